import { arbitrageInCents } from '@clearedge/quant/arbitrage';
import { cents } from '@clearedge/quant/money';
import { americanToDecimal } from '@clearedge/quant/price';
import { gameDistribution } from '@clearedge/quant/sports/baseball/game';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { OpenOffer } from '../../odds/index.ts';
import { offer } from '../../odds/testing/samples.ts';
import { middleChancesOf } from './list-opportunities.ts';
import type { OfferPair } from './pair-offers.ts';
import { presentMiddle } from './present-middle.ts';

const BANKROLL = cents(10_000);
const pairOf = (market: 'total' | 'spread', low: number, high: number, first = -110, second = -110): OfferPair => ({
  kind: 'middle',
  market,
  first: offer({ market, side: market === 'total' ? 'over' : 'away', line: low, price: first, bookCode: 'SUM' }) as OpenOffer,
  second: offer({ market, side: market === 'total' ? 'under' : 'home', line: high, price: second, bookCode: 'HAR' }) as OpenOffer,
  hold: 0,
});
const game = gameDistribution({ awayRuns: 4.3, homeRuns: 4.6 });
const present = (pair: OfferPair, isKnown: boolean) =>
  presentMiddle(pair, arbitrageInCents([pair.first.price, pair.second.price], BANKROLL), {
    sport: 'mlb',
    bankrollCents: BANKROLL,
    chances: isKnown ? middleChancesOf(game, pair.first, pair.second) : null,
  });

test.each<[string, OfferPair, [string, number | null, number][]]>([
  ['over 8.5 and under 9', pairOf('total', 8.5, 9), [['one wins, one pushes', 9, 45.45]]],
  ['over 8 and under 8.5', pairOf('total', 8, 8.5), [['one wins, one pushes', 8, 45.45]]],
  [
    'over 8 and under 9',
    pairOf('total', 8, 9),
    [
      ['one wins, one pushes', 8, 45.45],
      ['one wins, one pushes', 9, 45.45],
    ],
  ],
  ['over 8.5 and under 9.5', pairOf('total', 8.5, 9.5), [['both win', null, 90.9]]],
  [
    'over 8 and under 9.5',
    pairOf('total', 8, 9.5),
    [
      ['both win', null, 90.9],
      ['one wins, one pushes', 8, 45.45],
    ],
  ],
  ['+1.5 and +1.5', pairOf('spread', 1.5, 1.5), [['both win', null, 90.9]]],
  ['-1.5 and +2.5', pairOf('spread', -1.5, 2.5), [['both win', null, 90.9]]],
  ['-1 and +1.5', pairOf('spread', -1, 1.5), [['one wins, one pushes', 1, 45.45]]],
  ['+0.5 and +0.5, which no game ends between', pairOf('spread', 0.5, 0.5), []],
])('%s come to what their numbers allow', (_what, pair, outcomes) => {
  expect(present(pair, false).outcomes.map(({ result, at, profit }) => [result, at, profit])).toEqual(outcomes);
});

test('the model gives an outcome that cannot be no chance, and one that can a chance', () => {
  for (const [market, low, high] of [
    ['total', 8.5, 9],
    ['total', 8, 9.5],
    ['spread', 1.5, 1.5],
    ['spread', -1, 1.5],
  ] as const) {
    const pair = pairOf(market, low, high);
    const chances = middleChancesOf(game, pair.first, pair.second);
    const { outcomes, probability } = present(pair, true);
    expect(outcomes.every((one) => one.probability! > 0.01)).toBe(true);
    expect(probability).toBeCloseTo(chances.both + chances.firstPushes + chances.secondPushes, 9);
  }
});

test('profit, chance, break-even and expected profit of a card follow from each other', () => {
  const price = fc.oneof(fc.integer({ min: 100, max: 180 }), fc.integer({ min: -190, max: -101 }));
  const halves = fc.integer({ min: 10, max: 22 });
  fc.assert(
    fc.property(price, price, halves, fc.integer({ min: 1, max: 6 }), (first, second, low, width) => {
      const { outcomes, loss, probability, breakEven, expectedProfit, expectedReturn } = present(
        pairOf('total', low / 2, (low + width) / 2, first, second),
        true,
      );
      const gained = outcomes.reduce((sum, one) => sum + one.probability! * one.profit, 0);
      expect(expectedProfit).toBeCloseTo(gained - (1 - probability!) * loss, 9);
      expect(expectedReturn).toBeCloseTo(expectedProfit! / 100, 12);
      const gain = gained / probability!;
      if (breakEven === null) expect(gain).toBeLessThanOrEqual(0);
      else {
        expect(breakEven * gain - (1 - breakEven) * loss).toBeCloseTo(0, 9);
        if (loss > 0) expect(Math.sign(expectedProfit!)).toBe(Math.sign(probability! - breakEven));
      }
      const worst = Math.min(...[first, second].map(americanToDecimal));
      expect(loss).toBeLessThan(100 * (1 - worst / (worst + 1)) + 100);
    }),
  );
});

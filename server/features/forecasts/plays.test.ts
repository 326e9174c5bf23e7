import { americanToDecimal } from '@clearedge/quant/price';
import { gameDistribution, priceSelection } from '@clearedge/quant/sports/baseball/game';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { claimsKept } from '../../testing/index.ts';
import type { MarketSide } from '../odds/index.ts';
import { leftOf } from './judge-price.ts';
import type { GameProjection } from './plays.ts';
import { playOf, playsOn } from './plays.ts';

const GAME_ID = '20260711_NYY@BOS';
const game = gameDistribution({ awayRuns: 4.3, homeRuns: 4.6 });
const home = priceSelection(game, { market: 'moneyline', period: 'full', side: 'home' }).win;
const projection = {
  pHome: home,
  pHomeLow: home - 0.02,
  pHomeHigh: home + 0.02,
  pHomeModel: home + 0.03,
  weight: 0.4,
  totalWeight: 0.4,
} as GameProjection;
const CLAIMS = claimsKept(1);
const CONTEST = { id: 'contest', gameId: GAME_ID, sport: 'mlb' } as const;
const offer = (values: Partial<MarketSide> = {}): MarketSide => ({
  contestId: 'contest',
  market: 'moneyline',
  side: 'home',
  line: null,
  odds: -110,
  book: 'AAA',
  bookName: 'Book A',
  seenAt: new Date('2026-07-11T16:00:00Z'),
  isStale: false,
  noVigProbability: 0.5,
  bookCount: 3,
  ...values,
});
const play = (values: Partial<MarketSide> = {}) => playOf(projection, game, GAME_ID, offer(values), CLAIMS)!;

test('a moneyline is worth its probability times the price, less one', () => {
  const { probability, ev, fairOdds, marketProbability, beatsClose, probabilityLow, probabilityHigh } = play({ odds: 105 });
  expect(probability).toBeCloseTo(home, 12);
  expect(ev).toBeCloseTo(home * 2.05 - 1, 12);
  expect(fairOdds).toBeCloseTo(-100 * (home / (1 - home)), 9);
  expect([probabilityLow, probabilityHigh]).toEqual([expect.closeTo(home - 0.02, 12), expect.closeTo(home + 0.02, 12)]);
  expect(marketProbability).toBe(0.5);
  expect(beatsClose).toBeGreaterThan(0);
  expect(beatsClose).toBeLessThan(1);
});

test('both sides of a market share its probability, and a whole total can push', () => {
  const [over, under] = [play({ market: 'total', side: 'over', line: 9 }), play({ market: 'total', side: 'under', line: 9 })];
  expect(over.pushProbability).toBeGreaterThan(0.05);
  expect(over.probability + under.probability).toBeCloseTo(1, 12);
  expect(over.ev).toBeCloseTo((1 - over.pushProbability) * (over.probability * americanToDecimal(-110) - 1), 12);
  expect(over.beatsClose).toBeNull();
});

test('a side without a number on a market that needs one is not priced, nor are the first five innings', () => {
  expect(playOf(projection, game, GAME_ID, offer({ market: 'first5_moneyline' }), CLAIMS)).toBeNull();
  expect(playOf(projection, game, GAME_ID, offer({ market: 'spread', line: null }), CLAIMS)).toBeNull();
});

test('a better price is never worth less, and value starts where the worth does', () => {
  fc.assert(
    fc.property(fc.integer({ min: 100, max: 400 }), fc.integer({ min: 1, max: 200 }), (odds, more) => {
      const [low, high] = [play({ odds }), play({ odds: odds + more })];
      expect(high.ev).toBeGreaterThan(low.ev);
      expect(low.evLow).toBeLessThan(low.ev);
      if (low.isValue) expect(low.ev).toBeGreaterThan(0);
    }),
  );
});

test('one book makes no value play of any price', () => {
  expect(play({ odds: 110 })).toMatchObject({ isValue: true, doubt: null });
  expect(play({ odds: 110, bookCount: 1 })).toMatchObject({ isValue: false, doubt: 'one book', ev: play({ odds: 110 }).ev });
});

test('EV is what the chances come to; a pick is left what past plays of its kind kept, and nothing is value where they kept nothing', () => {
  const [all, half] = [play({ odds: 110 }), playOf(projection, game, GAME_ID, offer({ odds: 110 }), claimsKept(0.5))!];
  expect(half).toMatchObject({ basis: 'model', claimedEv: all.ev, keptShare: 0.5, isValue: true, doubt: null });
  expect(half.ev).toBe(all.ev);
  expect(leftOf(half)).toBeCloseTo(all.ev / 2, 12);
  const dear = playOf(projection, game, GAME_ID, offer({ odds: -140 }), claimsKept(0.5))!;
  expect(leftOf(dear)).toBe(dear.ev);
  for (const kept of [[], claimsKept(0)])
    expect(playOf(projection, game, GAME_ID, offer({ odds: 110 }), kept)).toMatchObject({
      isValue: false,
      doubt: 'unproven',
      keptShare: null,
    });
});

test.each([
  ['a model that has seen nothing', { ...projection, weight: 0 }],
  ['a model whose plays have not kept their claims', projection],
])('with %s the market is our number', (_what, held) => {
  const found = playOf(held, game, GAME_ID, offer({ odds: 104, noVigProbability: 0.51 }), claimsKept(0.6, 'market'))!;
  expect(found).toMatchObject({ basis: 'market', probability: 0.51, winProbability: 0.51, keptShare: 0.6, doubt: null });
  expect(found.ev).toBeCloseTo(0.51 * 2.04 - 1, 12);
  expect(leftOf(found)).toBeCloseTo(0.6 * (0.51 * 2.04 - 1), 12);
  expect(found.fairOdds).toBeCloseTo(-100 * (0.51 / 0.49), 9);
});

test('the books’ consensus is of this moment: it cannot be left behind by a market that moved', () => {
  const held = { ...projection, inputs: { market: { pHome: 0.46, total: null, bookCount: 3 } }, distribution: () => game };
  const sides = [offer({ odds: 104, noVigProbability: 0.51 })];
  const [found] = playsOn([CONTEST], new Map([['contest', held as unknown as GameProjection]]), sides, {
    keptClaims: { mlb: claimsKept(1, 'market') },
  });
  expect(found).toMatchObject({ basis: 'market', doubt: null, isValue: true });
});

test.each([
  ['a number far from the books’', { odds: 110, noVigProbability: home - 0.061 }, 'far from market'],
  ['a price that the books’ own number calls an error', { odds: 150 }, 'likely error'],
  ['no two-sided market to check it against', { odds: 110, noVigProbability: null }, 'no market'],
  ['a price below our number', { odds: -140 }, 'no edge'],
])('a price with value on paper is none with %s', (_what, values, doubt) => {
  expect(play(values)).toMatchObject({ isValue: false, doubt });
});

test.each([
  ['the market that the opinion was pooled with', { pHome: 0.5, total: null, bookCount: 3 }, null],
  ['another one', { pHome: 0.46, total: null, bookCount: 3 }, 'moved'],
  ['none at all', null, 'moved'],
])('a price is value only beside %s', (_what, market, doubt) => {
  const held = { ...projection, inputs: { market }, distribution: () => game } as unknown as GameProjection;
  const [found] = playsOn([CONTEST], new Map([['contest', held]]), [offer({ odds: 110 })], { keptClaims: { mlb: CLAIMS } });
  expect(found).toMatchObject({ doubt, isValue: doubt === null });
});

test('the printed chances give the expected value at every number', () => {
  const side = fc.constantFrom('over' as const, 'under' as const);
  fc.assert(
    fc.property(fc.integer({ min: 10, max: 24 }), fc.integer({ min: 100, max: 200 }), side, (halves, odds, chosen) => {
      const { winProbability, pushProbability, ev } = play({ market: 'total', side: chosen, line: halves / 2, odds });
      expect(ev).toBeCloseTo((winProbability * odds) / 100 - (1 - winProbability - pushProbability), 9);
    }),
  );
});

import { drawBelow, drawUniform, type RandomState, seedRandom } from '@clearedge/quant/random';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutsOf } from '../figures/cuts.ts';
import { drawDays } from '../figures/day-draws.ts';
import { unreportedOf } from '../get-my-performance.ts';
import type { TrackedBet } from '../performance-rows.ts';
import { priceFigures } from '../performance-rows.ts';
import { findLeaks, holm } from './find-leaks.ts';

const BOOKS = ['Harbor', 'Summit', 'Keystone'];
const MARKETS = ['moneyline', 'total'];
const ODDS = [-150, -110, 120, 180];

/** A bet at a fair price, but for the chance taken away from it. */
function fairBet(random: RandomState, day: number, lossOf: (bet: { odds: number; book: string }) => number): TrackedBet {
  const odds = ODDS[drawBelow(random, ODDS.length)]!;
  const book = BOOKS[drawBelow(random, BOOKS.length)]!;
  const decimal = odds > 0 ? 1 + odds / 100 : 1 + 100 / -odds;
  const isWon = drawUniform(random) < 1 / decimal - lossOf({ odds, book });
  return {
    playedOn: new Date(Date.UTC(2026, 3, 1 + day)).toISOString().slice(0, 10),
    market: MARKETS[drawBelow(random, 2)]!,
    odds,
    stakeCents: 1000,
    profitCents: isWon ? Math.round(1000 * (decimal - 1)) : -1000,
    result: isWon ? 'win' : 'loss',
    book,
    side: null,
    line: null,
    leadMinutes: 90,
    startHour: 19,
    closingKind: 'none',
    closingOdds: null,
    closingProbability: null,
    linePoints: null,
    settledRank: 0,
    ...priceFigures(odds, null),
  };
}

function season(seed: number, count: number, lossOf: (bet: { odds: number; book: string }) => number = () => 0, days = 90): TrackedBet[] {
  const random = seedRandom(seed);
  return Array.from({ length: count }, (_, at) => fairBet(random, Math.floor((at * days) / count), lossOf));
}

const look = (bets: readonly TrackedBet[]) => findLeaks(cutsOf(bets, drawDays(bets.map(({ playedOn }) => playedOn))));

describe('Holm', () => {
  it('multiplies the least by how many there are, and never goes below an earlier one', () => {
    expect(holm([0.04, 0.01, 0.03])).toEqual([0.06, 0.03, 0.06]);
    expect(holm([0.9, 0.8])).toEqual([1, 1]);
    expect(holm([])).toEqual([]);
  });

  it('stays between the p-value and its Bonferroni correction', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 40 }), (pValues) => {
        for (const [at, adjusted] of holm(pValues).entries()) {
          expect(adjusted).toBeGreaterThanOrEqual(pValues[at]!);
          expect(adjusted).toBeLessThanOrEqual(Math.max(pValues[at]!, Math.min(1, Math.max(...pValues) * pValues.length)));
        }
      }),
    );
  });
});

describe('leaks', () => {
  it('are found where a part really loses, first of all', () => {
    const { leaks } = look(season(3, 900, ({ book }) => (book === 'Summit' ? 0.2 : 0)));
    expect(leaks[0]).toMatchObject({ cut: 'book', key: 'Summit', verdict: 'distinguishable' });
    expect(leaks[0]!.roi).toBeLessThan(-0.2);
    expect(leaks[0]!.interval.high).toBeLessThan(0);
  });

  it('are called distinguishable in no more than a twentieth of seasons at fair prices, though some part alone often looks so', () => {
    const seasons = 200;
    const found = Array.from({ length: seasons }, (_, at) => look(season(1000 + at, 150, () => 0, 30)));
    const has = (verdict: string) =>
      found.filter(({ leaks, strengths }) => [...leaks, ...strengths].some((one) => one.verdict === verdict)).length;
    // 5% and three standard errors of a count of 200.
    expect(has('distinguishable')).toBeLessThanOrEqual(seasons * 0.05 + 3 * Math.sqrt(seasons * 0.05 * 0.95));
    expect(has('alone')).toBeGreaterThan(seasons / 4);
  });

  it('count every part that was looked at, and none of too few bets or of a cut with one part', () => {
    const bets = season(5, 120);
    const { cutsLookedAt, leaks, strengths } = look(bets);
    const parts = cutsOf(bets, drawDays(bets.map(({ playedOn }) => playedOn)));
    const fit = parts.filter(({ rows }) => rows.length > 1).flatMap(({ rows }) => rows.filter(({ isTooFew }) => !isTooFew));
    expect(cutsLookedAt).toBe(fit.length);
    expect(parts.find(({ cut }) => cut === 'lead')!.rows).toHaveLength(1);
    expect([...leaks, ...strengths].some(({ cut }) => cut === 'lead')).toBe(false);
    expect([...leaks, ...strengths].every(({ bets: count, adjusted, pValue }) => count >= 20 && adjusted >= pValue)).toBe(true);
  });
});

describe('what cannot be said yet', () => {
  it('asks for more bets the longer the prices', () => {
    const need = (odds: number) =>
      unreportedOf(season(1, 30).map((bet) => ({ ...bet, odds, ...priceFigures(odds, null) }))).find(({ what }) => what === 'edge')!.need;
    expect(need(100)).toBe(3140);
    expect(need(300)).toBe(9419);
  });

  it('drops what is enough', () => {
    expect(unreportedOf(season(1, 30)).map(({ what }) => what)).toEqual(['edge', 'closing', 'estimates']);
  });
});

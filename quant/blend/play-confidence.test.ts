import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FITTED_PLAYS } from './fitted.ts';
import { buildPlayTable, PLAY_BOUNDS, playConfidenceOf } from './play-confidence.ts';

const EVS = Array.from({ length: 101 }, (_, index) => index / 100);
/** Every third one wins at even money. */
const PROFITS = EVS.map((_, index) => (index % 3 === 0 ? 1 : -1));

describe('confidence of plays', () => {
  const table = () => buildPlayTable(EVS, PROFITS);

  test('ranks by expected value among past plays, with the record of the band', () => {
    expect(playConfidenceOf(table(), 0.5)).toEqual({
      rank: 50,
      band: { from: 50, to: 75, plays: 25, wins: 8, units: -9 },
      hitRate: 8 / 25,
      returnPerUnit: -9 / 25,
    });
    expect(playConfidenceOf(table(), 0.905).rank).toBeCloseTo(90.5, 9);
    expect(playConfidenceOf(table(), -1).rank).toBe(0);
    expect(playConfidenceOf(table(), 9)).toMatchObject({ rank: 100, band: { from: 90, to: 100, plays: 11 } });
  });

  test('every play is in one band, and units add up', () => {
    expect(table().bands.map(({ from }) => from)).toEqual(PLAY_BOUNDS.slice(0, -1));
    expect(table().bands.reduce((sum, { plays }) => sum + plays, 0)).toBe(101);
    expect(table().bands.reduce((sum, { wins }) => sum + wins, 0)).toBe(34);
    expect(table().bands.reduce((sum, { units }) => sum + units, 0)).toBe(34 - 67);
  });

  test('does not depend on the order of the plays', () => {
    expect(buildPlayTable(EVS.toReversed(), PROFITS.toReversed())).toEqual(table());
    expect(table().quantiles).toEqual(EVS);
    expect(table().bands.map(({ to }) => to)).toEqual([25, 50, 75, 90, 100]);
  });

  test('a stake that came back was not won, and a hundred plays are enough', () => {
    const { bands } = buildPlayTable(EVS.slice(1), Array(100).fill(0));
    expect(bands.map(({ wins, units }) => [wins, units])).toEqual(bands.map(() => [0, 0]));
  });

  test('more expected value never ranks lower', () => {
    const value = fc.double({ min: -1, max: 2, noNaN: true });
    fc.assert(
      fc.property(fc.constantFrom('moneyline' as const, 'total' as const), value, value, (market, first, second) => {
        const [low, high] = [first, second].sort((a, b) => a - b) as [number, number];
        const [below, above] = [playConfidenceOf(FITTED_PLAYS[market], low), playConfidenceOf(FITTED_PLAYS[market], high)];
        expect(above.rank).toBeGreaterThanOrEqual(below.rank);
        expect(above.hitRate).toBeGreaterThan(0);
      }),
    );
  });

  test.each([
    ['few plays', () => buildPlayTable(EVS.slice(0, 19), PROFITS.slice(0, 19))],
    ['plays without a result', () => buildPlayTable(EVS, PROFITS.slice(1))],
    ['an EV that is no number', () => playConfidenceOf(table(), Number.NaN)],
    ['an empty table', () => playConfidenceOf({ quantiles: [0, 1], bands: [] }, 0.5)],
    [
      'a band without a play',
      () => playConfidenceOf({ quantiles: [0, 1], bands: [{ from: 0, to: 100, plays: 0, wins: 0, units: 0 }] }, 0.5),
    ],
  ])('refuses %s', (_, act) => {
    expect(act).toThrow(RangeError);
  });
});

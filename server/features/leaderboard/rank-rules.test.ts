import { rankBy } from '@clearedge/quant/scoring';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readVectors } from '../../../quant/testing/vectors.ts';
import { byPoints, byUnits, isOnUnitsBoard, mayFreeze, pointsOf, weekOf } from './leaderboard-rules.ts';

interface Ranking {
  rows: { user: string; points: number; net: number }[];
}

describe('ranking', () => {
  for (const { id, input, expected } of readVectors<Ranking>('RANK').filter(({ op }) => op === 'weekly_order_points_then_net'))
    test(`vector ${id}`, () => {
      const rows = input.rows.map(({ user, points, net }) => ({ user, points, profitCents: Math.round(net * 100) }));
      expect(rankBy(rows, byPoints).map(({ item }) => item.user)).toEqual(expected);
    });

  test('equals share a place and the next is counted on', () => {
    const rows = [3, 9, 9, 12, 0].map((points) => ({ points, profitCents: 0 }));
    expect(rankBy(rows, byPoints).map(({ item, rank }) => [item.points, rank])).toEqual([
      [12, 1],
      [9, 2],
      [9, 2],
      [3, 4],
      [0, 5],
    ]);
  });

  test('a place is one more than how many are better, whatever the order they come in', () => {
    const row = fc.record({ points: fc.integer({ min: 0, max: 4 }), profitCents: fc.integer({ min: -2, max: 2 }) });
    fc.assert(
      fc.property(fc.array(row), (rows) => {
        for (const { item, rank } of rankBy(rows, byPoints))
          expect(rank).toBe(1 + rows.filter((other) => byPoints(other, item) < 0).length);
      }),
    );
  });

  test('three points a win, nothing else; the units board needs five bets and goes by units, then ROI', () => {
    expect([pointsOf({ wins: 0 }), pointsOf({ wins: 4 })]).toEqual([0, 12]);
    expect([isOnUnitsBoard({ bets: 4 }), isOnUnitsBoard({ bets: 5 })]).toEqual([false, true]);
    const [few, more, equal] = [
      { unitHundredths: 150, profitCents: 900, stakedCents: 1000 },
      { unitHundredths: 151, profitCents: 10, stakedCents: 1000 },
      { unitHundredths: 150, profitCents: 100, stakedCents: 1000 },
    ];
    expect(rankBy([equal, few, more], byUnits).map(({ item }) => item)).toEqual([more, few, equal]);
  });
});

describe('weeks', () => {
  test.each([
    ['2026-07-06', '2026-07-06'],
    ['2026-07-12', '2026-07-06'],
    ['2026-07-13', '2026-07-13'],
    ['2026-07-13T03:59:59Z', '2026-07-06'],
    ['2026-07-13T04:00:00Z', '2026-07-13'],
    ['2026-07-06T00:00:00-04:00', '2026-07-06'],
    ['2026-03-08T04:59:59Z', '2026-03-02'],
    ['2026-03-09T03:59:59Z', '2026-03-02'],
    ['2026-03-09T04:00:00Z', '2026-03-09'],
    ['2026-11-02T04:59:59Z', '2026-10-26'],
    ['2026-11-02T05:00:00Z', '2026-11-02'],
    ['2024-02-29', '2024-02-26'],
    ['2026-01-01', '2025-12-29'],
  ])('%s is in the week of %s', (text, weekOn) => expect(weekOf(text).weekOn).toBe(weekOn));

  test.each([
    ['2026-07-13T03:59:59Z', 0, false],
    ['2026-07-13T04:00:00Z', 0, true],
    ['2026-07-13T04:00:00Z', 1, false],
    ['2026-07-16T03:59:59Z', 1, false],
    ['2026-07-16T04:00:00Z', 1, true],
  ])('at %s with %i bets waiting, the week of 6 July may be frozen: %s', (now, pending, expected) =>
    expect(mayFreeze(weekOf('2026-07-06'), pending, new Date(now))).toBe(expected),
  );
});

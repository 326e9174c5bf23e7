import { expect, test } from 'vitest';
import { curveOf, drawdownOf } from './record-feature.ts';
import type { Shown } from './summary-rules.ts';

type Settled = [slateOn: string, gradedAt: string, units: number, result?: 'win' | 'loss' | 'push' | 'void'];

const shownOf = (rows: readonly Settled[]): Shown[] =>
  rows.map(([slateOn, at, units, result = units > 0 ? 'win' : 'loss'], place) => ({
    sport: 'mlb',
    isSealed: false,
    pick: { slateOn, sequence: place + 1 },
    result: { result, units, sequence: place + 1, gradedAt: new Date(at) },
  })) as unknown as Shown[];

const DAY = '2026-07-10';
const at = (minute: number): string => new Date(Date.UTC(2026, 6, 11, 2, minute)).toISOString();

test.each<[name: string, rows: Settled[], depth: number, byDay: number]>([
  [
    'losses between two wins of one day',
    [
      [DAY, at(1), 2],
      [DAY, at(2), -1],
      [DAY, at(3), -1],
      [DAY, at(4), 1],
    ],
    2,
    0,
  ],
  [
    'picks settled in another order than they were published',
    [
      [DAY, at(4), -1],
      [DAY, at(3), -1],
      [DAY, at(1), 1],
      [DAY, at(2), 1],
    ],
    2,
    0,
  ],
  [
    'a suspended game that ends days later',
    [
      ['2026-07-09', '2026-07-15T02:00:00Z', -3],
      [DAY, at(1), 2],
    ],
    3,
    3,
  ],
  [
    'voids and pushes in between',
    [
      [DAY, at(1), 1],
      [DAY, at(2), 0, 'void'],
      [DAY, at(3), -1],
      [DAY, at(4), 0, 'push'],
      [DAY, at(5), -1],
      ['2026-07-11', '2026-07-12T03:00:00Z', 1.5],
    ],
    2,
    1,
  ],
  ['wins alone', [[DAY, at(1), 1]], 0, 0],
])('max drawdown goes pick by pick in the order of settlement: %s', (_name, rows, depth, byDay) => {
  const shown = shownOf(rows);
  const totals = curveOf(shown).map(({ total }) => total);
  const ofDays = totals.reduce((worst, total, index) => Math.max(worst, Math.max(0, ...totals.slice(0, index + 1)) - total), 0);
  expect([drawdownOf(shown).depth, ofDays]).toEqual([depth, byDay]);
});

test('it names the days of the games between which it fell', () => {
  const shown = shownOf([
    ['2026-07-09', '2026-07-15T02:00:00Z', -3],
    [DAY, at(1), 2],
    ['2026-07-11', '2026-07-12T02:00:00Z', -1],
  ]);
  expect(drawdownOf(shown)).toEqual({ depth: 4, from: DAY, to: '2026-07-09' });
  expect(drawdownOf(shownOf([]))).toEqual({ depth: 0, from: null, to: null });
});

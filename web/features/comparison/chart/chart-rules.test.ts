import { expect, test } from 'vitest';
import type { LineHistory } from '../comparison.queries.ts';
import { frameOf, heightFor, leftOf, marksOf, oddsAt, pointAt, stepPath } from './chart-rules.ts';

const at = (minute: number): string => new Date(Date.UTC(2026, 6, 11, 16, minute)).toISOString();
const series = (points: [number, number | null, (number | null)?][]): LineHistory['series'][number] => ({
  book: 'SUM',
  bookName: 'Summit',
  points: points.map(([minute, odds, line = null]) => ({ at: at(minute), odds, line })),
});
const history = (own: LineHistory['series']): LineHistory => ({
  gameId: '20260711_NYY@BOS',
  market: 'moneyline',
  side: 'away',
  series: own,
  startsAt: at(600),
  asOf: at(40),
});

test('prices stand on one scale without the hole around even money', () => {
  const heights = [-150, -101, 100, 101, 150].map((odds) => heightFor({ odds, line: null }, 'odds')!);
  expect(heights).toEqual([-50, -1, 0, 1, 50]);
  expect(heights.map(oddsAt)).toEqual([-150, -101, 100, 101, 150]);
  expect(heightFor({ odds: null, line: 8 }, 'line')).toBeNull();
  expect(heightFor({ odds: -110, line: 8 }, 'line')).toBe(8);
});

test('a price stands until the next, and a suspension is a gap', () => {
  const own = series([
    [0, 110],
    [10, 120],
    [20, null],
    [30, 110],
  ]);
  const frame = frameOf(history([own]), 'odds')!;
  expect([frame.to, leftOf(frame, Date.parse(at(20)))]).toEqual([Date.parse(at(40)), 50]);
  expect(stepPath(own, 'odds', frame)).toMatch(/^M0\.00 [\d.]+H25\.00V[\d.]+H50\.00M75\.00 [\d.]+H100$/);
  expect(pointAt(own, Date.parse(at(15)))?.odds).toBe(120);
  expect(pointAt(own, Date.parse(at(25)))?.odds).toBeNull();
  expect(pointAt(own, Date.parse(at(-1)))).toBeNull();
});

test('without a price there is nothing to draw; a single one still has room', () => {
  expect(frameOf(history([series([[0, null]])]), 'odds')).toBeNull();
  const frame = frameOf({ ...history([series([[0, 110]])]), asOf: at(0) }, 'odds')!;
  expect([frame.to - frame.from, frame.high > frame.low]).toEqual([60_000, true]);
  expect(marksOf(frame, 'odds').every((mark) => mark >= frame.low && mark <= frame.high)).toBe(true);
});

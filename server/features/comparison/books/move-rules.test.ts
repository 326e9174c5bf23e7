import { expect, test } from 'vitest';
import type { PricePoint } from '../../odds/index.ts';
import { movesOf, pricingAt } from './move-rules.ts';

const START = Date.parse('2026-07-11T16:00:00Z');
const point = (bookCode: string, minute: number, price: number | null, rest: Partial<PricePoint> = {}): PricePoint => ({
  bookCode,
  market: 'moneyline',
  line: null,
  price,
  at: new Date(START + minute * 60_000),
  ...rest,
});
const opened = (...codes: string[]): PricePoint[] => codes.map((code) => point(code, 0, -110));
const movesIn = (points: readonly PricePoint[]) =>
  movesOf(points).map(({ startedAt, minutes }) => [(startedAt - START) / 60_000, Object.fromEntries(minutes)]);

test('three books that change the same way within half an hour make a move; the first and those behind it are told apart', () => {
  const points = [...opened('A', 'B', 'C', 'D'), point('B', 60, -115), point('A', 62, -114), point('C', 85, -118), point('D', 91, -115)];
  expect(movesIn(points)).toEqual([[60, { B: 0, A: 2, C: 25 }]]);
});

test('books of one poll begin together, and one book counts once', () => {
  const points = [...opened('A', 'B', 'C'), point('A', 10, -112), point('B', 10, -113), point('A', 12, -115), point('C', 20, -112)];
  expect(movesIn(points)).toEqual([[10, { A: 0, B: 0, C: 10 }]]);
});

test('two books are no move, and opposite changes are none together', () => {
  expect(movesIn([...opened('A', 'B', 'C'), point('A', 10, -115), point('B', 11, -115), point('C', 12, -105)])).toEqual([]);
});

test.each<[string, PricePoint['market'], number[], boolean]>([
  ['a total that rises', 'total', [8.5, 9], true],
  ['a handicap of the away side that falls', 'spread', [1.5, -1.5], true],
  ['a number that stays at the same price', 'total', [8.5, 8.5], false],
])('%s moves by its number, whatever the price does', (_what, market, lines, isMove) => {
  const at = (line: number, minute: number, price: number) => ['A', 'B', 'C'].map((code) => point(code, minute, price, { market, line }));
  expect(movesOf([...at(lines[0]!, 0, -110), ...at(lines[1]!, 30, isMove ? 105 : -110)]).length).toBe(Number(isMove));
});

test('a market that is taken down and put back is compared with what it was', () => {
  const points = [...opened('A', 'B', 'C'), point('A', 5, null), point('A', 20, -120), point('B', 21, -121), point('C', 22, -119)];
  expect(movesIn(points)).toEqual([[20, { A: 0, B: 1, C: 2 }]]);
  expect([...pricingAt(points, START + 6 * 60_000)]).toEqual(['B', 'C']);
});

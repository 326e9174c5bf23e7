import { expect, it } from 'vitest';
import type { BookRow } from '../../contest-types.ts';
import { BOOK_MARKETS, rankBooks } from './books-table.tsx';

const row = (book: string, first: [number | null, number], second: [number | null, number], isStale = false): BookRow => ({
  market: 'total',
  book,
  bookName: book,
  first: { line: first[0], odds: first[1] },
  second: { line: second[0], odds: second[1] },
  seenAt: '2026-07-11T21:00:00.000Z',
  isStale,
});

it('marks the best over and the best under, a better line before a better price, never a stale one', () => {
  const rows = rankBooks(
    [
      row('A', [8.5, 105], [8.5, -125]),
      row('B', [8, -120], [8, 100]),
      row('C', [9, -105], [9, -115]),
      row('D', [7.5, 200], [10, 200], true),
    ],
    BOOK_MARKETS.find(({ value }) => value === 'total')!,
  );
  expect(rows.map((one) => one.book)).toEqual(['B', 'A', 'C', 'D']);
  expect(rows.filter((one) => one.isBestFirst).map((one) => one.book)).toEqual(['B']);
  expect(rows.filter((one) => one.isBestSecond).map((one) => one.book)).toEqual(['C']);
});

import { expect, it } from 'vitest';
import { mainLineOf, type NumberedPrice } from './main-line.ts';

const both = (book: string, line: number | null, first: number, second: number): NumberedPrice[] => [
  { line, book, isFirst: true, odds: first },
  { line, book, isFirst: false, odds: second },
];

it('is the number of most books; of equals the one priced nearest to even, then the lower', () => {
  expect(mainLineOf([...both('A', -7, -110, -110), ...both('B', -7, -115, -105), ...both('C', -10, -110, -110)])).toBe(-7);
  // A moneyline of +115 has no spread of one point: that book's price leans far to one side.
  expect(mainLineOf([...both('A', -1, -150, 130), ...both('B', 2.5, -112, -108)])).toBe(2.5);
  expect(mainLineOf([...both('A', 3, -110, -110), ...both('B', -3, -110, -110)])).toBe(-3);
});

it('counts a book once, and a side alone as far from even', () => {
  expect(mainLineOf([{ line: 8, book: 'A', isFirst: true, odds: -110 }, ...both('B', 8.5, -140, 120)])).toBe(8.5);
});

it('is nothing without a number or a price', () => {
  expect([mainLineOf([]), mainLineOf(both('A', null, 120, -140))]).toEqual([null, null]);
});

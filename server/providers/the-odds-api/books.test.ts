import { describe, expect, test } from 'vitest';
import { BOOK_CODES, bookOf } from './books.ts';

const codeOf = (key: string): string => bookOf({ key, title: key }).code;

describe('codes of books', () => {
  test('no two books of the table share one', () => {
    const codes = Object.values(BOOK_CODES);
    expect(new Set(codes).size).toBe(codes.length);
    expect(codes.filter((code) => !/^[A-Z]{3}$/.test(code))).toEqual([]);
  });

  test.each([
    ['polymarket', 'leovegas'],
    ['novig', 'grosvenor'],
    ['underdog', 'livescorebet_eu'],
    ['livescorebet', 'gtbets'],
    ['coolbet', 'twinspires'],
    ['tipico_de', 'unibet_fr'],
  ])('%s and %s of two regions stay two books', (one, other) => {
    expect(codeOf(one)).not.toBe(codeOf(other));
  });

  test('ten thousand books that are not in the table have ten thousand codes, none of the table, each a code that filters take', () => {
    const codes = Array.from({ length: 10_000 }, (_, place) => codeOf(`new_book_${place}`));
    expect(new Set([...codes, ...Object.values(BOOK_CODES)]).size).toBe(codes.length + Object.keys(BOOK_CODES).length);
    expect(codes.filter((code) => !/^[A-Z0-9]{4,12}$/.test(code))).toEqual([]);
    expect(codeOf('new_book_1')).toBe(codes[1]);
    expect(codeOf('constructor')).not.toBe(codeOf('toString'));
  });
});

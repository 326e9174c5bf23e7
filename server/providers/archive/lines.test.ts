import { describe, expect, test } from 'vitest';
import { checkPair, readPriceRows } from './lines.ts';
import { Refusals } from './retrosheet/refusals.ts';
import { LINES_HEADER, QUOTES_HEADER } from './testing/tiny-archive.ts';

describe('two prices of a market', () => {
  test.each([
    ['-110', '-110', { pair: [-110, -110] }],
    ['+120', '-140', { pair: [120, -140] }],
    ['', '', { missing: true }],
    ['120', '', { refused: 'quote is not two American prices' }],
    ['50', '-110', { refused: 'quote is not two American prices' }],
    ['1.9', '-110', { refused: 'quote is not two American prices' }],
    ['120', '110', { refused: 'quote has an overround outside 0 to 12%' }],
    ['-150', '-150', { refused: 'quote has an overround outside 0 to 12%' }],
  ])('%s and %s', (first, second, checked) => {
    expect(checkPair(first, second)).toEqual(checked);
  });
});

test('a lines row', () => {
  const refusals = new Refusals();
  const text = [
    LINES_HEADER,
    '20240611,2,NYY,BOS,A,120,-140,130,-150,8.5,-110,-110,,,',
    '20240611,2,NYY,BOS,B,,,130,-150,,,,8.5,,',
    '',
  ].join('\n');
  const [open, close] = [...readPriceRows({ name: 'lines', kind: 'lines', text }, refusals)];
  expect(open).toEqual({
    on: '2024-06-11',
    number: 2,
    away: 'NYY',
    home: 'BOS',
    refusedQuotes: 0,
    prices: {
      book: 'ARA',
      moneylineOpen: [120, -140],
      moneylineClose: [130, -150],
      totalOpen: [8.5, -110, -110],
      totalClose: null,
      quoted: null,
    },
  });
  expect(close?.prices).toMatchObject({ book: 'ARB', moneylineOpen: null, moneylineClose: [130, -150], totalClose: null });
  expect(refusals.list()).toEqual([]);
});

test("a book's one quote", () => {
  const refusals = new Refusals();
  const text = [
    QUOTES_HEADER,
    '20240611,NYY,BOS,2024-06-11T23:10:00Z,2024-06-10,betmgm,120,-140,8.5',
    '20240611,NYY,BOS,,,betmgm,120,-140,8.5',
    '20240611,NYY,BOS,,2024-06-10,corner,120,-140,',
  ].join('\n');
  const rows = [...readPriceRows({ name: 'quotes', kind: 'quotes', text }, refusals)];
  expect(rows.map(({ prices }) => prices)).toMatchObject([{ book: 'MGM', quoted: { on: '2024-06-10', moneyline: [120, -140] } }]);
  expect(
    refusals
      .list()
      .map(({ reason }) => reason)
      .sort(),
  ).toEqual(['price row lacks a date, a known book, a team or a game number', 'quote row lacks a price or the day it was seen']);
});

test('a total needs its number in halves', () => {
  const refusals = new Refusals();
  const text = [LINES_HEADER, '20240611,0,NYY,BOS,A,,,,,8.3,-110,-110,,-110,-110'].join('\n');
  const [row] = [...readPriceRows({ name: 'lines', kind: 'lines', text }, refusals)];
  expect(row).toMatchObject({ refusedQuotes: 2, prices: { totalOpen: null, totalClose: null } });
});

import { expect, test } from 'vitest';
import { sheetText } from './sheet-copy.tsx';

const bet = {
  playedOn: '2026-07-10',
  game: '20260710_NYY@BOS',
  selection: 'New York Yankees',
  book: 'Harbor',
  odds: 120,
  stake: 25,
  result: 'win',
  profit: 30,
  closing: { odds: null },
};

test('columns between tabs; a text that would be a formula stays text, and one with breaks stays in its cell', () => {
  const text = sheetText([
    bet,
    { ...bet, selection: '=HYPERLINK("x")', book: null, odds: -110, profit: -25, closing: { odds: -115 } },
    { ...bet, selection: 'two\tcells\nand lines' },
  ]);
  expect(text.split('\n').map((line) => line.split('\t'))).toEqual([
    ['Day', 'Game', 'Selection', 'Book', 'Odds', 'Stake', 'Result', 'Profit', 'Closing odds'],
    ['2026-07-10', '20260710_NYY@BOS', 'New York Yankees', 'Harbor', '120', '25.00', 'win', '30.00', ''],
    ['2026-07-10', '20260710_NYY@BOS', '\'=HYPERLINK("x")', '', '-110', '25.00', 'win', '-25.00', '-115'],
    ['2026-07-10', '20260710_NYY@BOS', 'two cells and lines', 'Harbor', '120', '25.00', 'win', '30.00', ''],
  ]);
});

import { describe, expect, test } from 'vitest';
import { csvLine, plainCell } from '../../../kernel/csv.ts';
import { readImportedBet } from './import-rules.ts';

const now = new Date('2026-07-11T16:00:00Z');
const reading = { now, oddsFormat: null, occurrence: () => 1 };
const row = {
  Date: '2026-07-01',
  Contest: 'NYY @ BOS',
  Market: 'ML',
  Pick: 'Yankees',
  Odds: '+120',
  Stake: '$25.50',
  Sportsbook: 'Summit',
  Result: 'Won',
};
const read = (change: Record<string, string> = {}) => readImportedBet({ ...row, ...change }, reading);

describe('readImportedBet', () => {
  test('reads other trackers’ column names', () => {
    expect(read()).toMatchObject({
      gameLabel: 'NYY @ BOS',
      betType: 'moneyline',
      selection: 'Yankees',
      odds: 120,
      stakeCents: 2550,
      book: 'Summit',
      result: 'win',
    });
  });
  test('the key ignores the result, so that a file exported later does not add the bet again', () => {
    expect(read().importKey).toBe(read({ Result: 'pending' }).importKey);
    expect(read().importKey).not.toBe(read({ Stake: '25.51' }).importKey);
  });
  test('the key never changes: a file that was imported once is known for good', () => {
    expect(read().importKey).toBe('hC6nj4TLdJT8UBOcusKX0gip4b0xFilv5FMres7O9nQ#1');
    expect(read({ Market: 'Top 10', Sportsbook: '' }).importKey).toBe('pFUr7q9H4uIjbnaA8C9kA9RPma7aMzej2dNn_KaRIZw#1');
  });
  test.each([
    [{ Odds: '50' }, 'American odds'],
    [{ Odds: '1e309' }, 'American odds'],
    [{ Odds: '-99' }, 'American odds'],
    [{ Stake: '0' }, 'stake in dollars'],
    [{ Stake: '1.005' }, 'stake in dollars'],
    [{ Stake: '-5' }, 'stake in dollars'],
    [{ Date: 'yesterday' }, 'is not a date'],
    [{ Date: '2026-07-12' }, 'future'],
    [{ Market: 'first basket' }, 'not a bet type'],
    [{ Result: 'maybe' }, 'not a result'],
    [{ Pick: 'x'.repeat(161) }, 'longer than 160'],
  ])('refuses %j', (change, message) => {
    expect(() => read(change)).toThrow(message);
  });
});

test.each(['future', 'Futures', 'season_long'])('%s is a bet on a season', (Market) => {
  expect(read({ Market, Contest: '' })).toMatchObject({ isFuture: true, betType: null });
  expect(read().isFuture).toBe(false);
});

test('a file may leave the game and the market to the selection', () =>
  expect(read({ Contest: '', Market: 'straight' })).toMatchObject({ gameLabel: '', betType: null, places: null }));

test.each(['SETTLED_WIN', 'settled win', 'Won', 'W'])('%s is a win', (Result) => expect(read({ Result }).result).toBe('win'));

test('a column that the owner chose is read, whatever it is called, and none where the owner says so', () => {
  const columns = { stake: 'Units in $', book: '' };
  const chosen = readImportedBet({ ...row, 'Units in $': '40' }, { ...reading, columns });
  expect(chosen).toMatchObject({ stakeCents: 4000, book: null });
});

test('a CSV line quotes what needs it and defuses formulas, but leaves prices alone', () => {
  expect(csvLine(['a,b', 'say "x"', '=1+1', '@cmd', '-110', '+1.5', '+cmd', -12.5, null])).toBe(
    '"a,b","say ""x""",\'=1+1,\'@cmd,-110,+1.5,\'+cmd,-12.5,\r\n',
  );
});

test.each(['a;=1+1', 'x; @cmd', 'line\n=1', '；=1', ';', 'a;b', "it's; fine", 'tab\t+SUM(A1)'])(
  'the text %j runs nowhere, wherever a spreadsheet splits, and reads back',
  (text) => {
    const line = csvLine([text]).replace(/\r\n$/, '');
    expect(line).not.toMatch(/[;\t\n] *[=+\-@]/);
    const cell = line.startsWith('"') ? line.slice(1, -1).replaceAll('""', '"') : line;
    expect(plainCell(cell)).toBe(text);
  },
);

test('a result wins over a status beside it', () => {
  expect(read({ Result: '', status: 'settled' }).result).toBeNull();
  expect(readImportedBet({ status: 'settled', ...row, Result: 'lost' }, reading).result).toBe('loss');
});

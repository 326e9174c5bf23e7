import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { logit } from '@clearedge/quant/distribution';
import { fairProbabilities } from '@clearedge/quant/margin';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { homeWin, LINES_HEADER } from '../../../server/providers/archive/testing/tiny-archive.ts';
import { playerOf, quietHalves, tinyGame } from '../../../server/providers/archive/testing/tiny-game.ts';
import { findDayQuote, readDayQuotes } from './day-quotes.ts';
import { readEventRecord } from './event-record.ts';
import { findPublic, readPublicTable } from './fivethirtyeight.ts';
import { fixtureOf } from './history-game.ts';
import { findPrices, readPriceTable } from './price-table.ts';
import { readHistory, readLogRecord, scheduledInnings } from './read-history.ts';
import { commonCode } from './team-codes.ts';

/** A game log row with only the columns that count. */
function logRow(changes: Record<number, string> = {}): string {
  const row = Array.from({ length: 161 }, () => '');
  const cells: Record<number, string> = {
    0: '20210811',
    1: '0',
    3: 'NYA',
    6: 'BOS',
    9: '2',
    10: '5',
    11: '51',
    12: 'N',
    16: 'BOS07',
    19: '000100010',
    20: '20100002x',
  };
  const totals = [34, 8, 2, 0, 1, 2, 0, 0, 1, 4, 1, 9, 0, 0, 0, 0, 7];
  for (const [index, total] of totals.entries()) {
    cells[21 + index] = String(total);
    cells[49 + index] = String(total + 1);
  }
  cells[101] = 'coleg001';
  cells[103] = 'salec001';
  for (let man = 0; man < 9; man += 1) {
    cells[105 + 3 * man] = `away${man}`;
    cells[132 + 3 * man] = `home${man}`;
  }
  for (const [column, cell] of Object.entries({ ...cells, ...changes })) row[Number(column)] = cell;
  return row.map((cell) => `"${cell}"`).join(',');
}

describe('a game log row', () => {
  const past = readLogRecord(logRow())!;
  test('is a record', () => {
    expect(past).toMatchObject({
      startedOn: '2021-08-11',
      game: { gameId: 'BOS202108110', playedOn: '2021-08-11', season: 2021, parkId: 'BOS07', scheduledInnings: 9 },
    });
    expect(past.game.away).toMatchObject({
      teamId: 'NYY',
      runs: 2,
      battingOuts: 27,
      walks: 3,
      hitByPitch: 1,
      strikeouts: 9,
      starterId: 'coleg001',
      pitchers: null,
    });
    expect(past.game.home).toMatchObject({ teamId: 'BOS', runs: 5, battingOuts: 24, runsByInning: [2, 0, 1, 0, 0, 0, 0, 2] });
    expect(past.game.home.lineUp).toEqual(Array.from({ length: 9 }, (_, man) => `home${man}`));
  });
  test('of a suspended game counts on the day it ended', () => {
    const suspended = readLogRecord(logRow({ 13: '20210831,BOS07,2,1,20' }))!;
    expect([suspended.startedOn, suspended.game.playedOn]).toEqual(['2021-08-11', '2021-08-31']);
  });
  test.each([
    ['cut short', 'a,b,c'],
    ['of an unknown club', logRow({ 3: 'XXX' })],
    ['without batting totals', logRow({ 21: '' })],
  ])('%s is none', (_name, line) => {
    expect(readLogRecord(line)).toBeNull();
  });
  test('without a lineup has none', () => {
    expect(readLogRecord(logRow({ 105: '' }))?.game.away.lineUp).toBeNull();
  });
  test.each([
    ['2020-07-28', 1, 9],
    ['2020-08-05', 1, 7],
    ['2021-06-01', 2, 7],
    ['2021-06-01', 0, 9],
    ['2022-06-01', 1, 9],
  ])('on %s, game %d, is scheduled for %d innings', (on, number, innings) => {
    expect(scheduledInnings(on, number)).toBe(innings);
  });
  test('before the first pitch only club, starter and nine are known', () => {
    const fixture = fixtureOf(past, true);
    expect(Object.keys(fixture.home)).toEqual(['teamId', 'starterId', 'lineUp']);
    expect(fixtureOf(past, false).home.lineUp).toBeNull();
  });
});

describe('an event file', () => {
  const linesOf = (text: string): string[] => text.split('\r\n').filter((line) => line !== '');
  test('gives the same record as a game log, and every player beside', () => {
    const halves = [['W', 'IW', 'HP', 'K', 'K', 'K'], ['HR', '8', '8', '8'], ...quietHalves(15)];
    const { game, startedOn } = readEventRecord(linesOf(tinyGame({ halves })))!;
    expect(startedOn).toBe('2024-06-11');
    expect(game.away).toMatchObject({ teamId: 'NYY', runs: 0, walks: 1, hitByPitch: 1, battingOuts: 27, starterId: playerOf('NYA', 0) });
    expect(game.home).toMatchObject({ teamId: 'BOS', runs: 1, homeRuns: 1, battingOuts: 24 });
    expect(game.home.pitchers).toMatchObject([{ playerId: playerOf('BOS', 0), isStarter: true, outs: 27, walks: 1, hitByPitch: 1 }]);
    expect(game.away.lineUp).toHaveLength(9);
    expect(game.away.batters).toHaveLength(9);
    expect(game.home.batters!.reduce((sum, { homeRuns }) => sum + homeRuns, 0)).toBe(1);
  });
  test('out of order is none', () => {
    expect(readEventRecord(linesOf(tinyGame({ halves: [['8', '8', '8', '8']] })))).toBeNull();
  });
});

test.each([
  ['ATH', 'OAK'],
  ['OAK', 'OAK'],
  ['CWS', 'CHW'],
  ['WSN', 'WSH'],
  ['NYY', 'NYY'],
])('%s is %s everywhere', (code, common) => {
  expect(commonCode(code)).toBe(common);
});

describe('a folder', () => {
  let dir = '';
  beforeAll(async () => {
    dir = await mkdtemp(join(tmpdir(), 'backtest-reading-'));
    const days = ['2025-06-11', '2025-06-12', '2025-06-13'];
    const games = days.map((on) => tinyGame({ on, halves: homeWin('HR') }));
    const double = [1, 2].map((number) => tinyGame({ on: '2025-06-14', number: number as 1 | 2, away: 'ATH', halves: homeWin('HR') }));
    await writeFile(join(dir, '2025BOS.EVA'), [...games, ...double].join(''));
    await writeFile(
      join(dir, 'lines_2025_2026.csv'),
      [
        LINES_HEADER,
        '20250611,0,NYY,BOS,A,120,-140,130,-150,8.5,-110,-110,9,-105,-115',
        '20250611,0,NYY,BOS,B,,,110,-130,,,,8.5,,',
        '20250612,0,NYY,BOS,A,120,-140,,,8.5,-110,-110,,,',
        '20250612,0,NYY,BOS,B,,,110,-130,,,,8.5,,',
        '20250614,1,OAK,BOS,A,150,-170,150,-170,8,-110,-110,8,-110,-110',
        '20250614,2,ATH,BOS,A,160,-180,-160,-180,8,-110,-110,8,-110,-110',
        '',
      ].join('\n'),
    );
    await writeFile(
      join(dir, 'fivethirtyeight_2025.csv'),
      'date,home,away,elo_prob_home,rating_prob_home,home_score,away_score\n20250611,BOS,NYY,0.55,0.6,1,0\n20250612,BOS,NYY,,0.6,1,0\n',
    );
  });
  afterAll(() => rm(dir, { recursive: true, force: true }));

  test('of event files alone is a season', async () => {
    const [season] = await readHistory(dir);
    expect(season).toMatchObject({ season: 2025, fromEvents: 5 });
    expect(season?.games.map(({ game }) => game.gameNumber)).toEqual([0, 0, 0, 1, 2]);
    expect(season?.games.at(-1)?.game.away.teamId).toBe('OAK');
  });
  test('prices find their games under either spelling, whatever years the file name says', async () => {
    const table = await readPriceTable(dir);
    const [season] = await readHistory(dir);
    const [first, second, none, one, two] = season!.games.map((past) => findPrices(table, past));
    expect(first?.open?.home).toBeCloseTo(1 + 100 / 140, 12);
    expect(first?.open?.pHome).toBeGreaterThan(0.55);
    expect(first).toMatchObject({ marks: [], totalOpen: { line: 8.5 }, totalClose: { line: 9 } });
    expect(first?.close?.away).toBeCloseTo(2.3, 12);
    // Two sources of the close: their mean.
    const alone = (away: number, home: number): number => fairProbabilities([away, home]).probabilities[1]!;
    expect(first?.close?.pHome).toBeCloseTo((alone(2.3, 1 + 100 / 150) + alone(2.1, 1 + 100 / 130)) / 2, 12);
    expect(second?.close?.away).toBeCloseTo(2.1, 12);
    expect(none).toBeNull();
    expect(one?.open?.away).toBeCloseTo(2.5, 12);
    expect(two?.open?.away).toBeCloseTo(2.6, 12);
    expect(two?.close).toBeNull();
  });
  test('public forecasts are found by clubs and score, and left out where they are not whole', async () => {
    const table = await readPublicTable(dir);
    const [season] = await readHistory(dir);
    expect(season!.games.map((past) => findPublic(table, past)?.withPitchers)).toEqual([0.6, undefined, undefined, undefined, undefined]);
  });
  test('quotes of the day are the mean of the books, with the hours left', async () => {
    const quotes = [
      'date,away,home,commence_utc,quoted_on,book,away_ml,home_ml,total',
      '20250611,NYY,BOS,2025-06-11T23:10:00Z,2025-06-11,one,120,-140,8.5',
      '20250611,NYY,BOS,2025-06-11T23:10:00Z,2025-06-11,two,140,-160,8.5',
      '20250611,NYY,BOS,2025-06-11T23:10:00Z,2025-06-11,three,-160,-160,8.5',
      '20250612,NYY,BOS,2025-06-12T17:10:00Z,2025-06-12,one,120,-140,8.5',
      '20250613,NYY,BOS,2025-06-13T17:10:00Z,2025-06-12,one,120,-140,8.5',
      '20250614,OAK,BOS,2025-06-14T23:10:00Z,2025-06-14,one,120,-140,8.5',
    ];
    await writeFile(join(dir, 'book_quotes_2025.csv'), quotes.join('\n'));
    const [season] = await readHistory(dir);
    const table = await readDayQuotes(dir);
    const [first, second, third, one] = season!.games.map((past) => findDayQuote(table, past));
    const oddsOf = (away: number, home: number): number => logit(fairProbabilities([away, home]).probabilities[1]!);
    // Two books; the third's margin cannot be.
    expect(logit(first!.pHome)).toBeCloseTo((oddsOf(2.2, 1 + 100 / 140) + oddsOf(2.4, 1 + 100 / 160)) / 2, 10);
    expect(first!.hoursToStart).toBeCloseTo(5 + 1 / 6, 10);
    // Quoted once the game was on; quoted the day before; of a double header.
    expect(second).toBeNull();
    expect(third!.hoursToStart).toBeCloseTo(23 + 1 / 6, 10);
    expect(one).toBeNull();
  });
  test('without seasons is an error that names it', async () => {
    const empty = await mkdtemp(join(tmpdir(), 'backtest-empty-'));
    await expect(readHistory(empty)).rejects.toThrow(empty);
    expect((await readPublicTable(empty)).size).toBe(0);
    await rm(empty, { recursive: true });
  });
});

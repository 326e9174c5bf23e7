import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { readConfig } from '../../main/config.ts';
import { statusOf as espnStatusOf } from '../espn-scoreboard/game-status.ts';
import { espnScoreboard } from '../espn-scoreboard/index.ts';
import { wireBoard, wireEvent, wireStatus } from '../espn-scoreboard/testing/small-board.ts';
import { FakeSurroundings } from '../http/testing/fake-surroundings.ts';
import { memoryStore } from '../http/testing/memory-store.ts';
import { clubCodeOf } from '../leagues/club-code.ts';
import { applySpellings, listUnknown, NO_SPELLINGS, type Spellings, type Worded } from '../leagues/spellings.ts';
import { statusOf as mlbStatusOf } from '../mlb-stats-api/game-status.ts';
import { wireGame } from '../mlb-stats-api/testing/small-league.ts';
import { statusOf as nbaStatusOf } from '../nba-scoreboard/map-game.ts';
import { statusOf as nhlStatusOf } from '../nhl-api/game-status.ts';
import { bookOf } from '../the-odds-api/books.ts';
import { h2h, wireBook, wireOffer } from '../the-odds-api/testing/small-world.ts';
import { createLiveSource, LIVE_ADDRESSES } from './index.ts';
import { listSpellings, readSpellings } from './read-spellings.ts';

const dir = mkdtempSync(path.join(tmpdir(), 'spellings-'));
const file = path.join(dir, 'spellings.json');
const write = (body: unknown): void => writeFileSync(file, typeof body === 'string' ? body : JSON.stringify(body));
afterEach(() => applySpellings(NO_SPELLINGS));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

const ADDED: Spellings = {
  clubs: { nba: { GSV: 'GSW', 'Golden St. Warriors': 'GSW' }, nhl: { WPJ: 'WPG' } },
  books: { newbook_us: { code: 'NWB', name: 'New Book' }, betmgm: { name: 'MGM' } },
  statuses: {
    'espn-scoreboard': { STATUS_FORFEIT: 'cancelled', STATUS_ENDED: 'final' },
    'mlb-stats-api': { 'Forfeit: rule violation': 'final' },
  },
};

/** As an operator writes it. */
const FILE = JSON.stringify(ADDED).replace('cancelled', 'canceled');

test('a file of spellings is read as it stands, and what it adds is told line by line', () => {
  write(FILE);
  const { spellings, complaints } = readSpellings(file);
  expect([spellings, complaints]).toEqual([ADDED, []]);
  expect(listSpellings(spellings)).toEqual([
    ['clubs, nba', '“GSV” is GSW, “Golden St. Warriors” is GSW'],
    ['clubs, nhl', '“WPJ” is WPG'],
    ['book newbook_us', 'NWB, New Book'],
    ['book betmgm', 'MGM'],
    ['states, espn-scoreboard', '“STATUS_FORFEIT” is canceled, “STATUS_ENDED” is final'],
    ['states, mlb-stats-api', '“Forfeit: rule violation” is final'],
  ]);
});

test.each<[string, unknown, string[]]>([
  ['broken', '{"clubs": {', ['is not JSON']],
  ['a list', [], ['expected an object with clubs, books and statuses']],
  ['an unknown section', { teams: {} }, ['expected clubs, books, statuses, not teams']],
  ['an unknown sport', { clubs: { kbo: {} } }, ['clubs: expected mlb, ']],
  ['an unknown club', { clubs: { nba: { GSV: 'GSX' } } }, ['clubs.nba: “GSV”: “GSX” is no club of the NBA; its codes are ']],
  ['a name of another club', { clubs: { nba: { 'Boston Celtics': 'GSW' } } }, ['clubs.nba: “Boston Celtics” is BOS already']],
  ['a code of another club', { clubs: { nhl: { BOS: 'WPG' } } }, ['clubs.nhl: “BOS” is BOS already']],
  ['a spelling twice', { clubs: { nfl: { 'K.C. Chiefs': 'KC', 'KC chiefs': 'BUF' } } }, ['clubs.nfl: “KC chiefs” is there twice']],
  ['a club that is no text', { clubs: { nfl: { Chiefs: 3 } } }, ['clubs.nfl.Chiefs: expected the code of a club']],
  ['a code of a known book', { books: { newbook: { code: 'DRK' } } }, ['books.newbook: DRK is the code of draftkings']],
  ['one code for two books', { books: { a_book: { code: 'QQQ' }, b_book: { code: 'QQQ' } } }, ['books.b_book: QQQ is the code of a_book']],
  ['another code of a known book', { books: { draftkings: { code: 'DKG' } } }, ['books.draftkings: its code is DRK for good']],
  ['a code that is none', { books: { newbook: { code: 'abc' } } }, ['books.newbook.code: expected three capital letters']],
  ['an unknown provider', { statuses: { espn: {} } }, ['statuses: expected mlb-stats-api, espn-scoreboard']],
  ['a meaning that is none', { statuses: { 'nhl-api': { FORF: 'over' } } }, ['statuses.nhl-api.FORF: expected one of scheduled']],
  [
    'two faults',
    { clubs: { nba: { X: 'Y' } }, books: { a_book: { code: 'FAN' } } },
    ['clubs.nba: “X”', 'books.a_book: FAN is the code of fanduel'],
  ],
])('a file with %s is refused whole, with every fault', (_name, body, says) => {
  write(body);
  const { spellings, complaints } = readSpellings(file);
  expect(complaints).toEqual(says.map((words) => expect.stringContaining(words) as string));
  expect(spellings).toEqual(NO_SPELLINGS);
});

test('the start is refused with a file that is not there or wrong, and where the source is not live', () => {
  const live = { DATA_SOURCE: 'live', SECRET_KEY: '0123456789abcdef0123456789abcdef', SPELLINGS_FILE: file };
  write(FILE);
  expect(readConfig(live).live?.spellings).toEqual(ADDED);
  expect(() => readConfig({ SPELLINGS_FILE: file })).toThrow('SPELLINGS_FILE: only with DATA_SOURCE=live');
  expect(() => readConfig({ ...live, SPELLINGS_FILE: path.join(dir, 'none.json') })).toThrow(/SPELLINGS_FILE: .*none\.json cannot be read/);
  write({ clubs: { nba: { GSV: 'GSX' } } });
  expect(() => readConfig(live)).toThrow('SPELLINGS_FILE: clubs.nba: “GSV”: “GSX” is no club of the NBA');
  expect(readConfig({ ...live, SPELLINGS_FILE: '' }).live?.spellings).toEqual(NO_SPELLINGS);
});

describe('what was added is read wherever providers write it', () => {
  test('a club’s new abbreviation: its game is listed by the club that we know', async () => {
    const around = new FakeSurroundings('2026-11-13T00:10:00Z');
    around.script(() => ({ body: wireBoard(wireEvent('GSV', 'NY', { date: '2026-11-13T00:30Z', week: null })) }));
    const list = async () =>
      (await espnScoreboard(around).feeds.nba!.listGames('2026-11-12', '2026-11-12', around.now())).map(({ gameId }) => gameId);
    expect(await list()).toEqual([]);
    applySpellings({ ...NO_SPELLINGS, clubs: ADDED.clubs });
    expect(await list()).toEqual(['20261112_GSW@NYK_NBA']);
  });

  test('a club of one sport is not one of another', () => {
    applySpellings({ ...NO_SPELLINGS, clubs: { nba: { ZZZ: 'GSW' } } });
    const clubs = { clubs: {}, otherCodes: {} };
    expect([clubCodeOf({ sport: 'nba', ...clubs }, 'zzz'), clubCodeOf({ sport: 'nhl', ...clubs }, 'ZZZ')]).toEqual(['GSW', null]);
  });

  test('a book’s code and name; a known book keeps its code', () => {
    applySpellings({ ...NO_SPELLINGS, books: ADDED.books });
    expect(bookOf({ key: 'newbook_us', title: 'newbook' })).toEqual({ code: 'NWB', name: 'New Book' });
    expect(bookOf({ key: 'betmgm', title: 'BetMGM' })).toEqual({ code: 'MGM', name: 'MGM' });
    expect(bookOf({ key: 'fanduel', title: 'FanDuel' })).toEqual({ code: 'FAN', name: 'FanDuel' });
  });
});

const espn = (name: string, state: 'pre' | 'in' | 'post', completed = state === 'post') =>
  espnStatusOf(wireStatus(name, state, { type: { completed } }) as never);
const mlb = (detailedState: string, abstractGameState = 'Final') => mlbStatusOf({ abstractGameState, codedGameState: 'F', detailedState });
const nhl = (gameState: string, gameScheduleState: string) => nhlStatusOf({ gameState, gameScheduleState });
const nba = (gameStatusText: string, gameStatus = 3) => nbaStatusOf({ gameStatus, gameStatusText });

test.each<[Worded, string, () => string, string]>([
  ['espn-scoreboard', 'STATUS_FORFEIT', () => espn('FORFEIT', 'post'), 'cancelled'],
  ['mlb-stats-api', 'Forfeit: rule violation', () => mlb('Forfeit: rule violation'), 'final'],
  ['nhl-api', 'FORF', () => nhl('OFF', 'FORF'), 'postponed'],
  ['nba-scoreboard', 'Forfeit', () => nba('Forfeit'), 'suspended'],
])(
  '%s: an ended game in a word that no one knows is not final; the operator reads the line to add, and it counts',
  (provider, word, ask, meaning) => {
    expect(ask()).toBe('unknown');
    const [sentence, ...more] = listUnknown(provider);
    expect(more).toEqual([]);
    expect(sentence).toContain(`“${word}” is no state of a game that we know: such games are not graded.`);
    expect(sentence).toContain(`in the file of SPELLINGS_FILE: "statuses": { "${provider}": { "${word}": "canceled" } }`);
    write({ statuses: { [provider]: { [word]: meaning.replace('cancelled', 'canceled') } } });
    const { spellings, complaints } = readSpellings(file);
    expect(complaints).toEqual([]);
    applySpellings(spellings);
    expect([ask(), listUnknown(provider)]).toEqual([meaning, []]);
  },
);

test('a word added for a final ends no game that its source still has in play', () => {
  const statuses = {
    'espn-scoreboard': { STATUS_ENDED: 'final' },
    'mlb-stats-api': { Finished: 'final' },
    'nba-scoreboard': { Over: 'final' },
  } as const;
  applySpellings({ ...NO_SPELLINGS, statuses });
  expect([espn('ENDED', 'in'), espn('ENDED', 'post'), mlb('Finished', 'Live'), mlb('Finished'), nba('Over', 2), nba('Over')]).toEqual([
    'live',
    'final',
    'live',
    'final',
    'live',
    'final',
  ]);
});

test('the NHL’s new word for a game goes on as one in play, is noted, and no more once it has a meaning', () => {
  expect([nhl('BREAK', 'OK'), listUnknown('nhl-api').length]).toEqual(['live', 1]);
  applySpellings({ ...NO_SPELLINGS, statuses: { 'nhl-api': { BREAK: 'live' } } });
  expect([nhl('BREAK', 'OK'), listUnknown('nhl-api')]).toEqual(['live', []]);
});

const TERMS = {
  addresses: LIVE_ADDRESSES,
  oddsApiKey: null,
  oddsApiCredits: 20_000,
  oddsApiRegions: 'us',
  openMeteoKey: null,
  isRehearsal: false,
};

test('the whole source: a forfeit in a new word has no result, and its provider’s health says what to add; with the file it is called off', async () => {
  const status = wireStatus('FORFEIT', 'post', { type: { completed: true } }) as never;
  const forfeit = wireEvent('GS', 'NY', { date: '2026-11-13T00:30Z', week: null, status, score: ['2', '0'] });
  const ask = async (spellings?: typeof NO_SPELLINGS) => {
    const around = new FakeSurroundings('2026-11-13T03:10:00Z');
    around.script((url) => (url.pathname.endsWith('/nba/scoreboard') ? { body: wireBoard(forfeit) } : { status: 404, body: {} }));
    const live = createLiveSource({ ...TERMS, ...(spellings && { spellings }) }, around, memoryStore());
    const { feed } = live.source.leagues.nba!;
    const [game] = await feed.listGames('2026-11-12', '2026-11-12', around.now());
    const facts = await feed.findFacts(game!.gameId, around.now());
    const notes = live.listReports().find(({ report }) => report.name === 'espn-scoreboard')!.report.notes;
    return [game!.status, facts !== null && 'isFinal' in facts && facts.isFinal, notes];
  };
  expect(await ask()).toEqual(['unknown', false, [expect.stringContaining('“STATUS_FORFEIT” is no state of a game that we know')]]);
  expect(await ask({ ...NO_SPELLINGS, statuses: ADDED.statuses })).toEqual(['cancelled', expect.any(Boolean), []]);
});

test('the whole source: prices of a club in a new name are in no game, and the health says where to name it; with the file they are', async () => {
  const ask = async (clubs: Spellings['clubs']) => {
    const around = new FakeSurroundings('2026-08-07T20:30:00Z');
    const offer = wireOffer([wireBook('fanduel', h2h(120, -140, '2026-08-07T20:29:00Z'))], { commence_time: '2026-08-07T22:40:00Z' });
    const board = `[${JSON.stringify(offer).replaceAll('New York Mets', 'Queens Mets')}]`;
    around.script((url) => {
      if (url.pathname === '/api/v1/schedule') return { body: { dates: [{ date: '2026-08-07', games: [wireGame()] }] } };
      return url.pathname.endsWith('/baseball_mlb/odds') ? { body: board } : { status: 404, body: {} };
    });
    const live = createLiveSource(
      { ...TERMS, oddsApiKey: 'a key of the tests', spellings: { ...NO_SPELLINGS, clubs } },
      around,
      memoryStore(),
    );
    const quotes = await live.source.odds.listQuotes('2026-08-07', around.now());
    return [quotes.length, live.listReports().find(({ report }) => report.name === 'the-odds-api')!.report.notes];
  };
  expect(await ask({})).toEqual([
    0,
    [
      '1 not matched to a game: Queens Mets at Pittsburgh Pirates (a club no one knows)',
      '“Queens Mets” is no MLB club that we know: its prices are left out, and what is stored stands. If it is one, give it its code in the file of SPELLINGS_FILE: "clubs": { "mlb": { "Queens Mets": "its code here" } }',
    ],
  ]);
  expect(await ask({ mlb: { 'Queens Mets': 'NYM' } })).toEqual([2, []]);
});

test('words that are built in stay as they are, and none of them is noted', () => {
  applySpellings({
    ...NO_SPELLINGS,
    statuses: { 'espn-scoreboard': { STATUS_POSTPONED: 'final' }, 'mlb-stats-api': { 'Postponed: Rain': 'final' } },
  });
  expect([
    espn('POSTPONED', 'post'),
    mlb('Postponed: Rain'),
    mlb('Final: Tied'),
    mlb('Completed Early: Rain'),
    nhl('OFF', 'OK'),
    nhl('CRIT', 'OK'),
  ]).toEqual(['postponed', 'postponed', 'final', 'final', 'final', 'live']);
  expect((['espn-scoreboard', 'mlb-stats-api', 'nhl-api', 'nba-scoreboard'] as const).flatMap(listUnknown)).toEqual([]);
});

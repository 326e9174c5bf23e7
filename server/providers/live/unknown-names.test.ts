import { afterEach, describe, expect, test } from 'vitest';
import { statusOf as cflStatusOf } from '../cfl-scoreboard/game-status.ts';
import { smallFeed, wireGame as wireCfl, wireRound } from '../cfl-scoreboard/testing/small-feed.ts';
import { espnInjuries } from '../espn-injuries/index.ts';
import { wireInjuries, wireMan } from '../espn-injuries/testing/small-list.ts';
import { espnScoreboard } from '../espn-scoreboard/index.ts';
import { wireBoard, wireEvent } from '../espn-scoreboard/testing/small-board.ts';
import { FakeSurroundings } from '../http/testing/fake-surroundings.ts';
import { applySpellings, listUnknown, NO_SPELLINGS, type Spellings } from '../leagues/spellings.ts';
import { mapSchedule } from '../mlb-stats-api/map-schedule.ts';
import { WireSchedule } from '../mlb-stats-api/schema/schedule.ts';
import { wireGame as wireMlb } from '../mlb-stats-api/testing/small-league.ts';
import { nbaScoreboard } from '../nba-scoreboard/index.ts';
import { wireGame as wireNba, wireToday } from '../nba-scoreboard/testing/small-today.ts';
import { smallWeek, wireGame as wireNhl } from '../nhl-api/testing/small-week.ts';
import { bookOf } from '../the-odds-api/books.ts';

afterEach(() => applySpellings(NO_SPELLINGS));

const NIGHT = '2026-11-13T00:30Z';

async function espnNba(...events: object[]): Promise<string[]> {
  const around = new FakeSurroundings('2026-11-13T00:10:00Z');
  around.script(() => ({ body: wireBoard(...(events as Parameters<typeof wireBoard>)) }));
  const games = await espnScoreboard(around).feeds.nba!.listGames('2026-11-12', '2026-11-12', around.now());
  return games.map(({ away, home }) => `${away.code}@${home.code}`);
}

async function nbaDay(...games: object[]): Promise<string[]> {
  const around = new FakeSurroundings('2026-11-13T03:10:00Z');
  around.script(() => ({ body: wireToday('2026-11-12', ...(games as Record<string, unknown>[])) }));
  const listed = await nbaScoreboard(around).second.listDay('2026-11-12');
  return listed.map(({ game }) => `${game.away.code}@${game.home.code}`);
}

async function nhlWeek(...games: object[]): Promise<string[]> {
  const { nhl, around } = smallWeek(games as Record<string, unknown>[]);
  const listed = await nhl.feed.listGames('2026-11-12', '2026-11-12', around.now());
  return listed.map(({ away, home }) => `${away.code}@${home.code}`);
}

async function cflWeek(...games: object[]): Promise<string[]> {
  const { cfl, around } = smallFeed({ rounds: [wireRound('REG', 10, 'Week 10', games as Record<string, unknown>[])] });
  const listed = await cfl.feed.listGames('2026-08-07', '2026-08-07', around.now());
  return listed.map(({ away, home }) => `${away.code}@${home.code}`);
}

const renamed = { ...wireCfl('TOR', 'HAM', [0, 0]), awaySquad: { id: 1, name: 'Toronto Anglers', shortName: 'ANG', score: 0 } };

describe('a scoreboard that names a club in a way that no one knows', () => {
  test.each<
    [provider: string, sport: keyof Spellings['clubs'], word: string, code: string, ask: () => Promise<string[]>, [string, string]]
  >([
    [
      'espn-scoreboard',
      'nba',
      'GSV',
      'GSW',
      () => espnNba(wireEvent('GSV', 'NY', { date: NIGHT, week: null }), wireEvent('BOS', 'MIA', { id: '2', date: NIGHT, week: null })),
      ['GSW@NYK', 'BOS@MIA'],
    ],
    [
      'nba-scoreboard',
      'nba',
      'GSV',
      'GSW',
      () => nbaDay(wireNba('GSV', 'NYK'), wireNba('BOS', 'MIA', { gameId: '2' })),
      ['GSW@NYK', 'BOS@MIA'],
    ],
    ['nhl-api', 'nhl', 'TML', 'TOR', () => nhlWeek(wireNhl('TML', 'BOS'), wireNhl('NYR', 'NYI', { id: 2 })), ['TOR@BOS', 'NYR@NYI']],
    ['cfl-scoreboard', 'cfl', 'ANG', 'TOR', () => cflWeek(renamed, wireCfl('OTT', 'BC', [0, 0])), ['TOR@HAM', 'OTT@BC']],
  ])(
    '%s: the other games stay, the operator reads the line to add, and with it the game is listed',
    async (provider, sport, word, code, ask, games) => {
      expect(await ask()).toEqual([games[1]]);
      const [sentence, ...more] = listUnknown(provider);
      expect(more).toEqual([]);
      expect(sentence).toContain(
        `“${word}” is no ${sport.toUpperCase()} club that we know: its games are left out, and what is stored stands.`,
      );
      expect(sentence).toContain(`in the file of SPELLINGS_FILE: "clubs": { "${sport}": { "${word}": "its code here" } }`);
      applySpellings({ ...NO_SPELLINGS, clubs: { [sport]: { [word]: code } } });
      expect([(await ask()).toSorted(), listUnknown(provider)]).toEqual([games.toSorted(), []]);
    },
  );

  test('a new abbreviation beside the full name that we know is that club’s, and no one is bothered', async () => {
    const event = wireEvent('GSV', 'NY', { date: NIGHT, week: null });
    const named = JSON.parse(JSON.stringify(event).replace('Club GSV', 'Golden State Warriors')) as object;
    expect(await espnNba(named)).toEqual(['GSW@NYK']);
    expect(await cflWeek({ ...renamed, awaySquad: { ...renamed.awaySquad, name: 'Toronto ARGONAUTS' } })).toEqual(['TOR@HAM']);
    expect(['espn-scoreboard', 'cfl-scoreboard'].flatMap(listUnknown)).toEqual([]);
  });

  test('a board in other abbreviations throughout is told club by club, however many, and never without end', async () => {
    const clubs = Array.from({ length: 30 }, (_, at) => `Q${at}`);
    const events = clubs.map((club, at) => wireEvent(club, 'ZZ', { id: String(at), date: NIGHT, week: null }));
    expect(await espnNba(...events)).toEqual([]);
    expect(listUnknown('espn-scoreboard')).toHaveLength(20);
  });

  test('games of other kinds, which name no clubs of ours, and open places of the playoffs are not news', async () => {
    await nhlWeek(wireNhl('CAN', 'USA', { gameType: 9 }), wireNhl('TBD', 'TBD', { id: 2026030111, gameType: 3 }));
    await espnNba(
      wireEvent('EAST', 'WEST', { date: NIGHT, type: 4, week: null }),
      wireEvent('TBD', 'BOS', { id: '2', date: NIGHT, week: null }),
    );
    expect(['nhl-api', 'espn-scoreboard'].flatMap(listUnknown)).toEqual([]);
  });
});

test('a number of a club that MLB’s schedule did not have before is told; its game is left out, and spring’s guests are not news', () => {
  const at = (more: object, id: number, name: string) => {
    const game = wireMlb(more as Parameters<typeof wireMlb>[0]) as { teams: { away: { team: object } } };
    game.teams.away.team = { id, name };
    return game;
  };
  const schedule = WireSchedule.parse({
    dates: [{ date: '2026-08-07', games: [at({}, 160, 'Nashville Stars'), at({ gameType: 'S' }, 161, 'Japan'), wireMlb()] }],
  });
  expect(mapSchedule(schedule, { venues: new Map(), pitchers: new Map() })).toHaveLength(1);
  expect(listUnknown('mlb-stats-api')).toEqual([
    'Club 160, Nashville Stars, is none that we know: its games are left out until a release knows it',
  ]);
});

test('a book without a code of ours has its prices, and the operator reads where to name it; known and named ones are not news', () => {
  const { code } = bookOf({ key: 'newbook_us', title: 'New Book' });
  bookOf({ key: 'fanduel', title: 'FanDuel' });
  expect(listUnknown('the-odds-api')).toEqual([
    `The book newbook_us has no code of ours: its prices are stored under ${code}, and keep that code. Give it one in the file of SPELLINGS_FILE: "books": { "newbook_us": { "code": "ABC" } }`,
  ]);
  applySpellings({ ...NO_SPELLINGS, books: { newbook_us: { code: 'NWB' } } });
  expect([bookOf({ key: 'newbook_us', title: 'New Book' }).code, listUnknown('the-odds-api')]).toEqual(['NWB', []]);
});

test('injuries of a club that no one knows are told, and no other club without players is called healthy by that list', async () => {
  const around = new FakeSurroundings('2026-11-20T18:00:00Z');
  around.script(() => ({ body: wireInjuries('2026-11-20T18:00:00Z', [wireMan('GSV', 'A. One'), wireMan('MIA', 'B. Two')]) }));
  const find = espnInjuries(around).of.nba!;
  expect((await find('MIA', around.now()))!.players).toMatchObject([{ name: 'B. Two' }]);
  await expect(find('GSW', around.now())).rejects.toThrow('rows of GSW cannot be read');
  expect(listUnknown('espn-injuries')).toEqual([expect.stringContaining('"clubs": { "nba": { "Club GSV": "its code here" } }')]);
  applySpellings({ ...NO_SPELLINGS, clubs: { nba: { GSV: 'GSW' } } });
  expect((await find('GSW', around.now()))!.players).toMatchObject([{ name: 'A. One' }]);
});

test('the CFL’s new word for a game goes on as one in play, is noted, and ends the game once it has that meaning', () => {
  expect([cflStatusOf({ status: 'forfeited' }), cflStatusOf({ status: 'third_quarter' })]).toEqual(['live', 'live']);
  expect(listUnknown('cfl-scoreboard')).toEqual([expect.stringContaining('"statuses": { "cfl-scoreboard": { "forfeited": "canceled" } }')]);
  applySpellings({ ...NO_SPELLINGS, statuses: { 'cfl-scoreboard': { forfeited: 'cancelled' } } });
  expect([cflStatusOf({ status: 'forfeited' }), listUnknown('cfl-scoreboard')]).toEqual(['cancelled', []]);
});

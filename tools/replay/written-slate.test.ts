import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  HOCKEY_WEEK,
  LEADERBOARD,
  LEAGUE_SCOREBOARD,
  LEAGUE_SUMMARY,
  ROUNDS,
} from '../../server/providers/http/testing/answers/other-sports.ts';
import { FORECAST, NEWS } from '../../server/providers/http/testing/answers/weather-and-news.ts';
import { openLibrary } from './open-library.ts';
import { adaptersOn } from './testing/adapters.ts';
import { replayWorld } from './testing/replay-world.ts';

const DAY = '2026-06-12';
const arm = { id: 900_050, fullName: 'Otto Vantrue' };
const park = {
  id: 9001,
  name: 'Harborfront Park',
  location: { city: 'Baltimore', defaultCoordinates: { latitude: 39.28, longitude: -76.62 }, azimuthAngle: 31 },
  fieldInfo: { roofType: 'Open' },
};
const game = (gamePk: number, gameDate: string, away: object, home: object): object => ({
  gamePk,
  gameType: 'R',
  season: '2026',
  gameDate,
  officialDate: DAY,
  status: { abstractGameState: 'Preview', detailedState: 'Scheduled' },
  teams: { away: { team: away, score: 0, probablePitcher: arm }, home: { team: home, score: 0 } },
  venue: { id: park.id, name: park.name },
  gameNumber: 1,
  doubleHeader: 'N',
  scheduledInnings: 9,
});
const SLATE = {
  dates: [
    {
      date: DAY,
      games: [
        game(1, `${DAY}T23:05:00Z`, { id: 111, name: 'Boston Red Sox' }, { id: 110, name: 'Baltimore Orioles' }),
        game(2, `${DAY}T22:40:00Z`, { id: 121, name: 'New York Mets' }, { id: 134, name: 'Pittsburgh Pirates' }),
      ],
    },
  ],
};

/** One game's moneyline at two books, told at one time. */
const snapshot = (at: string, prices: Record<string, [away: number, home: number]>): object[] => [
  {
    id: 'f00dfeed',
    sport_key: 'baseball_mlb',
    sport_title: 'MLB',
    commence_time: `${DAY}T23:05:00Z`,
    home_team: 'Baltimore Orioles',
    away_team: 'Boston Red Sox',
    bookmakers: Object.entries(prices).map(([key, [away, home]]) => ({
      key,
      title: key,
      last_update: at,
      markets: [
        {
          key: 'h2h',
          last_update: at,
          outcomes: [
            { name: 'Boston Red Sox', price: away },
            { name: 'Baltimore Orioles', price: home },
          ],
        },
      ],
    })),
  },
];

const FILES: Record<string, unknown> = {
  'a/slate.json': SLATE,
  'a/parks.json': { venues: [park] },
  'b/morning.json': snapshot(`${DAY}T14:00:00Z`, { summit: [-120, 102], harbor: [-118, 100] }),
  'b/evening.json': { fetched_at: `${DAY}T20:00:00Z`, events: snapshot(`${DAY}T19:59:00Z`, { summit: [-130, 110], harbor: [-126, 106] }) },
  'weather.json': FORECAST,
  'golf.json': LEADERBOARD,
  'cfl.json': ROUNDS,
  'nfl.json': { ...LEAGUE_SCOREBOARD, leagues: [{ ...LEAGUE_SCOREBOARD.leagues[0], slug: 'nfl' }] },
  'nfl-game.json': { header: { ...LEAGUE_SUMMARY.header, competitions: [] }, drives: LEAGUE_SUMMARY.drives },
  'news.json': NEWS,
  'notes.json': { nothing: 'a provider would say' },
};

describe('a folder of hand-written answers, replayed through the adapters', () => {
  let now = new Date(`${DAY}T15:00:00Z`);
  const dir = mkdtempSync(path.join(tmpdir(), 'written-slate-'));
  let library: Awaited<ReturnType<typeof openLibrary>>;
  let adapters: ReturnType<typeof adaptersOn>;

  beforeAll(async () => {
    for (const [name, body] of Object.entries(FILES)) {
      mkdirSync(path.dirname(path.join(dir, name)), { recursive: true });
      writeFileSync(path.join(dir, name), JSON.stringify(body));
    }
    library = await openLibrary(dir);
    adapters = adaptersOn(replayWorld(library, () => now));
  });
  afterAll(() => rmSync(dir, { recursive: true, force: true }));

  test('is known by its content, whatever its names; a strange file is named', () => {
    expect(library.remarks).toEqual(['11 files, 10 recognised', 'not recognised: notes.json']);
    expect([...library.places].sort()).toEqual([
      'cfl-scoreboard',
      'espn-golf',
      'espn-scoreboard',
      'mlb-stats-api',
      'news-espn',
      'odds',
      'weather',
    ]);
    expect(library.span).toEqual({ from: new Date(`${DAY}T14:00:00Z`), to: new Date(`${DAY}T20:00:00Z`) });
  });

  test('gives a league’s games of the days asked for, and a game’s plays', async () => {
    const inPlay = new Date('2026-10-18T17:21:00Z');
    const nfl = adaptersOn(replayWorld(library, () => inPlay)).espn.feeds.nfl!;
    expect((await nfl.listGames('2026-10-15', '2026-10-21', inPlay)).map(({ gameId }) => gameId)).toEqual(['20261018_KC@BUF_NFL']);
    expect(await nfl.listGames('2026-10-22', '2026-10-28', inPlay)).toEqual([]);
    expect(await nfl.findLiveState('20261018_KC@BUF_NFL', inPlay)).toMatchObject({
      ballOn: 'BUF 35',
      plays: [{ text: 'Run for 3 yards.' }],
    });
  });

  test('gives the games with their park and starter', async () => {
    const contests = await adapters.mlb.baseball.listContests(DAY, now);
    expect(
      contests.map(({ gameId, venue, awayPitcher, homePitcher, score }) => [gameId, venue.name, awayPitcher?.name, homePitcher, score]),
    ).toEqual([
      ['20260612_NYM@PIT', 'Harborfront Park', 'Otto Vantrue', null, null],
      ['20260612_BOS@BAL', 'Harborfront Park', 'Otto Vantrue', null, null],
    ]);
  });

  test('gives at each moment the prices of the newest snapshot until then', async () => {
    const pricesAt = async (time: string): Promise<unknown> => {
      now = new Date(`${DAY}T${time}:00Z`);
      return (await adapters.odds.odds.listQuotes(DAY, now)).map(({ gameId, market, side, price }) => [gameId, market, side, price]);
    };
    const lines = (...prices: number[]) => prices.map((price, at) => ['20260612_BOS@BAL', 'moneyline', at % 2 ? 'home' : 'away', price]);
    expect(await pricesAt('15:00')).toEqual(lines(-120, 102, -118, 100));
    expect(await pricesAt('20:40')).toEqual(lines(-130, 110, -126, 106));
    expect(adapters.odds.tallies().boards[0]!.unmatched).toEqual([]);
  });

  test('gives the weather of the hour of the first pitch', async () => {
    expect(await adapters.weather.weather.findWeather('20260612_BOS@BAL', now)).toMatchObject({
      temperatureF: 72,
      windMph: 6,
      humidity: 62,
      precipitationChance: 0.2,
    });
  });

  test('gives golf, football and news of the same folder, and nothing for what is not in it', async () => {
    const { cfl, golf, odds, mlb, news } = adapters;
    expect((await cfl.feed.listGames('2026-06-11', '2026-06-14', now)).map(({ gameId }) => gameId)).toEqual(['20260613_HAM@TOR']);
    expect((await golf.feed.listTournaments('2026-06-15', '2026-06-21', now)).map(({ name }) => name)).toEqual(['Bayside Open']);
    expect((await news.news.listNews(now, 10)).map(({ title }) => title)).toEqual(['Everhart out with a sprained wrist']);
    await expect(odds.leagueOdds.cfl!.listQuotes('2026-06-13', now)).rejects.toThrow('404');
    await expect(mlb.baseball.listContests('2026-06-11', now)).rejects.toThrow('404');
  });
});

test('a league’s day that was saved before its game and in it is told as each was, by the time', async () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'hockey-day-'));
  const [day] = HOCKEY_WEEK.gameWeek;
  const before = { ...HOCKEY_WEEK, gameWeek: [{ ...day, games: day!.games.map((one) => ({ ...one, gameState: 'FUT' })) }] };
  writeFileSync(path.join(dir, 'a.json'), JSON.stringify(HOCKEY_WEEK));
  writeFileSync(path.join(dir, 'b.json'), JSON.stringify(before));
  let now = new Date('2026-11-12T23:00:00Z');
  const { nhl } = adaptersOn(replayWorld(await openLibrary(dir), () => now));
  rmSync(dir, { recursive: true, force: true });
  const status = async () => (await nhl.feed.listGames('2026-11-12', '2026-11-12', now))[0]?.status;
  expect(await status()).toBe('scheduled');
  now = new Date('2026-11-13T00:30:00Z');
  expect(await status()).toBe('live');
});

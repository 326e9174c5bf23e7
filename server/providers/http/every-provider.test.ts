import { MINUTE_MS } from '@clearedge/quant/calendar';
import { describe, expect, test } from 'vitest';
import { cflScoreboard } from '../cfl-scoreboard/index.ts';
import { wireGame as cflGame, wireRound } from '../cfl-scoreboard/testing/small-feed.ts';
import { espnGolf } from '../espn-golf/index.ts';
import { ID, wireEvent, wirePlayer } from '../espn-golf/testing/small-board.ts';
import { espnScoreboard } from '../espn-scoreboard/index.ts';
import { wireEvent as espnGame, wireBoard } from '../espn-scoreboard/testing/small-board.ts';
import { mlbStatsApi } from '../mlb-stats-api/index.ts';
import { wireGame } from '../mlb-stats-api/testing/small-league.ts';
import { newsFeeds } from '../news-feeds/index.ts';
import { nhlApi } from '../nhl-api/index.ts';
import { wireGame as nhlGame, wireWeek } from '../nhl-api/testing/small-week.ts';
import { openMeteo } from '../open-meteo/index.ts';
import { h2h, wireBook, wireOffer, worldOf } from '../the-odds-api/testing/small-world.ts';
import { ProviderFault } from './provider-fault.ts';
import { FakeSurroundings, type Reply, type Scripted } from './testing/fake-surroundings.ts';

interface Subject {
  name: string;
  good: (url: URL) => Reply;
  make: (around: FakeSurroundings) => () => Promise<unknown>;
  /** After this much time it asks again. */
  refreshMs: number;
}

const DAY = '2026-08-07';
const hours = { time: [`${DAY}T22:00`], temperature_2m: [80], wind_speed_10m: [5] };
const forecast = {
  latitude: 1,
  longitude: 1,
  utc_offset_seconds: 0,
  hourly_units: { temperature_2m: '°F', wind_speed_10m: 'mp/h' },
  hourly: hours,
};
const place = { latitude: 1, longitude: 1, azimuth: 0, roof: null, condition: null, startsAt: new Date(`${DAY}T22:00:00Z`) };
const rss =
  '<rss><channel><item><title>A</title><link>https://a.b/1</link><pubDate>Fri, 07 Aug 2026 03:43:00 GMT</pubDate></item></channel></rss>';
const calendar = {
  leagues: [{ calendar: [{ id: '401', label: 'Small Classic', startDate: '2026-08-06T07:00Z', endDate: '2026-08-09T07:00Z' }] }],
};
const player = wirePlayer('1', '1', [['-4', 66]]);

const SUBJECTS: readonly Subject[] = [
  {
    name: 'mlb-stats-api',
    good: (url) => (url.pathname === '/api/v1/schedule' ? { body: { dates: [{ date: DAY, games: [wireGame()] }] } } : { status: 404 }),
    make: (around) => {
      const { baseball } = mlbStatsApi(around);
      return () => baseball.listContests(DAY, around.now());
    },
    refreshMs: MINUTE_MS,
  },
  {
    name: 'cfl-scoreboard',
    good: (url) => ({
      body: url.pathname.endsWith('rounds.json') ? [wireRound('REG', 10, 'Week 10', [cflGame('TOR', 'HAM', [0, 0])])] : [],
    }),
    make: (around) => {
      const { feed } = cflScoreboard(around);
      return () => feed.listGames(DAY, DAY, around.now());
    },
    refreshMs: 5 * MINUTE_MS,
  },
  {
    name: 'espn-scoreboard',
    good: () => ({ body: wireBoard(espnGame('KC', 'BUF', { date: `${DAY}T23:00Z`, type: 1, week: 1 })) }),
    make: (around) => {
      const { feeds } = espnScoreboard(around);
      return () => feeds.nfl!.listGames(DAY, DAY, around.now());
    },
    refreshMs: 5 * MINUTE_MS,
  },
  {
    name: 'nhl-api',
    good: () => ({ body: wireWeek(nhlGame('TOR', 'BOS', { startTimeUTC: `${DAY}T23:00:00Z` })) }),
    make: (around) => {
      const { feed } = nhlApi(around);
      return () => feed.listGames(DAY, DAY, around.now());
    },
    refreshMs: 5 * MINUTE_MS,
  },
  {
    name: 'espn-golf',
    good: (url) => ({
      body: url.pathname.endsWith('/scoreboard') ? calendar : { events: [wireEvent([player], { state: 'in', period: 1 })] },
    }),
    make: (around) => {
      const { feed } = espnGolf(around);
      return async () => (await feed.findLeaderboard(ID, around.now()))?.entries;
    },
    refreshMs: 2 * MINUTE_MS,
  },
  {
    name: 'open-meteo',
    good: () => ({ body: forecast }),
    make: (around) => {
      const { weather } = openMeteo(() => Promise.resolve(place), around);
      return async () => {
        const found = await weather.findWeather('g', around.now());
        return found && { ...found, asOf: null };
      };
    },
    refreshMs: 30 * MINUTE_MS,
  },
  {
    name: 'news-feeds',
    good: (url) => ({ body: url.host === 'site.api.espn.com' ? { articles: [] } : rss }),
    make: (around) => {
      const { news } = newsFeeds(around);
      return () => news.listNews(around.now(), 5);
    },
    refreshMs: 10 * MINUTE_MS,
  },
  {
    name: 'the-odds-api',
    good: () => ({ body: [wireOffer([wireBook('fanduel', h2h(120, -130))])] }),
    make: (around) => {
      const { odds } = worldOf(around);
      return () => odds.listQuotes(DAY, around.now());
    },
    refreshMs: 20 * MINUTE_MS,
  },
];

const FAULTS: readonly [string, Scripted][] = [
  ['silence', 'hangs'],
  ['a broken connection', 'reset'],
  ['a page', { body: '<!doctype html><h1>Sorry</h1>' }],
  ['half a JSON', { body: '{"dates":[{' }],
  ['an empty object', { body: {} }],
  ['nothing', { body: '' }],
  ['too much', { headers: { 'content-length': '10000000000' }, body: '{}' }],
  ['429', { status: 429 }],
  ['500', { status: 500, body: '{"messageNumber":1}' }],
];

describe.each(SUBJECTS)('$name', ({ good, make, refreshMs }) => {
  test.each(FAULTS)('%s before anything was known: a fault that says what, and nothing made up', async (_what, bad) => {
    const around = new FakeSurroundings(`${DAY}T21:41:00Z`).script(bad);
    await expect(make(around)()).rejects.toBeInstanceOf(ProviderFault);
  });

  test.each(FAULTS)('%s after a good answer: that answer or a fault, then recovery', async (_what, bad) => {
    const around = new FakeSurroundings(`${DAY}T21:41:00Z`).script(good);
    const ask = make(around);
    const first = await ask();
    around.advance(refreshMs);
    around.script(bad);
    const second = await ask().catch((error: unknown) => error);
    if (!(second instanceof ProviderFault)) expect(second).toEqual(first);
    around.advance(refreshMs);
    around.script(good);
    expect(await ask()).toEqual(first);
  });
});

import { MINUTE_MS } from '@clearedge/quant/calendar';
import { cflScoreboard } from '../../cfl-scoreboard/index.ts';
import { wireGame as cflGame, wireRound } from '../../cfl-scoreboard/testing/small-feed.ts';
import { espnGolf } from '../../espn-golf/index.ts';
import { ID, wireEvent, wirePlayer } from '../../espn-golf/testing/small-board.ts';
import { espnInjuries } from '../../espn-injuries/index.ts';
import { wireInjuries, wireMan } from '../../espn-injuries/testing/small-list.ts';
import { espnScoreboard } from '../../espn-scoreboard/index.ts';
import { wireEvent as espnGame, FINAL, wireBoard } from '../../espn-scoreboard/testing/small-board.ts';
import { mlbStatsApi } from '../../mlb-stats-api/index.ts';
import { finalGame, finalLine, GAME, wireFeed, wireGame, wireStatus } from '../../mlb-stats-api/testing/small-league.ts';
import { nbaScoreboard } from '../../nba-scoreboard/index.ts';
import { wireGame as nbaGame, wireToday } from '../../nba-scoreboard/testing/small-today.ts';
import { newsFeeds } from '../../news-feeds/index.ts';
import { nhlApi } from '../../nhl-api/index.ts';
import { wireGame as nhlGame, wireWeek } from '../../nhl-api/testing/small-week.ts';
import { openMeteo } from '../../open-meteo/index.ts';
import { h2h, wireBook, wireOffer, worldOf } from '../../the-odds-api/testing/small-world.ts';
import type { FakeSurroundings, Reply } from './fake-surroundings.ts';

/** One question to a provider, as the ports ask it. */
export interface Subject {
  name: string;
  good: (url: URL) => Reply;
  make: (around: FakeSurroundings) => () => Promise<unknown>;
  /** Its answer has no date of ours to be held to: a list of people, headlines with their own dates. */
  isTimeless?: true;
  /** After this much time it asks again. */
  refreshMs: number;
}

export const DAY = '2026-08-07';
const hours = { time: [`${DAY}T22:00`], temperature_2m: [80], wind_speed_10m: [5] };
const forecast = {
  latitude: 1,
  longitude: 1,
  utc_offset_seconds: 0,
  hourly_units: { temperature_2m: '°F', wind_speed_10m: 'mp/h' },
  hourly: hours,
};
const LIVE = wireStatus('Live', 'In Progress');
const mlbDay = (game: object): object => ({ dates: [{ date: DAY, games: [game] }] });
const place = {
  latitude: 1,
  longitude: 1,
  azimuth: 0,
  roof: null,
  condition: null,
  temperatureF: null,
  startsAt: new Date(`${DAY}T22:00:00Z`),
};
const rss =
  '<rss><channel><item><title>A</title><link>https://a.b/1</link><pubDate>Fri, 07 Aug 2026 03:43:00 GMT</pubDate></item></channel></rss>';
const calendar = {
  leagues: [{ calendar: [{ id: '401', label: 'Small Classic', startDate: '2026-08-06T07:00Z', endDate: '2026-08-09T07:00Z' }] }],
};
const player = wirePlayer('1', '1', [['-4', 66]]);

export const SUBJECTS: readonly Subject[] = [
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
    name: 'nba-scoreboard',
    good: () => ({ body: wireToday(DAY, nbaGame('GSW', 'NYK', { startsAt: `${DAY}T20:00:00Z`, score: [112, 104] })) }),
    make: (around) => {
      const { second } = nbaScoreboard(around);
      return async () => (await second.listDay(DAY)).map(({ game }) => game);
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
    isTimeless: true,
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
  {
    name: 'mlb-stats-api, a game in play',
    good: (url) => (url.pathname.endsWith('/feed/live') ? { body: wireFeed(LIVE) } : { body: mlbDay(wireGame({ status: LIVE })) }),
    make: (around) => {
      const { baseball } = mlbStatsApi(around);
      return async () => {
        const found = await baseball.findLiveState(GAME, around.now());
        return found && { ...found, asOf: null };
      };
    },
    refreshMs: MINUTE_MS,
  },
  {
    name: 'mlb-stats-api, a result',
    good: (url) =>
      url.pathname.endsWith('/feed/live')
        ? { body: wireFeed(wireStatus('Final', 'Final'), { linescore: finalLine(4, 2) }) }
        : { body: mlbDay(finalGame(4, 2)) },
    make: (around) => {
      const { baseball } = mlbStatsApi(around);
      return async () => {
        const found = await baseball.findFacts(GAME, around.now());
        return found && 'facts' in found ? found.facts : null;
      };
    },
    refreshMs: 10 * MINUTE_MS,
  },
  {
    name: 'mlb-stats-api, who is hurt',
    isTimeless: true,
    good: (url) =>
      url.pathname.endsWith('/roster')
        ? {
            body: {
              rosterType: '40Man',
              roster: [
                {
                  person: { id: 1, fullName: 'A Hurt' },
                  position: { abbreviation: 'P' },
                  status: { code: 'D15', description: 'Injured 15-Day' },
                },
              ],
            },
          }
        : { body: { transactions: [] } },
    make: (around) => {
      const { players } = mlbStatsApi(around);
      return async () => (await players.findInjuries('NYM', around.now()))?.players;
    },
    refreshMs: 60 * MINUTE_MS,
  },
  {
    name: 'espn-injuries',
    isTimeless: true,
    good: () => ({ body: wireInjuries(`${DAY}T12:00:00Z`, [wireMan('BUF', 'A Hurt')]) }),
    make: (around) => {
      const find = espnInjuries(around).of.nfl!;
      return async () => (await find('BUF', around.now()))?.players;
    },
    refreshMs: 10 * MINUTE_MS,
  },
  {
    name: 'espn-scoreboard, a result',
    good: () => ({
      body: wireBoard(espnGame('KC', 'BUF', { date: `${DAY}T17:00Z`, type: 1, week: 1, status: FINAL, score: ['20', '17'] })),
    }),
    make: (around) => {
      const { feeds } = espnScoreboard(around);
      return async () => {
        const found = await feeds.nfl!.findFacts(`${DAY.replaceAll('-', '')}_KC@BUF_NFL`, around.now());
        return found && 'facts' in found ? found.facts : null;
      };
    },
    refreshMs: 5 * MINUTE_MS,
  },
  {
    name: 'espn-golf, the calendar',
    good: (url) => ({
      body: url.pathname.endsWith('/scoreboard') ? calendar : { events: [wireEvent([player], { state: 'in', period: 1 })] },
    }),
    make: (around) => {
      const { feed } = espnGolf(around);
      return () => feed.listTournaments(DAY, DAY, around.now());
    },
    refreshMs: 24 * 60 * MINUTE_MS,
  },
];

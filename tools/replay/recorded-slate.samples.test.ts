import { readFileSync } from 'node:fs';
import path from 'node:path';
import { MINUTE_MS } from '@clearedge/quant/calendar';
import { beforeAll, describe, expect, test } from 'vitest';
import { extraPath } from '../../quant/testing/extra-evidence.ts';
import type { FeedGame } from '../../server/ports/baseball-feed.ts';
import type { FeedQuote } from '../../server/ports/odds-board.ts';
import { openLibrary } from './open-library.ts';
import { adaptersOn } from './testing/adapters.ts';
import { replayWorld } from './testing/replay-world.ts';

const FOLDER = extraPath('samples');

const DAY = '2026-08-07';
const SNAPSHOTS = ['2026-08-07-open', '2026-08-07-midday', 'odds-mlb-h2h_spreads_totals-2026-08-07', '2026-08-07-pregame'];
const MARKETS: Record<string, string> = { h2h: 'moneyline', spreads: 'spread', totals: 'total' };

interface RawOffer {
  commence_time: string;
  home_team: string;
  away_team: string;
  bookmakers: {
    title: string;
    markets: { key: string; last_update: string; outcomes: { name: string; price: number; point?: number }[] }[];
  }[];
}
interface RawGame {
  gamePk: number;
  gameDate: string;
  venue: { name: string };
  teams: Record<'away' | 'home', { team: { name: string }; probablePitcher?: { id: number; fullName: string } }>;
}
const raw = <T>(name: string): T => JSON.parse(readFileSync(path.join(FOLDER, name), 'utf8')) as T;
const nameOf = (away: string, home: string): string => `${away} at ${home}`;

/** Every price of a saved snapshot as a line of text, read without any code of the product. */
function linesOf(offers: readonly RawOffer[], games: ReadonlySet<string>): string[] {
  return offers
    .filter((offer) => games.has(nameOf(offer.away_team, offer.home_team)) && offer.commence_time < '2026-08-08T10')
    .flatMap(({ away_team, home_team, bookmakers }) =>
      bookmakers.flatMap(({ title, markets }) =>
        markets.flatMap(({ key, last_update, outcomes }) =>
          outcomes.map(({ name, price, point }) => {
            const side = name === away_team ? 'away' : name === home_team ? 'home' : name.toLowerCase();
            return [nameOf(away_team, home_team), title, MARKETS[key], side, point ?? '-', price, last_update].join(' | ');
          }),
        ),
      ),
    )
    .sort();
}

describe('the slate of 7 August, replayed through the adapters', () => {
  let now = new Date(`${DAY}T15:27:00Z`);
  const games = raw<{ dates: { games: RawGame[] }[] }>('mlb/schedule-2026-08-07.json').dates[0]!.games;
  const seen = new Map<string, string[]>();
  let events: FeedGame[] = [];
  let adapters: ReturnType<typeof adaptersOn>;

  const linesOfQuotes = (quotes: readonly FeedQuote[]): string[] => {
    const names = new Map(events.map(({ gameId, away, home }) => [gameId, nameOf(away.name, home.name)]));
    return quotes
      .filter(({ price }) => price !== null)
      .map(({ gameId, book, market, side, line, price, quotedAt }) =>
        [names.get(gameId), book.name, market, side, line ?? '-', price, quotedAt.toISOString().replace('.000Z', 'Z')].join(' | '),
      )
      .sort();
  };

  beforeAll(async () => {
    adapters = adaptersOn(replayWorld(await openLibrary(FOLDER), () => now));
    const { mlb, odds } = adapters;
    for (; now < new Date(`${DAY}T22:30:00Z`); now = new Date(now.getTime() + 10 * MINUTE_MS)) {
      events = await mlb.baseball.listContests(DAY, now);
      const lines = linesOfQuotes(await odds.odds.listQuotes(DAY, now));
      const times = lines.map((line) => line.split(' | ').at(-1)!);
      seen.set(
        times.reduce((latest, time) => (time > latest ? time : latest), ''),
        lines,
      );
    }
  });

  test('fifteen games with their parks and starters, as the schedule names them', () => {
    const reported = events.map(({ sourceId, away, home, startsAt, venue, awayPitcher, homePitcher, score }) => ({
      id: sourceId,
      game: nameOf(away.name, home.name),
      at: startsAt.toISOString(),
      park: venue.name,
      starters: [awayPitcher?.name, homePitcher?.name],
      score,
    }));
    const expected = games.map(({ gamePk, gameDate, venue, teams }) => ({
      id: String(gamePk),
      game: nameOf(teams.away.team.name, teams.home.team.name),
      at: new Date(gameDate).toISOString(),
      park: venue.name,
      starters: [teams.away.probablePitcher?.fullName, teams.home.probablePitcher?.fullName],
      score: null,
    }));
    const byId = (a: { id: string }, b: { id: string }): number => (a.id < b.id ? -1 : 1);
    expect(reported.sort(byId)).toEqual(expected.sort(byId));
  });

  test('every snapshot, price by price, with its book, line and time', () => {
    const names = new Set(games.map(({ teams }) => nameOf(teams.away.team.name, teams.home.team.name)));
    const boards = SNAPSHOTS.map((name) => linesOf(raw(`oddsapi/${name}.json`), names));
    // The third was asked of three books only: the others stand as they were.
    const books = (lines: readonly string[]): Set<string> => new Set(lines.map((line) => line.split(' | ')[1]!));
    const [open, midday, few, pregame] = boards as [string[], string[], string[], string[]];
    expect(books(few).size).toBe(3);
    const third = [...few, ...midday.filter((line) => !books(few).has(line.split(' | ')[1]!))].sort();
    expect([open.length, pregame.length].map((length) => length > 700)).toEqual([true, true]);
    expect([...seen.values()]).toEqual([open, midday, third, pregame]);
    expect(adapters.odds.tallies().boards[0]!.unmatched).toEqual([]);
  });

  test('weather of the hour of the first pitch where a forecast was saved, none elsewhere', async () => {
    const files = Array.from({ length: 9 }, (_, index) => `openmeteo/weather-${String(index + 9).padStart(2, '0')}.json`);
    const saved = files.map((file) => raw<{ latitude: number; longitude: number; hourly: Record<string, (number | string)[]> }>(file));
    let found = 0;
    for (const event of events) {
      const place = await adapters.mlb.findPark(event.gameId);
      const near = saved.find(({ latitude, longitude }) => Math.hypot(latitude - place!.latitude, longitude - place!.longitude) < 0.15);
      const weather = await adapters.weather.weather.findWeather(event.gameId, now).catch(() => null);
      if (!near || !weather) {
        expect([event.gameId, near ?? null, weather]).toEqual([event.gameId, null, null]);
        continue;
      }
      found += 1;
      const hours = near.hourly.time!.map((time) => Math.abs(Date.parse(`${time}Z`) - event.startsAt.getTime()));
      const hour = hours.indexOf(Math.min(...hours));
      expect(weather.temperatureF).toBe(Math.round(Number(near.hourly.temperature_2m![hour])));
      if (!weather.isIndoors) expect(weather.windMph).toBe(Math.round(Number(near.hourly.wind_speed_10m![hour])));
      expect(weather.humidity).toBe(near.hourly.relative_humidity_2m![hour]);
    }
    expect(found).toBeGreaterThan(4);
  });

  test('golf and the CFL of the same folder: what was saved, and nothing for what was not', async () => {
    const { cfl, golf, odds, mlb } = adapters;
    expect((await golf.feed.listTournaments('2026-08-03', '2026-08-09', now)).map(({ name }) => name)).toEqual(['Wyndham Championship']);
    expect((await cfl.feed.listGames('2026-08-06', '2026-08-09', now)).length).toBeGreaterThan(2);
    expect(await odds.leagueOdds.cfl!.listQuotes('2026-08-07', now)).toEqual([]);
    await expect(mlb.baseball.listContests('2026-08-06', now)).rejects.toThrow('404');
  });
});

import { expect } from 'vitest';
import { figuresOf, hourOf } from '../../../../tools/replay/testing/changing-day.ts';
import type { TestServer } from '../../../testing/index.ts';

const INJURIES = '/api/nfl/games/20260807_KC%40BUF_NFL/injuries';
const LOOKED_AT = [
  '/api/games?date=2026-08-07',
  '/api/mlb/news',
  '/api/cfl/games?date=2026-08-07',
  '/api/nfl/games?date=2026-08-07',
  '/api/nba/games?date=2026-08-07',
  '/api/nhl/games?date=2026-08-07',
  INJURIES,
  '/api/golf/tournaments/golf-2026-small-classic',
];
const GAME = '/api/games/20260807_NYM%40PIT';
/** What anybody may read. */
export const READS = [
  ...LOOKED_AT,
  '/api/status',
  GAME,
  `${GAME}/line-history?market=moneyline&side=away`,
  '/api/mlb/games/2026-08-07',
  '/api/daily-picks?date=2026-08-07',
  '/api/cfl/schedule',
  '/api/cfl/standings',
  '/api/nfl/schedule',
  '/api/nfl/standings',
  '/api/golf/tournaments',
  '/api/books',
  '/api/digest?date=2026-08-07',
];

export interface Shown {
  starter: string | null;
  price: number | null;
  priceSeenAt: string | null;
  priceState: string;
  temperatureF: number | null;
  weatherAsOf: string | null;
  headlines: string[];
  cflScore: number | null;
  espnScore: number | null;
  nbaScore: number | null;
  nhlScore: number | null;
  injured: string | null;
  strokes: number | null;
}

export async function readAll(server: TestServer, urls: readonly string[]): Promise<Map<string, unknown>> {
  const reported = new Map<string, unknown>();
  for (const url of urls) {
    const answer = await server.visitor.get(url);
    expect([url, answer.statusCode, answer.statusCode === 200 ? '' : answer.body]).toEqual([url, 200, '']);
    reported.set(url, answer.json());
  }
  return reported;
}

interface Game {
  awayPitcher: string | null;
  weather: { temperatureF: number; asOf: string } | null;
  odds: { market: string; away: { odds: number | null; seenAt: string | null; state: string } }[];
}

/** The figures that change, where screens show them. */
export async function look(server: TestServer, urls: readonly string[] = LOOKED_AT): Promise<Shown> {
  const reported = await readAll(server, urls);
  const [game] = reported.get('/api/games?date=2026-08-07') as Game[];
  const moneyline = game?.odds.find(({ market }) => market === 'moneyline')?.away;
  const news = reported.get('/api/mlb/news') as { title: string }[];
  const [nfl] = reported.get('/api/nfl/games?date=2026-08-07') as { awayScore: number | null }[];
  const [nba] = reported.get('/api/nba/games?date=2026-08-07') as { awayScore: number | null }[];
  const { home: hurt } = reported.get(INJURIES) as { home: { players: { name: string }[] | null } };
  const [nhl] = reported.get('/api/nhl/games?date=2026-08-07') as { awayScore: number | null }[];
  const [cfl] = reported.get('/api/cfl/games?date=2026-08-07') as { awayScore: number | null }[];
  const { players } = reported.get('/api/golf/tournaments/golf-2026-small-classic') as { players: { strokes: number | null }[] };
  return {
    starter: game?.awayPitcher ?? null,
    price: moneyline?.odds ?? null,
    priceSeenAt: moneyline?.seenAt ?? null,
    priceState: moneyline?.state ?? 'none',
    temperatureF: game?.weather?.temperatureF ?? null,
    weatherAsOf: game?.weather?.asOf ?? null,
    headlines: news.map(({ title }) => title),
    cflScore: cfl?.awayScore ?? null,
    espnScore: nfl?.awayScore ?? null,
    nbaScore: nba?.awayScore ?? null,
    nhlScore: nhl?.awayScore ?? null,
    injured: hurt.players ? (hurt.players[0]?.name ?? 'nobody') : null,
    strokes: players[0]?.strokes ?? null,
  };
}

/** Each figure is the one told in this hour. */
export function expectNow(shown: Shown, at: Date): void {
  const { headline, ...figures } = figuresOf(hourOf(at));
  expect(shown, `after ${at.toISOString()}`).toMatchObject({ ...figures, priceState: 'open' });
  expect(shown.headlines[0]).toBe(headline);
}

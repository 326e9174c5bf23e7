import { expect, test } from 'vitest';
import { FAULT_KINDS, type Fault, type FaultKind, type Place } from '../providers/replay/index.ts';
import { BEGINS_AT, changingDay, figuresOf, hourOf } from '../providers/replay/testing/changing-day.ts';
import { liveOn } from '../providers/replay/testing/live-on.ts';
import { replayWorld } from '../providers/replay/testing/replay-world.ts';
import { fakeTimers, makeServer, type TestServer, withTestCtx } from '../testing/index.ts';
import { features } from './features.ts';

/** One for each provider in every round, so that each has suffered each. */
const KINDS = FAULT_KINDS.filter((kind) => kind !== 'refused' && kind !== 'no_credits');
const SUFFERERS: readonly Place[] = ['mlb', 'odds', 'cfl', 'golf', 'weather', 'news-mlb'];
const AT_WORK = new Set(['events', 'odds', 'football', 'golf']);
const MINUTE_MS = 60_000;

const LOOKED_AT = [
  '/api/games?date=2026-08-07',
  '/api/mlb/news',
  '/api/cfl/games?date=2026-08-07',
  '/api/golf/tournaments/golf-2026-small-classic',
];
const GAME = '/api/games/20260807_NYM%40PIT';
/** What anybody may read. */
const READS = [
  ...LOOKED_AT,
  '/api/status',
  GAME,
  `${GAME}/line-history?market=moneyline&side=away`,
  '/api/mlb/games/2026-08-07',
  '/api/daily-picks?date=2026-08-07',
  '/api/cfl/schedule',
  '/api/cfl/standings',
  '/api/golf/tournaments',
  '/api/books',
  '/api/digest?date=2026-08-07',
];

interface Shown {
  starter: string | null;
  price: number | null;
  priceSeenAt: string | null;
  priceState: string;
  temperatureF: number | null;
  weatherAsOf: string | null;
  headlines: string[];
  cflScore: number | null;
  strokes: number | null;
}

async function readAll(server: TestServer, urls: readonly string[]): Promise<Map<string, unknown>> {
  const told = new Map<string, unknown>();
  for (const url of urls) {
    const answer = await server.visitor.get(url);
    expect([url, answer.statusCode, answer.statusCode === 200 ? '' : answer.body]).toEqual([url, 200, '']);
    told.set(url, answer.json());
  }
  return told;
}

interface Game {
  awayPitcher: string | null;
  weather: { temperatureF: number; asOf: string } | null;
  odds: { market: string; away: { odds: number | null; seenAt: string | null; state: string } }[];
}

/** The figures that change, where screens show them. */
async function look(server: TestServer, urls: readonly string[] = LOOKED_AT): Promise<Shown> {
  const told = await readAll(server, urls);
  const [game] = told.get('/api/games?date=2026-08-07') as Game[];
  const moneyline = game?.odds.find(({ market }) => market === 'moneyline')?.away;
  const news = told.get('/api/mlb/news') as { title: string }[];
  const [cfl] = told.get('/api/cfl/games?date=2026-08-07') as { awayScore: number | null }[];
  const { players } = told.get('/api/golf/tournaments/golf-2026-small-classic') as { players: { strokes: number | null }[] };
  return {
    starter: game?.awayPitcher ?? null,
    price: moneyline?.odds ?? null,
    priceSeenAt: moneyline?.seenAt ?? null,
    priceState: moneyline?.state ?? 'none',
    temperatureF: game?.weather?.temperatureF ?? null,
    weatherAsOf: game?.weather?.asOf ?? null,
    headlines: news.map(({ title }) => title),
    cflScore: cfl?.awayScore ?? null,
    strokes: players[0]?.strokes ?? null,
  };
}

/** Each figure is the one told in this hour. */
function expectNow(shown: Shown, at: Date): void {
  const { headline, ...figures } = figuresOf(hourOf(at));
  expect(shown, `after ${at.toISOString()}`).toMatchObject({ ...figures, priceState: 'open' });
  expect(shown.headlines[0]).toBe(headline);
}

test('each fault at each provider: no failure of ours, nothing made up, ages that grow, and recovery', { timeout: 300_000 }, async () => {
  let now = (): Date => BEGINS_AT;
  const replayed = replayWorld(changingDay, () => now());
  const ports = liveOn(replayed).source;
  await withTestCtx({ isDemo: false, signedOut: true, now: BEGINS_AT.toISOString(), ports }, async (_ctx, world) => {
    now = world.clock.now;
    world.house.config.dataSource = 'live';
    const timers = fakeTimers();
    const server = await makeServer(features, { world: { ...world, house: { ...world.house, timers } } });
    const working = features.filter(({ name }) => AT_WORK.has(name));
    const run = async (minutes: number): Promise<void> => {
      world.clock.set(new Date(BEGINS_AT.getTime() + minutes * MINUTE_MS));
      await world.runDue(working, new Date(now().getTime() + 1000));
      // Answers that were kept for everybody are as old by now.
      timers.pass(60 * MINUTE_MS);
    };
    await run(0);
    for (const round of KINDS.keys()) {
      // One period of the slowest of them after the fault has ended.
      await run(round * 60 + 31);
      // Of a game that was not known yet, nothing was asked.
      if (round === 0) await run(32);
      const before = await look(server);
      expectNow(before, now());

      const faults = SUFFERERS.map((place, at): Fault => ({ place, kind: KINDS[(round + at) % KINDS.length]!, from: now(), forMs: null }));
      replayed.replay.faults = faults;
      // In the next hour every figure is another, and nobody can tell it.
      if (round === KINDS.length - 1) break;
      await run(round * 60 + 61);
      const during = await look(server, READS);
      expectKept(during, before, faults);
      replayed.replay.faults = [];
    }
    expect(JSON.stringify(world.logged)).not.toContain('marker-key');
    await server.close();
  });
});

const kindAt = (faults: readonly Fault[], place: Place): FaultKind => faults.find((fault) => fault.place === place)!.kind;

/** What stood before still stands; an old answer that came anew may be shown as what it is. */
function expectKept(during: Shown, before: Shown, faults: readonly Fault[]): void {
  const oldest = figuresOf(0);
  const kept = <T>(place: Place, shown: T, was: T, old: T): void => {
    const kind = kindAt(faults, place);
    // A source that speaks of other years only says nothing of today: a figure may be gone then, never another.
    const allowed = kind === 'old_answer' ? [was, old] : kind === 'wrong_season' ? [was, null] : [was];
    expect(allowed, `${place} during ${kind}`).toContainEqual(shown);
  };
  kept('mlb', during.starter, before.starter, oldest.starter);
  kept('odds', during.price, before.price, oldest.price);
  kept('cfl', during.cflScore, before.cflScore, oldest.cflScore);
  kept('golf', during.strokes, before.strokes, oldest.strokes);
  kept('weather', during.temperatureF, before.temperatureF, oldest.temperatureF);
  expect(during.headlines[0]).toBe(before.headlines[0]);
  if (during.price !== null && kindAt(faults, 'odds') !== 'old_answer')
    expect([during.priceSeenAt, during.priceState]).toEqual([before.priceSeenAt, 'stale']);
  if (kindAt(faults, 'weather') !== 'old_answer') expect(during.weatherAsOf).toBe(before.weatherAsOf);
}

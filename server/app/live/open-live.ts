import { easternDay, shiftDay } from '@clearedge/quant/calendar';
import { sql } from 'drizzle-orm';
import { catchUpSeason } from '../../features/contests/index.ts';
import { catchUpGolf } from '../../features/golf/index.ts';
import { catchUpLeagues } from '../../features/leagues/index.ts';
import { rateGamesJob } from '../../features/ratings/index.ts';
import { fetchFrom } from '../../kernel/ask-source.ts';
import { type Ctx, defineJob, defineSchedule, FIRED, type ScheduleDefinition } from '../../kernel/ctx.ts';
import { type Db, rowsOf } from '../../kernel/db.ts';
import { defineFeature, type Feature } from '../../kernel/feature.ts';
import type { Logger } from '../../kernel/log.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Timers } from '../../platform/timers.ts';
import type { BaseballFeed, DataSource, FinishedGame, SourceHealth } from '../../ports/index.ts';
import { realSurroundings, type Surroundings } from '../../providers/http/index.ts';
import { createLiveSource, type LiveSource } from '../../providers/live/index.ts';
import type { LiveConfig } from '../app-config.ts';
import { databaseStore } from './database-store.ts';
import { openMonitor } from './open-monitor.ts';
import type { ListReports } from './provider-health-monitor.ts';

/** A product whose providers are all silent starts after this, and says what is missing. */
const LIMIT_MS = 12_000;

interface Limited {
  source: DataSource;
  /** Rejects when the start has lasted too long. */
  limit: Promise<never>;
  /** The start is over: from now on every call takes its time. */
  end: () => void;
}

type Call = (...args: unknown[]) => Promise<unknown>;

/** Until `end`, no call of the source is waited for longer than the start may take in all; its answer still comes into the caches. */
function withStartLimit(source: DataSource, timers: Timers): Limited {
  let isOver = false;
  const limit = new Promise<never>((_resolve, reject) => {
    timers.after(LIMIT_MS, () => reject(new Error('the start does not wait for this; it is asked again soon')));
  });
  limit.catch(() => undefined);
  const limited = <T extends object>(group: T): T =>
    new Proxy(group, {
      get: (target, name) => {
        const value = Reflect.get(target, name) as unknown;
        if (typeof value !== 'function') return value;
        const call = (...args: unknown[]) => (value as Call).apply(target, args);
        return (...args: unknown[]) => (isOver ? call(...args) : Promise.race([call(...args), limit]));
      },
    });
  const { baseball, odds, players, props, news, weather, leagues, golf } = source;
  return {
    source: {
      source: source.source,
      keptClaims: source.keptClaims,
      baseball: limited(baseball),
      odds: limited(odds),
      players: limited(players),
      props: limited(props),
      news: limited(news),
      weather: limited(weather),
      leagues: Object.fromEntries(
        Object.entries(leagues).map(([sport, { feed, odds: board }]) => [sport, { feed: limited(feed), odds: limited(board) }]),
      ),
      golf: golf && { feed: limited(golf.feed), odds: limited(golf.odds) },
    },
    limit,
    end: () => {
      isOver = true;
    },
  };
}

/** Days that are asked of the feed itself, whose results may still be corrected; older ones are read once and kept. */
const RECENT_DAYS = 3;

export async function listReadDays(db: Db, from: string, to: string): Promise<Set<string>> {
  const rows = await rowsOf<{ day: string }>(
    db,
    sql`select slate_on::text as day from result_days where slate_on between ${from}::date and ${to}::date`,
  );
  return new Set(rows.map(({ day }) => day));
}

async function keepDay(db: Db, day: string, games: readonly FinishedGame[], readAt: Date): Promise<void> {
  const rows = JSON.stringify(games.map((game) => ({ gameId: game.gameId, game })));
  await db.transaction(async (tx) => {
    await tx.execute(sql`insert into result_games (game_id, slate_on, game)
      select "gameId", ${day}::date, "game" from jsonb_to_recordset(${rows}::jsonb) as x("gameId" text, "game" jsonb)
      on conflict (game_id) do update set game = excluded.game, slate_on = excluded.slate_on`);
    await tx.execute(sql`insert into result_days (slate_on, games, read_at) values (${day}::date, ${games.length}, ${readAt.toISOString()}::timestamptz)
      on conflict (slate_on) do update set games = excluded.games, read_at = excluded.read_at`);
  });
}

async function findDay(db: Db, day: string): Promise<FinishedGame[] | null> {
  if (!(await listReadDays(db, day, day)).has(day)) return null;
  const rows = await rowsOf<{ game: FinishedGame }>(db, sql`select game from result_games where slate_on = ${day}::date order by game_id`);
  return rows.map(({ game }) => game);
}

/**
 * A feed whose finished games of past days come from the database. A day that has not been read yet is a failure and not an empty day: what
 * builds on the past waits for it.
 */
function withStoredResults(feed: BaseballFeed, db: Db): BaseballFeed {
  const listFinishedGames: BaseballFeed['listFinishedGames'] = async (slateOn, asOf) => {
    const stored = await findDay(db, slateOn);
    if (stored) return stored;
    if (slateOn > shiftDay(easternDay(asOf), -RECENT_DAYS)) return feed.listFinishedGames(slateOn, asOf);
    throw new Error(`the results of ${slateOn} have not been read yet`);
  };
  return { ...feed, listFinishedGames };
}

interface Span {
  from: string;
  to: string;
}

/** This season and the one before it, where the source knows one; null where it did not answer. */
const listSeasons = ({ ports, log, now }: Ctx): Promise<Span[] | null> =>
  fetchFrom({ log }, 'season span', async () => {
    const season = await ports.baseball.getSeasonSpan(easternDay(now()));
    const last = await ports.baseball.getSeasonSpan(shiftDay(season.from, -1));
    return last.from < season.from ? [last, season] : [season];
  });

/**
 * Reads the oldest day that is not kept yet: what learns from results goes through them in order. Between seasons there is nothing to read.
 * True once nothing is missing any more.
 */
async function fillNextDay(ctx: Ctx, readPastDay: LiveSource['readPastDay']): Promise<boolean> {
  const newest = shiftDay(easternDay(ctx.now()), -RECENT_DAYS);
  const seasons = await listSeasons(ctx);
  const oldest = seasons?.[0]?.from;
  if (!seasons || oldest === undefined || oldest > newest) return false;
  const stored = await listReadDays(ctx.db, oldest, newest);
  for (let day = oldest; day <= newest; day = shiftDay(day, 1)) {
    if (stored.has(day)) continue;
    const isPlayed = seasons.some(({ from, to }) => from <= day && day <= to);
    const games = isPlayed ? await fetchFrom(ctx, `past results of ${day}`, () => readPastDay(day)) : [];
    if (games === null) return false;
    await keepDay(ctx.db, day, games, ctx.now());
    if (isPlayed) return day === newest;
  }
  return false;
}

/** One day, some sixteen small requests one after the other, so often: two seasons are read in less than two hours. */
const FILL_SECONDS = 15;
const CATCH_UP_SECONDS = 300;
const HOUR_SECONDS = 3600;

const scheduled = (name: string, seconds: number, work: (ctx: Ctx) => Promise<void>): ScheduleDefinition =>
  defineSchedule({
    name,
    every: { seconds },
    job: defineJob({ payload: FIRED, name, maxAttempts: 1, leaseSeconds: 240, run: (ctx) => work(ctx) }),
  });

/** What only the live source needs: past results in small steps, what a silent provider kept from the start, the month's credits now and then. */
const liveUpkeepFeature = ({ readPastDay, learnCredits }: Pick<LiveSource, 'readPastDay' | 'learnCredits'>): Feature =>
  defineFeature({
    name: 'live-upkeep',
    routes: {},
    schedules: [
      scheduled('fill-results', FILL_SECONDS, async (ctx) => {
        if (!(await fillNextDay(ctx, readPastDay))) return;
        const firedAt = ctx.now().toISOString();
        await ctx.enqueue(rateGamesJob, { firedAt }, { dedupeKey: `ratings after ${easternDay(ctx.now())}` });
      }),
      scheduled('catch-up', CATCH_UP_SECONDS, async (ctx) => {
        await catchUpSeason(ctx);
        await catchUpLeagues(ctx);
        await catchUpGolf(ctx);
      }),
      scheduled('learn-credits', HOUR_SECONDS, async (ctx) => void (await fetchFrom(ctx, 'credits', learnCredits))),
    ],
  });

export interface OpenedLive {
  source: DataSource;
  health: SourceHealth;
  feature: Feature;
  /** Called when the slices are prepared. */
  started: () => void;
  close: () => Promise<void>;
}

interface Parts {
  database: Database;
  clock: Clock;
  timers: Timers;
  log: Logger;
  /** In place of the real network and its waits, for tests. */
  around?: Partial<Surroundings> | undefined;
  /** Others whose health stands beside the providers'. */
  listServices: ListReports;
}

/** The live source on this process, with what it keeps in the database. */
export async function openLive(config: LiveConfig, { database, clock, timers, log, around, listServices }: Parts): Promise<OpenedLive> {
  const { db } = database;
  const store = databaseStore(db, clock.now);
  const live = createLiveSource(
    { ...config, isRehearsal: config.clockAt !== null },
    { ...realSurroundings, now: clock.now, ...around },
    store,
  );
  const limited = withStartLimit({ ...live.source, baseball: withStoredResults(live.source.baseball, db) }, timers);
  const listReports = () => [
    ...live
      .listReports()
      .map(({ report, health }) => ({ report, findLastAnswer: health.findLastAnswer, acceptChange: health.acceptChange })),
    ...listServices(),
  ];
  const monitor = openMonitor(listReports, { store, now: clock.now, timers, log });
  // What is left of the month is known before anything is spent, where the source says so.
  await fetchFrom({ log }, 'credits', () => Promise.race([live.learnCredits(), limited.limit]));
  return {
    source: limited.source,
    health: monitor.health,
    feature: liveUpkeepFeature(live),
    started: () => {
      limited.end();
      monitor.started();
    },
    close: monitor.close,
  };
}

import { isDeepStrictEqual } from 'node:util';
import { GAME_SPORTS, SPORT_KEYS } from '@clearedge/contract/sports';
import { easternDay, shiftDay } from '@clearedge/quant/calendar';
import { askSource } from '../../kernel/ask-source.ts';
import { type Ctx, defineJob, defineSchedule, FIRED, type JobDefinition, type ScheduleDefinition } from '../../kernel/ctx.ts';
import { defineFeature, type Feature, type RouteBindings } from '../../kernel/feature.ts';
import type { GameWeather } from '../../ports/index.ts';
import { gameModuleOf, listDayFeeds } from '../../sports/registry.ts';
import type { Contest } from './contest.ts';
import { isEnded } from './contest-rules.ts';
import { listToRecheck, listWithoutFacts } from './facts/list-facts-due.ts';
import type { OnFacts } from './facts/record-facts.ts';
import { recordManyFacts } from './facts/record-many-facts.ts';
import { FACTS_JOB, requestFacts } from './facts/request-facts.ts';
import { getBoxScore } from './reads/get-box-score.ts';
import { getLiveGame } from './reads/get-live-game.ts';
import { listLatestNews } from './reads/list-latest-news.ts';
import { search } from './reads/search.ts';
import { listContestStarts, listSlate } from './rows/contest-rows.ts';
import { writeWeather } from './rows/contest-write-rows.ts';
import { upsertNews } from './rows/news-rows.ts';
import { isAboutGame, publishSlates } from './slate-messages.ts';
import { syncLive } from './sync/sync-live.ts';
import { syncSeason } from './sync/sync-season.ts';
import { syncNearSlates, syncSlates, syncWeekAhead } from './sync/sync-slates.ts';

/** The forecast for games of today and tomorrow that have not started; what was last seen before the start stays. */
async function syncWeather(ctx: Ctx): Promise<void> {
  const now = ctx.now();
  const today = easternDay(now);
  const sports = GAME_SPORTS.filter((sport) => gameModuleOf(sport)?.hasWeather);
  for (const slateOn of [today, shiftDay(today, 1)]) {
    const upcoming = (await listSlate(ctx.db, slateOn, sports)).filter(
      (contest) => !isEnded(contest) && (contest.startsAt > now || !contest.weather),
    );
    const answers = await Promise.all(
      upcoming.map(({ gameId }) => askSource(ctx, `weather of ${gameId}`, () => ctx.ports.weather.findWeather(gameId, now))),
    );
    const seen = upcoming.flatMap((contest, index) => (answers[index] ? [{ contest, weather: answers[index] }] : []));
    await writeWeather(
      ctx.db,
      seen.map(({ contest, weather }) => ({ id: contest.id, weather })),
    );
    const news = seen.filter(({ contest, weather }) => isNews(contest, weather));
    await publishSlates(
      ctx,
      news.map(({ contest }) => contest),
    );
  }
}

function isNews(contest: Contest, weather: GameWeather): boolean {
  return !contest.weather || !isDeepStrictEqual({ ...contest.weather, asOf: null }, { ...weather, asOf: null });
}

/** Seconds between the slates of history, so that what is live now is not kept waiting. */
const GAP_SECONDS = 3;
/** A live source is asked one by one for each game. */
const LIVE_GAP_SECONDS = 60;

/** Asks for the facts of the last days' games that have none, newest slate first. */
async function requestHistory(ctx: Ctx): Promise<void> {
  const now = ctx.now().getTime();
  const gapSeconds = ctx.ports.source.kind === 'live' ? LIVE_GAP_SECONDS : GAP_SECONDS;
  for (const [index, gameIds] of (await listWithoutFacts(ctx)).entries()) {
    await requestFacts(ctx, gameIds, { runAt: new Date(now + (index + 1) * gapSeconds * 1000) });
  }
}

const LATEST = 60;

export async function syncNews(ctx: Ctx): Promise<void> {
  const items = await askSource(ctx, 'news', () => ctx.ports.news.listNews(ctx.now(), LATEST));
  if (!items?.length) return;
  await upsertNews(
    ctx.db,
    items.map((item) => ({ ...item, id: ctx.newId() })),
  );
}

/** At Eastern midnight "today" is another day: answers that were kept for it are no longer true. */
async function turnSlate(ctx: Ctx): Promise<void> {
  for (const sport of SPORT_KEYS) await ctx.publish({ topic: 'slate', slateOn: easternDay(ctx.now()), sport });
}

const scheduled = (name: string, every: ScheduleDefinition['every'], work: (ctx: Ctx) => Promise<void>): ScheduleDefinition =>
  defineSchedule({
    name,
    every,
    job: defineJob({ payload: FIRED, name, maxAttempts: 3, leaseSeconds: 300, run: (ctx) => work(ctx) }),
  });

const recordFactsJob = (onFacts: OnFacts): JobDefinition<{ gameIds: readonly string[] }> =>
  defineJob({ ...FACTS_JOB, run: (ctx, { gameIds }) => recordManyFacts(ctx, gameIds, onFacts) });

/** Periods are of product time. */
const contestSchedules = (onFacts: OnFacts): ScheduleDefinition[] => [
  scheduled('sync-live', { seconds: 10 }, (ctx) => syncLive(ctx, onFacts)),
  scheduled('sync-slate', { seconds: 60 }, syncNearSlates),
  scheduled('sync-week-ahead', { seconds: 3600 }, syncWeekAhead),
  scheduled('sync-season', { cron: '10 5 * * *' }, async (ctx) => {
    await syncSeason(ctx);
    await requestHistory(ctx);
  }),
  scheduled('recheck-facts', { seconds: 1800 }, async (ctx) => recordManyFacts(ctx, await listToRecheck(ctx), onFacts)),
  scheduled('sync-news', { seconds: 300 }, syncNews),
  scheduled('sync-weather', { seconds: 1800 }, syncWeather),
  scheduled('turn-slate', { cron: '0 0 * * *' }, turnSlate),
];

const contestBindings: RouteBindings = {
  'GET /api/games/:gameId/box-score': {
    shared: true,
    freshForMs: 15_000,
    build: (ctx, { params }) => getBoxScore(ctx, params.gameId),
    isChangedBy: (message, { params }) => isAboutGame(message, params.gameId),
  },
  'GET /api/live-game/:gameId': {
    shared: true,
    freshForMs: 5000,
    build: (ctx, { params }) => getLiveGame(ctx, params.gameId),
    isChangedBy: (message, { params }) => isAboutGame(message, params.gameId),
  },
  'GET /api/mlb/news': {
    shared: true,
    freshForMs: 60_000,
    build: (ctx) => listLatestNews(ctx),
    isChangedBy: (message) => message.topic === 'clock',
  },
  'GET /api/search': (ctx, { query }) => search(ctx, query.q),
};

/**
 * Before the first answer the days around today are asked for, and on a new database the season, without which every club's record would be wrong.
 * Later starts leave the season to its schedule.
 */
async function prepare(ctx: Ctx): Promise<void> {
  const today = easternDay(ctx.now());
  await syncSlates(
    ctx,
    [0, -1, 1, 2].map((days) => shiftDay(today, days)),
  );
  await catchUpSeason(ctx);
}

/** The season, where a database knows nothing of its last weeks. */
export async function catchUpSeason(ctx: Ctx): Promise<void> {
  const today = easternDay(ctx.now());
  const sports = listDayFeeds(ctx.ports).map(({ sport }) => sport);
  if ((await listContestStarts(ctx.db, shiftDay(today, -60), shiftDay(today, -5), sports)).length === 0) await syncSeason(ctx);
}

/** `onFacts` runs in the transaction that stores new or corrected facts: settlement enqueues its job there. */
export const contestsFeature = ({ onFacts }: { onFacts: OnFacts }): Feature =>
  defineFeature({
    name: 'contests',
    routes: contestBindings,
    jobs: [recordFactsJob(onFacts)],
    schedules: contestSchedules(onFacts),
    prepare,
  });

import { isDeepStrictEqual } from 'node:util';
import { GAME_SPORTS, SPORT_KEYS, type SportKey } from '@clearedge/contract/sports';
import { easternDay, shiftDay } from '@clearedge/quant/calendar';
import { fetchFrom } from '../../kernel/ask-source.ts';
import {
  type Ctx,
  defineJob,
  defineSchedule,
  FIRED,
  type JobDefinition,
  type ScheduleDefinition,
  type StreamMessage,
} from '../../kernel/ctx.ts';
import { defineFeature, type Feature, type RouteBindings } from '../../kernel/feature.ts';
import type { FeedGame, GameWeather } from '../../ports/index.ts';
import { type DayFeed, gameModuleOf, listDayFeeds } from '../../sports/registry.ts';
import type { Contest, Sport } from './contest.ts';
import { isEnded } from './contest-rules.ts';
import { listToRecheck, listWithoutFacts } from './facts/list-facts-due.ts';
import type { OnFacts } from './facts/record-facts.ts';
import { recordManyFacts } from './facts/record-many-facts.ts';
import { FACTS_JOB, requestFacts } from './facts/request-facts.ts';
import { getBoxScore } from './reads/get-box-score.ts';
import { getLiveGame } from './reads/get-live-game.ts';
import { listLatestNews } from './reads/list-latest-news.ts';
import { listSports } from './reads/list-sports.ts';
import { search } from './reads/search.ts';
import { listContestStarts, listSlate } from './rows/contest-rows.ts';
import { writeWeather } from './rows/contest-write-rows.ts';
import { upsertNews } from './rows/news-rows.ts';
import { noteRead } from './rows/read-rows.ts';
import { storeSlate } from './sync/store-slate.ts';
import { syncLive } from './sync/sync-live.ts';
import { syncNearSlates, syncSlates, syncWeekAhead } from './sync/sync-slates.ts';

const CHUNK = 500;

/** Fills the whole season of each sport that is followed by the day, results to date and what is still to be played, in chunks that let readers in between. */
export async function syncSeason(ctx: Ctx): Promise<void> {
  for (const { sport, feed } of listDayFeeds(ctx.ports)) await fillSeason(ctx, sport, feed);
}

async function fillSeason(ctx: Ctx, sport: Sport, from: DayFeed): Promise<void> {
  const asOf = ctx.now();
  const today = easternDay(asOf);
  const feed = await fetchFrom(ctx, 'season', async () => {
    const span = await from.getSeasonSpan(today);
    return from.listSeason(span.from, span.to, asOf);
  });
  if (!feed) return;
  // The days around today are kept by the slate sync, whose form says more.
  const distant = feed.filter(({ slateOn }) => slateOn < shiftDay(today, -1) || slateOn > shiftDay(today, 2));
  for (const contests of chunksOf(distant, CHUNK)) {
    await storeSlate(ctx, { contests, asOf, source: ctx.ports.source.kind, sport, isLight: true });
  }
}

function chunksOf(contests: readonly FeedGame[], size: number): FeedGame[][] {
  const chunks: FeedGame[][] = [];
  for (let at = 0; at < contests.length; at += size) chunks.push(contests.slice(at, at + size));
  return chunks;
}

/** The day in a game's id; a game that was moved to another day keeps the id of its first. */
const dayOfGame = (gameId: string): string => gameId.slice(0, 8);
const compact = (day: string): string => day.replaceAll('-', '');

/** Whether a message may change what is shown of an Eastern day of these sports. */
export function isAboutSlate(message: StreamMessage, slateOn: string, sports: readonly SportKey[]): boolean {
  if (isOfOther(message, sports)) return false;
  if (message.topic === 'slate') return message.slateOn === slateOn;
  return message.topic === 'clock' || (message.topic === 'live' && dayOfGame(message.gameId) === compact(slateOn));
}

/** News of a day or a game of a sport that is none of these. */
export const isOfOther = (message: StreamMessage, sports: readonly SportKey[]): boolean =>
  (message.topic === 'slate' || message.topic === 'live') && !sports.includes(message.sport);

/** Whether a message may change what is shown of a game. */
export function isAboutGame(message: StreamMessage, gameId: string): boolean {
  if (message.topic === 'slate') return compact(message.slateOn) === dayOfGame(gameId);
  return message.topic === 'clock' || (message.topic === 'live' && message.gameId === gameId);
}

/** Tells that the days of these contests have changed, each once for its sport. */
export async function publishSlates(ctx: Pick<Ctx, 'publish'>, contests: readonly Pick<Contest, 'sport' | 'slateOn'>[]): Promise<void> {
  const days = new Map(contests.map(({ sport, slateOn }) => [`${sport} ${slateOn}`, { sport, slateOn }]));
  for (const day of days.values()) await ctx.publish({ topic: 'slate', ...day });
}

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
      upcoming.map(({ gameId }) => fetchFrom(ctx, `weather of ${gameId}`, () => ctx.ports.weather.findWeather(gameId, now))),
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
  const items = await fetchFrom(ctx, 'news', () => ctx.ports.news.listNews(ctx.now(), LATEST));
  if (!items) return;
  await noteRead(ctx.db, 'news', ctx.now());
  if (items.length === 0) return;
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
  defineSchedule({ name, every, job: defineJob({ payload: FIRED, name, maxAttempts: 3, leaseSeconds: 300, run: (ctx) => work(ctx) }) });

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
  'GET /api/:league/news': {
    shared: true,
    freshForMs: 60_000,
    build: (ctx, { params }) => listLatestNews(ctx, params.league),
    isChangedBy: (message) => message.topic === 'clock',
  },
  'GET /api/sports': {
    shared: true,
    freshForMs: 15_000,
    build: listSports,
    isChangedBy: ({ topic }) => topic === 'slate' || topic === 'clock',
  },
  'GET /api/search': (ctx, { query }) => search(ctx, query.q),
};

/**
 * Before the first answer the days around today are asked for, and on a new database the season, without which every club's record would be wrong.
 * Later starts leave the season to its schedule.
 */
async function catchUp(ctx: Ctx): Promise<void> {
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
    catchUp,
  });

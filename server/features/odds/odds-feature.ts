import { GAME_SPORTS } from '@clearedge/contract/sports';
import { easternDay, shiftDay } from '@clearedge/quant/calendar';
import { z } from 'zod';
import { fetchFrom } from '../../kernel/ask-source.ts';
import { type Ctx, defineJob, defineSchedule, FIRED, type JobDefinition, type ScheduleDefinition } from '../../kernel/ctx.ts';
import { defineFeature, type Feature, type RouteBindings } from '../../kernel/feature.ts';
import { type ContestStart, isAboutGame, isBettingClosed, isStarted, listContestStarts } from '../contests/index.ts';
import { fillMarkets } from './fill-markets.ts';
import { getWinProbability } from './live/get-win-probability.ts';
import { FillPayload, fillOdds, requestOddsHistory, syncBoard, syncSlateOdds } from './odds-sync.ts';
import { getLineHistory } from './reads/get-line-history.ts';
import { listBooks } from './reads/list-prices.ts';
import { upsertBooks } from './rows/book-rows.ts';
import { listFrozenContestIds } from './rows/closing-rows.ts';

/** The bookmakers the source follows, priced or not. */
async function saveBooks(ctx: Ctx): Promise<void> {
  const books = await fetchFrom(ctx, 'books', () => ctx.ports.odds.listBooks());
  if (books) await upsertBooks(ctx.db, books);
}

/** A game that no one priced has no close; it is not looked for longer than this. */
const CLOSE_WAIT_MS = 6 * 3_600_000;

/** Follows the prices of yesterday's late games, today and tomorrow, as long as a game there is open to bets or has yet to get its close. */
export async function syncOdds(ctx: Ctx): Promise<void> {
  const now = ctx.now();
  const today = easternDay(now);
  const contests = await listContestStarts(ctx, shiftDay(today, -1), shiftDay(today, 1), GAME_SPORTS);
  const frozen = await listFrozenContestIds(
    ctx.db,
    contests.filter(isStarted).map(({ id }) => id),
  );
  const isDue = (contest: ContestStart): boolean => !isBettingClosed(contest, now) || isAwaitingClose(contest, frozen, now);
  for (const sport of GAME_SPORTS)
    for (const slateOn of [today, shiftDay(today, 1), shiftDay(today, -1)]) {
      const own = contests.filter((contest) => contest.sport === sport && contest.slateOn === slateOn);
      if (own.some(isDue)) await syncBoard(ctx, own, { slateOn, sport });
    }
}

const isAwaitingClose = (contest: ContestStart, frozen: ReadonlySet<string>, now: Date): boolean =>
  isStarted(contest) && !frozen.has(contest.id) && now.getTime() - contest.startsAt.getTime() < CLOSE_WAIT_MS;

const fillOddsJob: JobDefinition<FillPayload> = defineJob({
  payload: FillPayload,
  name: 'fill-odds',
  leaseSeconds: 300,
  run: (ctx, payload) => fillOdds(ctx, payload, fillOddsJob),
});

export const fillMarketsJob = defineJob({ payload: z.object({}), name: 'fill-markets', leaseSeconds: 300, run: fillMarkets });

/** Periods are of product time. */
const oddsSchedules: readonly ScheduleDefinition[] = [
  defineSchedule({
    name: 'sync-odds',
    every: { seconds: 30 },
    job: defineJob({ payload: FIRED, name: 'sync-odds', maxAttempts: 3, leaseSeconds: 300, run: syncOdds }),
  }),
  defineSchedule({
    name: 'sync-books',
    every: { cron: '20 5 * * *' },
    job: defineJob({ payload: FIRED, name: 'sync-books', maxAttempts: 3, run: saveBooks }),
  }),
];

const oddsBindings = (): RouteBindings => ({
  'GET /api/books': { shared: true, freshForMs: 600_000, build: (ctx) => listBooks(ctx), isChangedBy: () => false },
  'GET /api/win-probability/:gameId': {
    shared: true,
    freshForMs: 5000,
    build: (ctx, { params }) => getWinProbability(ctx, params.gameId),
    isChangedBy: (message, { params }) => isAboutGame(message, params.gameId),
  },
  'GET /api/games/:gameId/line-history': {
    shared: true,
    freshForMs: 60_000,
    build: (ctx, { params, query }) => getLineHistory(ctx, params.gameId, query),
    isChangedBy: (message, { params }) => message.topic !== 'live' && isAboutGame(message, params.gameId),
  },
});

/** By then the season is in, and tomorrow's board has been filled by the schedule. */
const HISTORY_DELAY_MS = 60_000;

/** Before the first answer only today's prices are asked for. */
async function catchUp(ctx: Ctx): Promise<void> {
  const now = ctx.now();
  await saveBooks(ctx);
  for (const sport of GAME_SPORTS) await syncSlateOdds(ctx, easternDay(now), sport);
  await requestOddsHistory(ctx, fillOddsJob, new Date(now.getTime() + HISTORY_DELAY_MS));
}

export const oddsFeature = (): Feature =>
  defineFeature({ name: 'odds', routes: oddsBindings(), jobs: [fillOddsJob, fillMarketsJob], schedules: oddsSchedules, catchUp });

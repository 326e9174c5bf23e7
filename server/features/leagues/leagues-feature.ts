import { isDeepStrictEqual } from 'node:util';
import { type LeagueSport, sportOf } from '@clearedge/contract/sports';
import { easternDay, shiftDay } from '@clearedge/quant/calendar';
import { z } from 'zod';
import { fetchFrom } from '../../kernel/ask-source.ts';
import { type Ctx, defineJob, defineSchedule, FIRED, type JobDefinition, type ScheduleDefinition } from '../../kernel/ctx.ts';
import { defineFeature } from '../../kernel/feature.ts';
import type { LeagueLiveState, LeagueSource } from '../../ports/index.ts';
import { listLeagues } from '../../sports/registry.ts';
import {
  type ContestStart,
  isBettingClosed,
  isStarted,
  isUnderWay,
  listContestStarts,
  type StateWrite,
  writeStates,
} from '../contests/index.ts';
import { backfillSlate, listFrozenContestIds, syncSlateOdds } from '../odds/index.ts';
import { listByIds, listWithoutPeriods } from './league-rows.ts';
import { leagueBindings } from './routes.ts';
import { syncDays, syncNearGames, syncSeason } from './sync/sync-games.ts';

/** Seconds before the first day of history, and between two of them, so that what is live now is not kept waiting. */
const FIRST_SECONDS = 300;
const GAP_SECONDS = 20;
/** A simulated day is priced anew, which takes a second or two: a demo begins with its last days, and the others come in by and by. */
const DEMO_GAP_SECONDS = 1800;
const SEASON_DAYS = 200;

const ClosingsPayload = z.object({ slateOn: z.string() });
type ClosingsPayload = z.infer<typeof ClosingsPayload>;

/** A league that the source in use has. */
interface Followed {
  sport: LeagueSport;
  source: LeagueSource;
}

const forEachLeague =
  (work: (ctx: Ctx, league: Followed) => Promise<void>) =>
  async (ctx: Ctx): Promise<void> => {
    for (const league of listLeagues(ctx.ports)) await work(ctx, league);
  };

/** The closing prices of a past day's games, where the source still knows them. */
async function fillClosings(ctx: Ctx, { slateOn }: ClosingsPayload): Promise<void> {
  for (const { sport } of listLeagues(ctx.ports)) await backfillSlate(ctx, slateOn, sport);
}

/** Asks for the closing prices of the season's past days, newest first; a day that is known, or was asked for, is not asked for again. */
async function requestClosings(ctx: Ctx, job: JobDefinition<ClosingsPayload>): Promise<void> {
  const today = easternDay(ctx.now());
  const past = (
    await Promise.all(
      listLeagues(ctx.ports).map(({ sport }) => listContestStarts(ctx, shiftDay(today, -SEASON_DAYS), shiftDay(today, -1), sport)),
    )
  ).flat();
  const started = past.filter(isStarted);
  const closed = await listFrozenContestIds(
    ctx,
    started.map(({ id }) => id),
  );
  // A day whose closes are all known would take its turn, half an hour in a demo, from one that waits.
  const days = [...new Set(started.filter(({ id }) => !closed.has(id)).map(({ slateOn }) => slateOn))].sort().reverse();
  const gapSeconds = ctx.ports.source.kind === 'demo' ? DEMO_GAP_SECONDS : GAP_SECONDS;
  for (const [index, slateOn] of days.entries()) {
    const runAt = new Date(ctx.now().getTime() + (FIRST_SECONDS + index * gapSeconds) * 1000);
    await ctx.enqueue(job, { slateOn }, { runAt, dedupeKey: `close of ${slateOn}` });
  }
}

/** Follows the games that are in play or due to start; asks no one when there are none. */
export async function syncLive(ctx: Ctx): Promise<void> {
  const now = ctx.now();
  const today = easternDay(now);
  const leagues = listLeagues(ctx.ports);
  const sports = leagues.map(({ sport }) => sport);
  const due = (await listContestStarts(ctx, shiftDay(today, -1), today, sports)).filter((contest) => isUnderWay(contest, now));
  for (const league of leagues)
    await syncLeagueLive(
      ctx,
      league,
      due.filter(({ sport }) => sport === league.sport),
    );
}

async function syncLeagueLive(ctx: Ctx, league: Followed, due: readonly ContestStart[]): Promise<void> {
  const { sport, source } = league;
  const now = ctx.now();
  const first = due[0];
  if (!first) return;
  await syncDays(ctx, league, first.slateOn, due.at(-1)!.slateOn);
  const answers = await Promise.all(
    due.map(({ gameId }) => fetchFrom(ctx, `live state of ${gameId}`, () => source.feed.findLiveState(gameId, now))),
  );
  await storeLive(
    ctx,
    sport,
    due.flatMap(({ id }, index) => {
      const state = answers[index];
      return state ? [{ contestId: id, state }] : [];
    }),
  );
}

async function storeLive(ctx: Ctx, sport: LeagueSport, reported: readonly { contestId: string; state: LeagueLiveState }[]): Promise<void> {
  const stored = await listByIds(
    ctx.db,
    sport,
    reported.map(({ contestId }) => contestId),
  );
  const before = new Map(stored.map(({ contest, live }) => [contest.id, live]));
  const news = reported.filter(({ contestId, state }) => before.has(contestId) && isNews(before.get(contestId) ?? null, state));
  if (!news.length) return;
  await ctx.transact(async (tx) => {
    await writeStates(
      tx.db,
      news.map(({ contestId: id, state }) => ({ id, liveState: state, detail: { periods: state.periods } })),
    );
    for (const { state } of news) await tx.publish({ topic: 'live', gameId: state.gameId, sport });
  });
}

// Plays are told with the last of them, which the stored state names too.
const isNews = (before: LeagueLiveState | null, state: LeagueLiveState): boolean =>
  !before || (before.asOf <= state.asOf && !isDeepStrictEqual(withoutPlays(before), withoutPlays(state)));

const withoutPlays = ({ asOf: _asOf, plays: _plays, ...state }: LeagueLiveState): Omit<LeagueLiveState, 'asOf' | 'plays'> => state;

/** Games asked about at a time, so that a first start, with a season behind it, holds no one up. */
const AT_ONCE = 12;

/** Fills in the scores by period of games that ended while no one looked, or were corrected since. */
async function fillLeaguePeriods(ctx: Ctx, { sport, source }: Followed): Promise<void> {
  const asOf = ctx.now();
  const missing = await listWithoutPeriods(ctx.db, sport, AT_ONCE);
  const found: (StateWrite & { gameId: string })[] = [];
  for (const { id, gameId } of missing) {
    const facts = await fetchFrom(ctx, `periods of ${gameId}`, () => source.feed.findFacts(gameId, asOf));
    if (facts && 'periods' in facts && facts.periods) found.push({ id, gameId, liveState: null, detail: { periods: facts.periods } });
  }
  await writeStates(ctx.db, found);
  for (const { gameId } of found) await ctx.publish({ topic: 'live', gameId, sport });
}

export const fillPeriods = forEachLeague(fillLeaguePeriods);

const DAYS_AHEAD = 8;

/** Prices of the days beyond tomorrow, which leagues by the week are priced for; the days at hand are followed with every sport's. */
async function syncLeagueWeekOdds(ctx: Ctx, { sport }: Followed): Promise<void> {
  if (sportOf(sport).slate === 'day') return;
  const now = ctx.now();
  const today = easternDay(now);
  const ahead = await listContestStarts(ctx, shiftDay(today, 2), shiftDay(today, DAYS_AHEAD), sport);
  const days = new Set(ahead.filter((contest) => !isBettingClosed(contest, now)).map(({ slateOn }) => slateOn));
  for (const slateOn of days) await syncSlateOdds(ctx, slateOn, sport);
}

export const syncWeekOdds = forEachLeague(syncLeagueWeekOdds);

const scheduled = (name: string, every: ScheduleDefinition['every'], work: (ctx: Ctx) => Promise<void>): ScheduleDefinition =>
  defineSchedule({ name, every, job: defineJob({ payload: FIRED, name, maxAttempts: 3, leaseSeconds: 300, run: (ctx) => work(ctx) }) });

const fillClosingsJob: JobDefinition<ClosingsPayload> = defineJob({
  payload: ClosingsPayload,
  name: 'fill-league-closings',
  maxAttempts: 3,
  leaseSeconds: 300,
  run: fillClosings,
});

/** Periods are of product time. */
const leagueSchedules: readonly ScheduleDefinition[] = [
  scheduled('sync-league-live', { seconds: 10 }, syncLive),
  scheduled('sync-league-games', { seconds: 300 }, async (ctx) => {
    await syncNearGames(ctx);
    await fillPeriods(ctx);
    await syncWeekOdds(ctx);
  }),
  scheduled('sync-league-season', { cron: '40 5 * * *' }, async (ctx) => {
    await syncSeason(ctx);
    await requestClosings(ctx, fillClosingsJob);
  }),
];

/** Before the first answer: this week as it stands, the seasons around it, each one question, and today's prices. */
async function catchUp(ctx: Ctx): Promise<void> {
  await syncNearGames(ctx);
  await syncSeason(ctx);
  await forEachLeague((own, { sport }) => syncSlateOdds(own, easternDay(own.now()), sport))(ctx);
  await requestClosings(ctx, fillClosingsJob);
}

export const leaguesFeature = defineFeature({
  name: 'leagues',
  routes: leagueBindings,
  jobs: [fillClosingsJob],
  schedules: leagueSchedules,
  catchUp,
});

import { type Ctx, defineJob, defineSchedule, FIRED, type JobDefinition, type ScheduleDefinition } from '../../kernel/ctx.ts';
import { defineFeature } from '../../kernel/feature.ts';
import { fillHistory, recordNewGames } from './fill/fill-history.ts';
import { beginChain, StepPayload } from './fill/pace.ts';
import { listKeptDays } from './rows/past-game-rows.ts';
import { hasBegun, walkOn } from './walk/walk-history.ts';

const terms = { maxAttempts: 3, leaseSeconds: 300 };

export const fillHistoryJob: JobDefinition<StepPayload> = defineJob({
  payload: StepPayload,
  name: 'fill-history',
  ...terms,
  run: (ctx, payload) => fillHistory(ctx, payload, { fill: fillHistoryJob, walk: walkHistoryJob }),
});

export const walkHistoryJob: JobDefinition<StepPayload> = defineJob({
  payload: StepPayload,
  name: 'walk-history',
  ...terms,
  run: (ctx, payload) => walkOn(ctx, payload, walkHistoryJob),
});

/** At most once an Eastern day: a day that could not be had is asked for again. */
const requestHistory = (ctx: Ctx, runAt: Date): Promise<void> => beginChain(ctx, fillHistoryJob, runAt);

/** On a new database the fill comes first, and begins with the newest day. */
async function recordHistory(ctx: Ctx): Promise<void> {
  if ((await listKeptDays(ctx.db)).size === 0) return;
  await recordNewGames(ctx);
  await requestHistory(ctx, ctx.now());
  if (await hasBegun(ctx)) await beginChain(ctx, walkHistoryJob, ctx.now());
}

const historySchedules: readonly ScheduleDefinition[] = [
  defineSchedule({
    name: 'record-history',
    every: { cron: '55 * * * *' },
    job: defineJob({ payload: FIRED, name: 'record-history', ...terms, run: recordHistory }),
  }),
];

/** By then the season, the first ratings and today's opinions are in. */
const FIRST_DELAY_MS = 100_000;

const prepare = (ctx: Ctx): Promise<void> => requestHistory(ctx, new Date(ctx.now().getTime() + FIRST_DELAY_MS));

export const historyFeature = defineFeature({
  name: 'history',
  routes: {},
  jobs: [fillHistoryJob, walkHistoryJob],
  schedules: historySchedules,
  prepare,
});

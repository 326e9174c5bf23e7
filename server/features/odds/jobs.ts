import { defineJob, defineSchedule, FIRED, type JobDefinition, type ScheduleDefinition } from '../../kernel/ctx.ts';
import { FillPayload, fillOdds } from './sync/fill-odds.ts';
import { rememberBooks } from './sync/remember-books.ts';
import { syncOdds } from './sync/sync-odds.ts';

export const fillOddsJob: JobDefinition<FillPayload> = defineJob({
  payload: FillPayload,
  name: 'fill-odds',
  leaseSeconds: 300,
  run: (ctx, payload) => fillOdds(ctx, payload, fillOddsJob),
});

/** Periods are of product time. */
export const oddsSchedules: readonly ScheduleDefinition[] = [
  defineSchedule({
    name: 'sync-odds',
    every: { seconds: 30 },
    job: defineJob({ payload: FIRED, name: 'sync-odds', maxAttempts: 3, leaseSeconds: 300, run: syncOdds }),
  }),
  defineSchedule({
    name: 'sync-books',
    every: { cron: '20 5 * * *' },
    job: defineJob({ payload: FIRED, name: 'sync-books', maxAttempts: 3, run: rememberBooks }),
  }),
];

import { defineJob, defineSchedule, type JobDefinition, type ScheduleDefinition } from '../../kernel/ctx.ts';
import { type FillPayload, fillOdds } from './sync/fill-odds.ts';
import { rememberBooks } from './sync/remember-books.ts';
import { syncOdds } from './sync/sync-odds.ts';

export const fillOddsJob: JobDefinition<FillPayload> = defineJob<FillPayload>({
  name: 'fill-odds',
  leaseSeconds: 300,
  run: (ctx, payload) => fillOdds(ctx, payload, fillOddsJob),
});

type Fired = { firedAt: string };

/** Periods are of product time. */
export const oddsSchedules: readonly ScheduleDefinition[] = [
  defineSchedule({
    name: 'sync-odds',
    every: { seconds: 30 },
    job: defineJob<Fired>({ name: 'sync-odds', maxAttempts: 3, leaseSeconds: 300, run: syncOdds }),
  }),
  defineSchedule({
    name: 'sync-books',
    every: { cron: '20 5 * * *' },
    job: defineJob<Fired>({ name: 'sync-books', maxAttempts: 3, run: rememberBooks }),
  }),
];

import { defineJob, defineSchedule } from '../../../kernel/ctx.ts';
import { deleteEndedPauses } from './pause-rows.ts';

/** A pause that is over is nobody's business any more. */
export const sweepPausesJob = defineJob<{ firedAt: string }>({
  name: 'sweep-kept-pauses',
  maxAttempts: 3,
  run: (ctx) => deleteEndedPauses(ctx.db, ctx.now()),
});
export const sweepPausesSchedule = defineSchedule({ name: 'sweep-kept-pauses', job: sweepPausesJob, every: { cron: '15 4 * * *' } });

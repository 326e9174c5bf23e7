import { defineJob, defineSchedule, FIRED } from '../../kernel/ctx.ts';
import { releaseHeld } from './notification-rows.ts';

/** What was held back over quiet hours or a break comes out when they end. */
export const releaseHeldSchedule = defineSchedule({
  name: 'release-notifications',
  every: { seconds: 60 },
  job: defineJob({
    payload: FIRED,
    name: 'release-notifications',
    maxAttempts: 3,
    run: (ctx) =>
      ctx.transact(async (tx) => {
        for (const userId of await releaseHeld(tx.db, tx.now())) await tx.publish({ topic: 'user', userId, what: 'notifications' });
      }),
  }),
});

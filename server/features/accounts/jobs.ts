import { type Ctx, defineJob, defineSchedule } from '../../kernel/ctx.ts';
import { deleteOldDevices } from './devices/device-rows.ts';
import { DEVICE_DAYS } from './devices/known-devices.ts';
import { machineNow } from './machine-time.ts';
import { deleteOldResets } from './passwords/reset/reset-rows.ts';
import { deleteUnconfirmed } from './second-factor/second-factor-rows.ts';
import { deleteEndedPending } from './sessions/pending-rows.ts';
import { deleteEndedSessions } from './sessions/session-rows.ts';
import { idleSince } from './sessions/session-rules.ts';
import { deleteOldThrottles } from './sign-in/throttle-rows.ts';
import { LONGEST_WINDOW_MS } from './sign-in/throttle-rules.ts';

const DAY_MS = 86_400_000;

/** Sessions, links and counters that are over. */
export const sweepAccountsJob = defineJob<{ firedAt: string }>({
  name: 'sweep-accounts',
  maxAttempts: 3,
  run: async (ctx: Ctx) => {
    const now = machineNow(ctx);
    await deleteEndedSessions(ctx.db, now, idleSince(now));
    await deleteEndedPending(ctx.db, now);
    await deleteUnconfirmed(ctx.db, new Date(now.getTime() - DAY_MS));
    await deleteOldResets(ctx.db, now);
    await deleteOldDevices(ctx.db, new Date(now.getTime() - DEVICE_DAYS * DAY_MS));
    await deleteOldThrottles(ctx.db, new Date(now.getTime() - LONGEST_WINDOW_MS));
  },
});
export const sweepSchedule = defineSchedule({ name: 'sweep-accounts', job: sweepAccountsJob, every: { cron: '10 4 * * *' } });

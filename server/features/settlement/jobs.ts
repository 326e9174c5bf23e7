import { type Ctx, defineJob, defineSchedule } from '../../kernel/ctx.ts';
import { listEventsWithPendingBets } from '../bets/index.ts';
import { listUnsettledPickEvents } from '../picks/index.ts';
import { listEventsWithOpenLegs } from '../practice/index.ts';
import { settleEvent } from './settle-event.ts';

/** Runs when a game's facts are recorded, in the same transaction's wake. */
export const settleEventJob = defineJob<{ eventId: string }>({
  name: 'settle-event',
  maxAttempts: 8,
  leaseSeconds: 120,
  run: (ctx, { eventId }) => settleEvent(ctx, eventId),
});

/** Picks up what no job covered: bets imported or tracked after the end, suspended games whose 36 hours ran out. */
export const sweepPendingJob = defineJob<{ firedAt: string }>({
  name: 'sweep-pending-bets',
  maxAttempts: 3,
  run: async (ctx: Ctx) => {
    const open = new Set([
      ...(await listEventsWithPendingBets(ctx)),
      ...(await listEventsWithOpenLegs(ctx)),
      ...(await listUnsettledPickEvents(ctx)),
    ]);
    for (const eventId of open) await settleEvent(ctx, eventId);
  },
});

export const sweepSchedule = defineSchedule({ name: 'sweep-pending-bets', job: sweepPendingJob, every: { seconds: 600 } });

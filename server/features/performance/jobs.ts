import { type Ctx, defineJob, defineSchedule, FIRED } from '../../kernel/ctx.ts';
import { noteClosings } from './closing/note-closings.ts';

export const noteClosingsJob = defineJob({
  payload: FIRED,
  name: 'note-bet-closings',
  maxAttempts: 3,
  leaseSeconds: 120,
  run: async (ctx: Ctx) => void (await noteClosings(ctx)),
});

/** Settled bets have their closing price beside them within a minute or two. */
export const noteClosingsSchedule = defineSchedule({ name: 'note-bet-closings', job: noteClosingsJob, every: { seconds: 60 } });

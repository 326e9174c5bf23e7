import { z } from 'zod';
import { type Ctx, defineJob, defineSchedule, FIRED } from '../../kernel/ctx.ts';
import { listContestsWithPendingBets } from '../bets/index.ts';
import { listUnsettledPickContests } from '../picks/index.ts';
import { listContestsWithOpenLegs } from '../practice/index.ts';
import { settleContest } from './settle-contest.ts';

/** Runs when the facts of a game or tournament are recorded, in the same transaction's wake. */
export const settleContestJob = defineJob({
  payload: z.object({ contestId: z.string() }),
  name: 'settle-contest',
  maxAttempts: 8,
  leaseSeconds: 120,
  run: (ctx, { contestId }) => settleContest(ctx, contestId),
});

/** Picks up what no job covered: bets imported or tracked after the end, suspended games whose 36 hours ran out. */
export const sweepPendingJob = defineJob({
  payload: FIRED,
  name: 'sweep-pending-bets',
  maxAttempts: 3,
  run: async (ctx: Ctx) => {
    const open = new Set([
      ...(await listContestsWithPendingBets(ctx)),
      ...(await listContestsWithOpenLegs(ctx)),
      ...(await listUnsettledPickContests(ctx)),
    ]);
    for (const contestId of open) await settleContest(ctx, contestId);
  },
});

export const sweepSchedule = defineSchedule({ name: 'sweep-pending-bets', job: sweepPendingJob, every: { seconds: 600 } });

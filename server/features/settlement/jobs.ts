import { type Ctx, defineJob, defineSchedule, FIRED } from '../../kernel/ctx.ts';
import { SETTLE_JOB } from '../bets/index.ts';
import type { OnFacts } from '../contests/index.ts';
import { attemptEach, listContestsToSettle, settleContest } from './settle-contest.ts';
import { settleFutures } from './settle-futures.ts';

export const settleContestJob = defineJob({ ...SETTLE_JOB, run: (ctx, { contestId }) => settleContest(ctx, contestId) });

/** Grades everything that is open on a contest: once for each version of its facts, and always where a part is complete or a hold ends. */
export const settleOnFacts: OnFacts = (tx, { contestId, version }) =>
  tx.enqueue(settleContestJob, { contestId }, version === null ? {} : { dedupeKey: `${contestId} ${version}` });

/** Picks up what no job covered: items added after the end, suspended games whose 36 hours ran out, bets on a season. */
export const sweepOpenJob = defineJob({
  payload: FIRED,
  name: 'sweep-open-items',
  maxAttempts: 3,
  leaseSeconds: 300,
  run: async (ctx: Ctx) => {
    await attemptEach(await listContestsToSettle(ctx), (contestId) => settleContest(ctx, contestId));
    await settleFutures(ctx);
  },
});

export const sweepSchedule = defineSchedule({ name: 'sweep-open-items', job: sweepOpenJob, every: { seconds: 600 } });

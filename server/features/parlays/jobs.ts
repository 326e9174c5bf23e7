import { defineJob, defineSchedule } from '../../kernel/ctx.ts';
import { listContestsToGrade } from './saved/parlay-rows.ts';
import { gradeParlaysOfContest } from './settle/grade-parlays.ts';

/** Runs when a game's facts are recorded. */
export const gradeParlaysJob = defineJob<{ contestId: string }>({
  name: 'grade-saved-parlays',
  maxAttempts: 5,
  run: (ctx, { contestId }) => gradeParlaysOfContest(ctx, contestId),
});

/** Picks up what no job covered: saved after the facts, suspended games whose time ran out. */
export const sweepParlaysJob = defineJob<{ firedAt: string }>({
  name: 'sweep-saved-parlays',
  maxAttempts: 3,
  run: async (ctx) => {
    for (const contestId of await listContestsToGrade(ctx)) await gradeParlaysOfContest(ctx, contestId);
  },
});

export const sweepSchedule = defineSchedule({ name: 'sweep-saved-parlays', job: sweepParlaysJob, every: { seconds: 600 } });

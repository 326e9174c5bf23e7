import { defineJob, defineSchedule, type JobDefinition, type ScheduleDefinition } from '../../kernel/ctx.ts';
import { listContestsToGrade } from '../groups/index.ts';
import { placeCompetitors } from './cohorts/place-competitors.ts';
import { freezeWeeks } from './freeze/freeze-weeks.ts';
import { gradePicksOfContest } from './groups/grade-picks.ts';
import type { PracticeReads } from './week-sums.ts';

const SWEEP_SECONDS = 600;

/** Runs when a game's facts are recorded. */
export const gradeGroupPicksJob = defineJob<{ contestId: string }>({
  name: 'grade-group-picks',
  maxAttempts: 5,
  run: (ctx, { contestId }) => gradePicksOfContest(ctx, contestId),
});

/** Picks up what no job covered, freezes weeks that are over, then places competitors: who went up is known from the frozen week. */
export function leaderboardSweep(practice: PracticeReads): { job: JobDefinition<{ firedAt: string }>; schedule: ScheduleDefinition } {
  const job = defineJob<{ firedAt: string }>({
    name: 'sweep-leaderboard',
    maxAttempts: 3,
    leaseSeconds: 300,
    run: async (ctx) => {
      for (const contestId of await listContestsToGrade(ctx)) await gradePicksOfContest(ctx, contestId);
      await freezeWeeks(ctx, practice);
      await placeCompetitors(ctx, practice);
    },
  });
  return { job, schedule: defineSchedule({ name: 'sweep-leaderboard', job, every: { seconds: SWEEP_SECONDS } }) };
}

import { z } from 'zod';
import { defineJob, defineSchedule, FIRED, type JobDefinition, type ScheduleDefinition, type StreamMessage } from '../../kernel/ctx.ts';
import { defineFeature, type Feature } from '../../kernel/feature.ts';
import { listContestsToGrade } from '../groups/index.ts';
import { getBoard, getWeekSummary } from './board/get-board.ts';
import { getCohort } from './cohorts/get-cohort.ts';
import { placeCompetitors } from './cohorts/place-competitors.ts';
import { freezeWeeks } from './freeze/freeze-weeks.ts';
import { getGroupBoard } from './groups/get-group-board.ts';
import { gradePicksOfContest } from './groups/grade-picks.ts';
import { getWeeklyStats } from './own/get-weekly-stats.ts';
import { changeProfile, getProfile } from './own/profile.ts';
import type { PracticeReads } from './week-sums.ts';

const SWEEP_SECONDS = 600;

/** Runs when a game's facts are recorded. */
export const gradeGroupPicksJob = defineJob({
  payload: z.object({ contestId: z.string() }),
  name: 'grade-group-picks',
  maxAttempts: 5,
  run: (ctx, { contestId }) => gradePicksOfContest(ctx, contestId),
});

/** Picks up what no job covered, freezes weeks that are over, then places competitors: who went up is known from the frozen week. */
function leaderboardSweep(practice: PracticeReads): { job: JobDefinition<{ firedAt: string }>; schedule: ScheduleDefinition } {
  const job = defineJob({
    payload: FIRED,
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

const FRESH_MS = 15_000;
const isChangedBy = ({ topic }: StreamMessage): boolean => topic === 'clock';

/** `practice` is what the practice slice knows of settled bets. */
export function leaderboardFeature(practice: PracticeReads): Feature {
  const { job, schedule } = leaderboardSweep(practice);
  return defineFeature({
    name: 'leaderboard',
    routes: {
      'GET /api/weekly-leaderboard/:weekStart': { shared: true, build: getBoard(practice), freshForMs: FRESH_MS, isChangedBy },
      'GET /api/weekly-leaderboard/:weekStart/summary': {
        shared: true,
        build: getWeekSummary(practice),
        freshForMs: FRESH_MS,
        isChangedBy,
      },
      'GET /api/weekly-leaderboard/:weekStart/cohort': getCohort(practice),
      'GET /api/user/:userId/weekly-stats': getWeeklyStats(practice),
      'GET /api/leaderboard/profile': getProfile,
      'PATCH /api/leaderboard/profile': changeProfile,
      'GET /api/groups/:groupId/leaderboard': getGroupBoard(practice),
    },
    jobs: [job, gradeGroupPicksJob],
    schedules: [schedule],
  });
}

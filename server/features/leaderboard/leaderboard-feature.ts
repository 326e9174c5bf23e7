import type { StreamMessage } from '../../kernel/ctx.ts';
import { defineFeature, type Feature } from '../../kernel/feature.ts';
import { getBoard, getWeekSummary } from './board/get-board.ts';
import { getCohort } from './cohorts/get-cohort.ts';
import { getGroupBoard } from './groups/get-group-board.ts';
import { gradeGroupPicksJob, leaderboardSweep } from './jobs.ts';
import { getWeeklyStats } from './own/get-weekly-stats.ts';
import { changeProfile, getProfile } from './own/profile.ts';
import type { PracticeReads } from './week-sums.ts';

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

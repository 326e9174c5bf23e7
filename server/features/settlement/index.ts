import { defineFeature } from '../../kernel/feature.ts';
import { contestGrade } from './contests/contest-grade.ts';
import { listContests, upholdGrade } from './contests/decide-contests.ts';
import { correctBet } from './correct-bet.ts';
import { getBet } from './get-bet.ts';
import { settleEventJob, settleTournamentJob, sweepPendingJob, sweepSchedule } from './jobs.ts';
import { correctFootballPick } from './picks/correct-football-pick.ts';
import { correctPick } from './picks/correct-pick.ts';
import { reconcileDay } from './picks/reconcile-day.ts';
import { tellSettledJob } from './practice/tell-settled.ts';
import { resolveBet } from './resolve-bet.ts';

export { listContestsOf } from './contests/contest-rows.ts';
export { settleTournament } from './golf/settle-tournament.ts';
export { settleEventJob, settleTournamentJob } from './jobs.ts';
export { resolveBet } from './resolve-bet.ts';
export { settleEvent } from './settle-event.ts';
export { previewRegrade, regradeBet } from './staff/regrade-bet.ts';
export { previewPracticeRegrade, regradePracticeLeg } from './staff/regrade-practice.ts';
export const settlementFeature = defineFeature({
  name: 'settlement',
  routes: {
    'GET /api/bets/:betId': getBet,
    'POST /api/bets/:betId/correct': correctBet,
    'POST /api/bets/:betId/resolve': resolveBet,
    'POST /api/bets/:betId/contest': contestGrade,
    'GET /api/admin/contests': listContests,
    'POST /api/admin/contests/:contestId/uphold': upholdGrade,
    'POST /api/admin/daily-picks/:pickId/correction': correctPick,
    'POST /api/admin/cfl/daily-picks/:pickId/correction': correctFootballPick,
    'POST /api/performance/auto-reconcile': reconcileDay,
  },
  jobs: [settleEventJob, settleTournamentJob, sweepPendingJob, tellSettledJob],
  schedules: [sweepSchedule],
});

import { defineFeature } from '../../kernel/feature.ts';
import { correctBet } from './correct-bet.ts';
import { listDisputes, upholdGrade } from './disputes/decide-disputes.ts';
import { disputeGrade } from './disputes/dispute-grade.ts';
import { getBet } from './get-bet.ts';
import { settleContestJob, sweepOpenJob, sweepSchedule } from './jobs.ts';
import { drawBetPicture } from './picture/receipt-picture.ts';
import { notifySettledJob } from './practice/notify-practice-settled.ts';
import { resolveBet } from './resolve-bet.ts';
import { correctPick, reconcileDay } from './settle-picks.ts';

export { listDisputesOf } from './disputes/dispute-rows.ts';
export { settleOnFacts } from './jobs.ts';
export { resolveBet } from './resolve-bet.ts';
export { listContestsToSettle, OPEN_ITEMS, settleContest } from './settle-contest.ts';
export { previewRegrade, regradeBet } from './staff/regrade-bet.ts';
export { previewPracticeRegrade, regradePracticeLeg } from './staff/regrade-practice.ts';
export const settlementFeature = defineFeature({
  name: 'settlement',
  routes: {
    'GET /api/bets/:betId': getBet,
    'GET /api/bets/:betId/picture': drawBetPicture,
    'POST /api/bets/:betId/correct': correctBet,
    'POST /api/bets/:betId/resolve': resolveBet,
    'POST /api/bets/:betId/dispute': disputeGrade,
    'GET /api/admin/disputes': listDisputes,
    'POST /api/admin/disputes/:disputeId/uphold': upholdGrade,
    'POST /api/admin/daily-picks/:pickId/correction': correctPick,
    'POST /api/performance/auto-reconcile': reconcileDay,
  },
  jobs: [settleContestJob, sweepOpenJob, notifySettledJob],
  schedules: [sweepSchedule],
});

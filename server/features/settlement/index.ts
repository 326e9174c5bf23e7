import { defineFeature } from '../../kernel/feature.ts';
import { getBet } from './get-bet.ts';
import { settleEventJob, sweepPendingJob, sweepSchedule } from './jobs.ts';
import { correctPick } from './picks/correct-pick.ts';
import { reconcileDay } from './picks/reconcile-day.ts';
import { tellSettledJob } from './practice/tell-settled.ts';
import { resolveBet } from './resolve-bet.ts';

export { settleEventJob } from './jobs.ts';
export { settleEvent } from './settle-event.ts';
export const settlementFeature = defineFeature({
  name: 'settlement',
  routes: {
    'GET /api/bets/:betId': getBet,
    'POST /api/bets/:betId/resolve': resolveBet,
    'POST /api/admin/daily-picks/:pickId/correction': correctPick,
    'POST /api/performance/auto-reconcile': reconcileDay,
  },
  jobs: [settleEventJob, sweepPendingJob, tellSettledJob],
  schedules: [sweepSchedule],
});

import { defineFeature } from '../../kernel/feature.ts';
import { getBet } from './get-bet.ts';
import { settleEventJob, sweepPendingJob, sweepSchedule } from './jobs.ts';
import { resolveBet } from './resolve-bet.ts';

export { settleEventJob } from './jobs.ts';
export { settleEvent } from './settle-event.ts';
export const settlementFeature = defineFeature({
  name: 'settlement',
  routes: { 'GET /api/bets/:betId': getBet, 'POST /api/bets/:betId/resolve': resolveBet },
  jobs: [settleEventJob, sweepPendingJob],
  schedules: [sweepSchedule],
});

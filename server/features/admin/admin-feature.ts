import { defineFeature, type Feature } from '../../kernel/feature.ts';
import { acceptHeldResult } from '../contests/index.ts';
import { previewPracticeRegrade, previewRegrade, regradeBet } from '../settlement/index.ts';
import type { AdminHooks } from './admin-hooks.ts';
import { listAllBets, summariseAllBets } from './bets/list-bets.ts';
import { listPracticeBets, regradePractice } from './bets/practice-bets.ts';
import { resolveByPatch } from './bets/resolve-by-patch.ts';
import { getProviderAnswer } from './operations/get-provider-answer.ts';
import { exportAudit, listAudit } from './operations/list-audit.ts';
import { listJobs } from './operations/list-jobs.ts';
import { listSettlementQueue } from './operations/list-queue.ts';
import { listProviders } from './operations/list-sources.ts';
import { syncLiveGames } from './operations/sync-live-games.ts';
import { changeUsername, changeUserTier, updateTier } from './users/change-user.ts';
import { createUser } from './users/create-user.ts';
import { endGrantsJob, endGrantsSchedule } from './users/end-grants.ts';
import { getStats } from './users/get-stats.ts';
import { countUsers, listUsers } from './users/list-users.ts';

/** What staff do: users and their plans, everybody's bets, the state of the works. Every route takes an admin, but one's own bet's result. */
export const adminFeature = (hooks: AdminHooks): Feature =>
  defineFeature({
    name: 'admin',
    routes: {
      'GET /api/admin/stats': getStats(hooks.referrals),
      'GET /api/admin/users': listUsers(hooks.referrals),
      'GET /api/admin/users/count': countUsers,
      'POST /api/admin/users': createUser(hooks),
      'POST /api/admin/update-tier': updateTier(hooks.referrals),
      'PATCH /api/admin/users/:userId/tier': changeUserTier(hooks.referrals),
      'PATCH /api/admin/users/:userId/username': changeUsername(hooks.referrals),
      'GET /api/admin/bets': listAllBets,
      'GET /api/admin/bets/summary': summariseAllBets,
      'PATCH /api/bets/:betId/resolve': resolveByPatch,
      'GET /api/admin/bets/:betId/regrade': previewRegrade,
      'POST /api/admin/bets/:betId/regrade': regradeBet,
      'GET /api/admin/practice-bets': listPracticeBets,
      'GET /api/admin/practice-bets/:betId/legs/:position/regrade': previewPracticeRegrade,
      'POST /api/admin/practice-bets/:betId/legs/:position/regrade': regradePractice,
      'POST /api/admin/sync-live-games': syncLiveGames(hooks.onFacts),
      'GET /api/admin/settlement-queue': listSettlementQueue,
      'POST /api/admin/settlement-queue/:gameId/accept-result': acceptHeldResult(hooks.onFacts),
      'GET /api/admin/providers': listProviders,
      'GET /api/admin/providers/:provider/answer': getProviderAnswer,
      'GET /api/admin/jobs': listJobs,
      'GET /api/admin/audit': listAudit,
      'GET /api/admin/audit/csv': exportAudit,
    },
    jobs: [endGrantsJob],
    schedules: [endGrantsSchedule],
  });

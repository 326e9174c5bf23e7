import { accountsFeature } from '../features/accounts/index.ts';
import { adminFeature } from '../features/admin/index.ts';
import { alertsFeature, listPriceAlerts, listValueAlertsOf } from '../features/alerts/index.ts';
import { analysisFeature } from '../features/analysis/index.ts';
import { analyticsFeature, listEstimatesOf } from '../features/analytics/index.ts';
import { assistantFeature, listConversationOf } from '../features/assistant/index.ts';
import { betsFeature, listAllBets, placeBet, toBet, weeklyUsage } from '../features/bets/index.ts';
import { createBillingFeature, listInvoicesOf } from '../features/billing/index.ts';
import { calculatorsFeature } from '../features/calculators/index.ts';
import { communityFeature } from '../features/community/index.ts';
import { comparisonFeature } from '../features/comparison/index.ts';
import { consultationFeature, listConsultationsOf } from '../features/consultation/index.ts';
import { contestsFeature } from '../features/contests/index.ts';
import { digestFeature, listDigestMails } from '../features/digest/index.ts';
import { earlyAccessFeature, exportChoices } from '../features/early-access/index.ts';
import { forecastsFeature } from '../features/forecasts/index.ts';
import { golfFeature } from '../features/golf/index.ts';
import { exportComments, groupTalkFeature } from '../features/group-talk/index.ts';
import { exportPicks, groupsFeature, leaveAllGroups, listGroupsOf } from '../features/groups/index.ts';
import { cachedHistory, historyFeature } from '../features/history/index.ts';
import { leaderboardFeature, readProfile } from '../features/leaderboard/index.ts';
import { leaguesFeature } from '../features/leagues/index.ts';
import { checkMayOffer, confirmHouseAccounts, findLimits, keepPause, limitsFeature, refusePaused } from '../features/limits/index.ts';
import { exportPushDevices, exportTelegram, noticesFeature } from '../features/notices/index.ts';
import { listNotificationsOf, notificationsFeature, welcomeUser } from '../features/notifications/index.ts';
import { listMarketSides, oddsFeature } from '../features/odds/index.ts';
import { offSeasonFeature } from '../features/off-season/index.ts';
import { listParlaysOf, parlaysFeature } from '../features/parlays/index.ts';
import { performanceFeature } from '../features/performance/index.ts';
import { picksFeature } from '../features/picks/index.ts';
import { countPending, listResets, practiceFeature, practiceUsage, presentAllBets, sumByUser } from '../features/practice/index.ts';
import { propsFeature } from '../features/props/index.ts';
import { ratingsFeature } from '../features/ratings/index.ts';
import { getRecordSummary, recordFeature } from '../features/record/index.ts';
import {
  countActiveCodes,
  earnCommission,
  exportReferrals,
  joinByCode,
  leaveReferrals,
  listReferred,
  referralsFeature,
  reverseCommission,
} from '../features/referrals/index.ts';
import { listDisputesOf, settleOnFacts as onFacts, settlementFeature } from '../features/settlement/index.ts';
import { sizingFeature } from '../features/sizing/index.ts';
import { statusFeature } from '../features/status/index.ts';
import { exportStrategies, strategiesFeature } from '../features/strategies/index.ts';
import { exportTickets, supportFeature } from '../features/support/index.ts';
import { trendsFeature } from '../features/trends/index.ts';
import { exportWhiteLabel, whiteLabelFeature } from '../features/white-label/index.ts';
import { yesterdayFeature } from '../features/yesterday/index.ts';
import type { Feature, RouteBindings } from '../kernel/feature.ts';
import { readRoutes } from '../kernel/read-route.ts';
import { maintenanceFeature } from './maintenance.ts';

/** Read by trends and strategies alike. */
const readHistory = cachedHistory();

const billing = createBillingFeature({ onPaid: earnCommission, onRefunded: reverseCommission });

/** Every route with who answers it; made once, when the first of them is read. */
let bound: RouteBindings | null = null;
function allRoutes(): RouteBindings {
  bound ??= Object.assign({}, ...features.map(({ routes }) => routes)) as RouteBindings;
  return bound;
}

/** Every slice of the product, in the order in which their `prepare` runs. */
export const features: readonly Feature[] = [
  maintenanceFeature,
  accountsFeature({
    onRegistered: async (tx, user, by) => {
      await welcomeUser(tx, user);
      if (by?.referralCode) await joinByCode(tx, user.id, by.referralCode);
    },
    checkMayJoin: refusePaused,
    checkMayOffer,
    confirmAges: confirmHouseAccounts,
    onLeaving: async (tx, leaver) => {
      await keepPause(tx, leaver);
      await billing.endBilling(tx, leaver.id);
      await leaveAllGroups(tx, leaver.id);
      await leaveReferrals(tx, leaver.id);
    },
    exporters: {
      bets: (ctx, userId) => listAllBets(ctx, userId, toBet),
      disputedGrades: listDisputesOf,
      estimates: listEstimatesOf,
      groups: listGroupsOf,
      sealedPicks: exportPicks,
      groupComments: exportComments,
      leaderboard: readProfile,
      digestMails: listDigestMails,
      priceAlerts: listPriceAlerts,
      valueAlerts: listValueAlertsOf,
      practice: presentAllBets,
      parlays: listParlaysOf,
      strategies: exportStrategies,
      limits: findLimits,
      invoices: listInvoicesOf,
      referrals: exportReferrals,
      tickets: exportTickets,
      whiteLabel: exportWhiteLabel,
      consultations: listConsultationsOf,
      earlyAccess: exportChoices,
      notifications: listNotificationsOf,
      pushDevices: exportPushDevices,
      telegram: exportTelegram,
      assistant: listConversationOf,
    },
  }),
  contestsFeature({ onFacts }),
  golfFeature({ onFacts }),
  oddsFeature(),
  leaguesFeature,
  comparisonFeature,
  alertsFeature,
  ratingsFeature,
  forecastsFeature,
  historyFeature,
  trendsFeature({ readHistory }),
  propsFeature(),
  analysisFeature,
  offSeasonFeature,
  yesterdayFeature,
  limitsFeature({ tracked: weeklyUsage, practice: practiceUsage }),
  billing.feature,
  referralsFeature,
  supportFeature,
  whiteLabelFeature({ readRecord: getRecordSummary, logBet: placeBet }),
  consultationFeature,
  earlyAccessFeature,
  notificationsFeature,
  noticesFeature,
  betsFeature,
  practiceFeature(),
  groupsFeature({ listOffers: listMarketSides }),
  groupTalkFeature,
  picksFeature(),
  recordFeature,
  settlementFeature,
  leaderboardFeature({ sumByUser, countPending, listResets }),
  performanceFeature(),
  parlaysFeature(),
  sizingFeature,
  calculatorsFeature,
  analyticsFeature(),
  strategiesFeature({ readHistory }),
  digestFeature,
  assistantFeature({ read: readRoutes(allRoutes) }),
  communityFeature,
  statusFeature,
  adminFeature({
    onRegistered: welcomeUser,
    checkMayJoin: refusePaused,
    onFacts,
    referrals: { countActiveCodes, listReferred, useCode: (tx, userId, code) => joinByCode(tx, userId, code, 'referredBy') },
  }),
];

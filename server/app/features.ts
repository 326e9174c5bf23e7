import { accountsFeature } from '../features/accounts/index.ts';
import { analysisFeature } from '../features/analysis/index.ts';
import { betsFeature, listBetViews, toBet, weeklyUsage } from '../features/bets/index.ts';
import { eventsFeature } from '../features/events/index.ts';
import { forecastsFeature } from '../features/forecasts/index.ts';
import { findLimits, keepPause, limitsFeature, refusePaused } from '../features/limits/index.ts';
import { listNotificationsOf, notificationsFeature, welcomeUser } from '../features/notifications/index.ts';
import { oddsFeature } from '../features/odds/index.ts';
import { picksFeature } from '../features/picks/index.ts';
import { propsFeature } from '../features/props/index.ts';
import { ratingsFeature } from '../features/ratings/index.ts';
import { settleEventJob, settlementFeature } from '../features/settlement/index.ts';
import { statusFeature } from '../features/status/index.ts';
import type { Feature } from '../kernel/feature.ts';
import { maintenanceFeature } from './maintenance.ts';

/** Every slice of the product, in the order in which their `prepare` runs. */
export const features: readonly Feature[] = [
  maintenanceFeature,
  accountsFeature({
    onRegistered: welcomeUser,
    checkMayJoin: refusePaused,
    onLeaving: keepPause,
    exporters: {
      bets: async (ctx, userId) => (await listBetViews(ctx, userId)).map(toBet),
      limits: findLimits,
      notifications: listNotificationsOf,
    },
  }),
  eventsFeature({ onFacts: (tx, { eventId, version }) => tx.enqueue(settleEventJob, { eventId }, { dedupeKey: `${eventId} ${version}` }) }),
  oddsFeature(),
  ratingsFeature,
  forecastsFeature,
  propsFeature(),
  analysisFeature,
  limitsFeature({ weeklyUsage }),
  notificationsFeature,
  betsFeature,
  picksFeature(),
  settlementFeature,
  statusFeature,
];

export { betEstimates } from './bets/analytics.ts';
export { type BetTerms, betCorrections, betDisputes, betGradings, betLegs, bets } from './bets/bets.ts';
export { savedParlayLegs, savedParlays } from './bets/parlays.ts';
export { betClosings } from './bets/performance.ts';
export { type StoredConditions, strategies, strategyMatches } from './bets/strategies.ts';
export {
  billingSettings,
  customers,
  payments,
  planGifts,
  planGrants,
  refunds,
  stripeEvents,
  subscriptions,
  testPaymentObjects,
} from './billing/billing.ts';
export { consultationHalves, consultations, expertHours } from './consultation/consultations.ts';
export { earlyChoices } from './early-access/choices.ts';
export { type AnalysisContent, type AnalysisInputs, type AnalyzedDriver, type AnalyzedSide, analyses } from './games/analyses.ts';
export type { ContestDetail, EntrantDetail } from './games/contest-detail.ts';
export { boxScores, contestEntrants, contestFacts, contestMoments, contests, newsItems } from './games/contests.ts';
export {
  type BaseballNumbers,
  type ForecastBodies,
  type ForecastInputs,
  type ForecastSport,
  forecasts,
  type MarketView,
} from './games/forecasts.ts';
export type { GolfDetail, GolfEntrant } from './games/golf/detail.ts';
export {
  historyWalks,
  type PastProjectionSide,
  type PastSide,
  type PastWeather,
  pastGames,
  pastProjections,
  trendReports,
} from './games/history.ts';
export type { LeagueDetail } from './games/league-detail.ts';
export type { LeagueForecastInputs } from './games/league-forecasts.ts';
export { type BookDay, boardPrices, bookDays, books, closingPrices, quotes } from './games/odds.ts';
export { pickMarks, pickResults, picks } from './games/picks.ts';
export {
  type ManLine,
  type ProjectedFrom,
  type ProjectedPlayer,
  type PropLines,
  playerGames,
  playerProjections,
  type SideLines,
} from './games/props.ts';
export { ratingStates } from './games/ratings.ts';
export { recordHeads } from './games/record-heads.ts';
export { resultDays, resultGames, sourceReads, sourceStates } from './games/sources.ts';
export { type GolfChances, golfBoard, golfPrices, golfProjections } from './golf/golf.ts';
export {
  auditEntries,
  cachedPauses,
  knownDevices,
  passwordResets,
  pendingSignIns,
  playLimits,
  providerIdentities,
  providerSignIns,
  recoveryCodes,
  secondFactors,
  sessions,
  throttles,
  type UserSettings,
  users,
} from './people/accounts.ts';
export { priceAlerts, valueAlerts } from './people/alerts.ts';
export { type AnswerOrigin, assistantMessages, assistantUsage } from './people/assistant.ts';
export { digestMails } from './people/digest.ts';
export { notifications } from './people/notifications.ts';
export { pushDevices } from './people/push.ts';
export { telegramCodes, telegramLinks, telegramReading } from './people/telegram.ts';
export { idempotencyKeys, installation, jobSchedules, jobs } from './platform.ts';
export { groupCommentReports, groupComments, groupReactions } from './practice/group-comments.ts';
export { groupActivities, groupCardGames, groupJoinTries, groupMembers, groupPicks, groupRules, groups } from './practice/groups.ts';
export { leaderboardPlaces, leaderboardProfiles, leaderboardStandings, leaderboardWeeks } from './practice/leaderboard.ts';
export { ledgerAccounts, ledgerEntries, ledgerTransfers } from './practice/ledger.ts';
export { practicePlayers, type SameGameLegs, virtualBets, virtualLegs } from './practice/practice.ts';
export { commissionEntries, referralCodes, referrals } from './referrals/referrals.ts';
export { ticketEntries, tickets } from './support/tickets.ts';
export { apiKeys, brandedSites, brandLogos, previewLinks, type StoredBrand } from './white-label/white-label.ts';

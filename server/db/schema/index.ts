export {
  auditEntries,
  keptPauses,
  passwordResets,
  pendingSignIns,
  playLimits,
  recoveryCodes,
  secondFactors,
  sessions,
  throttles,
  type UserSettings,
  users,
} from './accounts.ts';
export { betGradings, bets } from './bets.ts';
export { boxScores, eventFacts, events, newsItems } from './events.ts';
export { type ForecastInputs, forecasts, type MarketView } from './forecasts.ts';
export { notifications } from './notifications.ts';
export { boardPrices, books, closingPrices, quotes } from './odds.ts';
export { idempotencyKeys, installation, jobSchedules, jobs } from './platform.ts';
export { ratingStates } from './ratings.ts';

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
export { type AnalysedDriver, type AnalysedSide, type AnalysisContent, type AnalysisInputs, analyses } from './analyses.ts';
export { betGradings, bets } from './bets.ts';
export { boxScores, eventFacts, events, newsItems } from './events.ts';
export { type ForecastInputs, forecasts, type MarketView } from './forecasts.ts';
export { notifications } from './notifications.ts';
export { boardPrices, books, closingPrices, quotes } from './odds.ts';
export { pickMarks, pickResults, picks } from './picks.ts';
export { idempotencyKeys, installation, jobSchedules, jobs } from './platform.ts';
export {
  type ManLine,
  type ProjectedFrom,
  type ProjectedMan,
  type PropLines,
  playerGames,
  playerProjections,
  type SideLines,
} from './props.ts';
export { ratingStates } from './ratings.ts';

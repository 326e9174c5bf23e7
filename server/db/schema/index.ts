export { auditEntries, passwordResets, playLimits, sessions, throttles, type UserSettings, users } from './accounts.ts';
export { betGradings, bets } from './bets.ts';
export { boxScores, eventFacts, events, newsItems } from './events.ts';
export { notifications } from './notifications.ts';
export { boardPrices, books, closingPrices, quotes } from './odds.ts';
export { idempotencyKeys, installation, jobSchedules, jobs } from './platform.ts';

export { findSeasonFacts, findSeasonSpans, futureWords, mayDecide, seasonName } from './futures/season-facts.ts';
export type { SeasonSpan } from './league-rows.ts';
export { leaguesFeature } from './leagues-feature.ts';
export { catchUpLeagues } from './sync/sync-games.ts';

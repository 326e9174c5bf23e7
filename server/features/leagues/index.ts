export { findSeasonFacts, futureWords, mayDecide, seasonName } from './futures/season-facts.ts';
export { leaguesFeature } from './leagues-feature.ts';
export { catchUpLeagues } from './sync/sync-games.ts';

export { findClosings } from './find-closings.ts';
export { rateGamesJob } from './jobs.ts';
export { findRatedGames, fixtureColumns, isCounted, type RatedGames } from './league-games.ts';
export { MODEL_VERSION } from './model-version.ts';
export { toRatedGame } from './rate-games.ts';
export { type CurrentRatings, findRatings, isTaught, ratingsFeature, untaughtRatings } from './ratings-feature.ts';

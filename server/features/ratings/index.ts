export { rateGamesJob } from './jobs.ts';
export { MODEL_VERSION } from './model-version.ts';
export { toRatedGame } from './rate-games.ts';
export { ratingsFeature } from './ratings-feature.ts';
export { type CurrentRatings, findRatings, isTaught, untaughtRatings } from './read-ratings.ts';

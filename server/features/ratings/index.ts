export { MODEL_VERSION } from './model-version.ts';
export { toRatedGame } from './rated-game-rules.ts';
export { ratingsFeature } from './ratings-feature.ts';
export { type CurrentRatings, findRatings } from './read-ratings.ts';

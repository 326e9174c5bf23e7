export { type Expected, type ExpectedGame, expectGame, type FootballDriver, type FootballFactor } from './expect-game.ts';
export { FITTED_FOOTBALL, FOOTBALL_MODEL_VERSION } from './fitted.ts';
export { listFootballRatings, type TeamRating } from './list-ratings.ts';
export { absorbResult, type FootballRatings, rateGames, ratingsAt, startRatings } from './ratings.ts';
export type { ChainParameters, FootballFixture, FootballParameters, FootballResult, SharedTerm } from './types.ts';

export { type Belief, beliefOf, project, takeIn, type Weights } from './belief.ts';
export { expect, type LeagueExpectation, type LeagueRatings, learn, ratingsAt, startRatings, weightsOf } from './ratings.ts';

export { consensusChance, consensusOf } from './consensus.ts';
export { type FairPrice, type FairProbabilities, fairPrices, fairProbabilities, MARGIN_METHODS, type MarginMethod } from './fair-prices.ts';
export { impliedSum, overround, theoreticalHold } from './overround.ts';
export { type PlaceProbabilities, placeProbabilities } from './place-probabilities.ts';
export { type ErrorReason, errorReasons, type Point, type Single } from './price-screen.ts';

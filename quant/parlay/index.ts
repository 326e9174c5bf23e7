export {
  adjustForCorrelation,
  copulaProbability,
  correlationFactor,
  independentProbability,
  jointBounds,
  nestedProbability,
  tetrachoricCorrelation,
} from './joint-probability.ts';
export { type LegConflict, legConflict, legImplication } from './leg-conflict.ts';
export { advisePropParlay, type ParlayRating, type PropParlayAdvice, rateParlay } from './parlay-advice.ts';
export { parlayAmerican, parlayAmericanLabel, parlayDecimal, parlayRatio } from './parlay-price.ts';
export { breakEvenPerLeg, type FixedPayoutCard, fixedPayoutValue, type ParlayValue, parlayHold, parlayValue } from './parlay-value.ts';
export {
  combinationCount,
  combinations,
  type RoundRobinSettlement,
  roundRobinCounts,
  roundRobinUnits,
  settleRoundRobin,
} from './round-robin.ts';
export { type SameGamePrice, sameGamePrice } from './same-game-price.ts';
export { type LegResult, maximumReturnCents, type ParlayLeg, type ParlaySettlement, settleParlay } from './settle-parlay.ts';
export {
  isTeaser,
  numbersCrossed,
  settleTeaser,
  TEASER_LEGS,
  type TeaserTerms,
  type TeaserWorth,
  teasedLine,
  teaserPrice,
  teaserTerms,
  teaserWorth,
} from './teaser.ts';

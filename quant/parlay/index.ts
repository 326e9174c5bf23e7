export { combinationCount, combinations } from './combinations.ts';
export { type LegConflict, legConflict } from './leg-conflict.ts';
export { parlayAmerican, parlayAmericanLabel, parlayDecimal, parlayRatio } from './parlay-price.ts';
export { type RoundRobinSettlement, roundRobinCounts, roundRobinUnits, settleRoundRobin } from './round-robin.ts';
export { type LegResult, maximumReturnCents, type ParlayLeg, type ParlaySettlement, settleParlay } from './settle-parlay.ts';

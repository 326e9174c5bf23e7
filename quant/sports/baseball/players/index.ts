export { isCalibrated } from './calibrated.ts';
export { CALIBRATION, CALIBRATION_FROM } from './calibration.ts';
export { type SimulationOptions, simulateGame } from './chain/simulate-game.ts';
export { mergeResults, type SimulationResult } from './chain/simulation-result.ts';
export { compileGame } from './compile-game.ts';
export {
  BATTER_N0,
  BENCH_RATES,
  BULLPEN_N0,
  BULLPEN_RATES,
  HALF_LIFE_DAYS,
  LEAGUE_RATES,
  PARK_N0,
  PITCHER_N0,
  PLATOON,
  STARTER_RATES,
} from './constants.ts';
export {
  byOutcome,
  normaliseOutcomes,
  OUTCOMES,
  type Outcome,
  type OutcomeCounts,
  type OutcomeFactors,
  type OutcomeRates,
} from './outcomes.ts';
export {
  type JointFrequency,
  jointFrequency,
  type PlayerProp,
  type PlayerPropPrice,
  pricePlayerProp,
  propDistribution,
} from './pricing.ts';
export {
  applyFactors,
  type DatedCounts,
  fadeCounts,
  fadeWeight,
  invertFactors,
  matchRates,
  parkFactors,
  type Steals,
  shrinkPitchBudget,
  shrinkRates,
  shrinkSteals,
} from './rates.ts';
export type { CompiledGame, SidePlayers } from './tables/compiled-game.ts';
export type { BatterInput, GameInputs, GameRules, SideInput, StarterInput } from './tables/inputs.ts';

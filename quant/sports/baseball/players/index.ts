export { type SimulationOptions, simulateGame } from './chain/simulate-game.ts';
export { mergeResults, type SimulationResult } from './chain/simulation-result.ts';
export { compileGame } from './compile-game.ts';
export { PLATOON } from './constants/factors.ts';
export { BENCH_RATES, BULLPEN_RATES, LEAGUE_RATES, STARTER_RATES } from './constants/league.ts';
export { BATTER_N0, BULLPEN_N0, HALF_LIFE_DAYS, PARK_N0, PITCHER_N0 } from './constants/shrinkage.ts';
export {
  byOutcome,
  normaliseOutcomes,
  OUTCOMES,
  type Outcome,
  type OutcomeCounts,
  type OutcomeFactors,
  type OutcomeRates,
} from './outcomes.ts';
export { type JointFrequency, jointFrequency } from './pricing/joint-frequency.ts';
export { type PlayerProp, type PlayerPropPrice, pricePlayerProp, propDistribution } from './pricing/price-player-prop.ts';
export { applyFactors, invertFactors } from './rates/apply-factors.ts';
export { type DatedCounts, fadeCounts, fadeWeight } from './rates/fade-counts.ts';
export { matchRates } from './rates/match-rates.ts';
export { parkFactors } from './rates/park-factors.ts';
export { type Steals, shrinkPitchBudget, shrinkSteals } from './rates/shrink-habits.ts';
export { shrinkRates } from './rates/shrink-rates.ts';
export type { CompiledGame, SidePlayers } from './tables/compiled-game.ts';
export type { BatterInput, GameInputs, GameRules, SideInput, StarterInput } from './tables/inputs.ts';

import type { Halves } from './table/half-under-way.ts';
import { MEASURED_HALVES } from './table/measured-halves.ts';

/** What the shape of a baseball game is made of. Fitted once and frozen: a change makes stored inputs give other prices. */
export interface GameConstants {
  /** Each inning's share of a side's nine full innings; sums to 1. */
  awayShares: readonly number[];
  homeShares: readonly number[];
  /** Negative binomial dispersion k of nine full innings (variance = mean + mean²/k). */
  awayDispersion: number;
  homeDispersion: number;
  /** Weight of a game that is level, one apart, two apart before the last inning, beside 1 for any other game. */
  closeWeights: readonly number[];
  /** Factor on the home side's mean runs in its last turn when it needs 0, 1, 2, 3, or more runs to draw level. */
  lastTurnFactors: readonly number[];
  /**
   * Among last turns that score exactly the one run to tie, the share where the next run wins after all: a side that has tied
   * plays for a single run. No such shift is seen at larger needs or with a placed runner.
   */
  winningRunShare: number;
  /** How often a walk-off ends the game by 1, 2, 3, 4 runs; sums to 1. */
  walkOffMargins: readonly number[];
  /** A side's runs in nine full innings where the placed-runner innings were seen. */
  placedRunnerLevel: number;
  /** Runs of the rest of a half by its outs and runners. */
  halves: Halves;
}

/** Names the constants below in whatever stores their results. */
export const GAME_MODEL_VERSION = 'game-1';

const AWAY_INNING_MEANS = [0.495, 0.428, 0.478, 0.496, 0.482, 0.496, 0.468, 0.449, 0.441];
const HOME_INNING_MEANS = [0.585, 0.464, 0.519, 0.528, 0.541, 0.537, 0.509, 0.478, 0.465];

/**
 * Measured on the Retrosheet game logs of 2010 to 2019. Inning means: 24,216 games of nine innings and more; the home ninth, which is cut
 * short by walk-offs, by likelihood. Dispersion, close weights and last-turn factors: likelihood of 24,036 final scores given the closing
 * moneyline and total. Walk-off margins: 2,149 walk-offs.
 */
export const GAME_CONSTANTS: GameConstants = {
  awayShares: shares(AWAY_INNING_MEANS),
  homeShares: shares(HOME_INNING_MEANS),
  awayDispersion: 3.6,
  homeDispersion: 3.7,
  closeWeights: [0.888, 0.931, 0.978],
  lastTurnFactors: [1.18, 0.8, 0.92, 0.97, 1.03],
  winningRunShare: 0.2,
  walkOffMargins: [0.883, 0.074, 0.03, 0.013],
  placedRunnerLevel: 4.3,
  halves: MEASURED_HALVES,
};

/**
 * Runs by which a total's even-money mean lies above the mean that is scored: books hang the number high, as 2010 to 2019 show
 * (24,036 games, standard error 0.03; 0.14 on 2021 to 2024).
 */
export const TOTAL_SHADE_RUNS = 0.11;

function shares(means: readonly number[]): number[] {
  const total = means.reduce((sum, mean) => sum + mean, 0);
  return means.map((mean) => mean / total);
}

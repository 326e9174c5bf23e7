import { type Grid, SIZE, sum } from './grid.ts';

/** Multiplies each cell by the weight of how far the sides are apart; weights are for 0, 1, 2, ... runs, and 1 for anything further. */
export function weighCloseness(grid: Grid, weights: readonly number[]): void {
  for (let away = 0; away < SIZE; away += 1) {
    const last = Math.min(SIZE - 1, away + weights.length - 1);
    for (let home = Math.max(0, away - weights.length + 1); home <= last; home += 1)
      grid[away * SIZE + home]! *= weights[Math.abs(home - away)]!;
  }
}

/**
 * Multiplies each cell by the mean weight that its games will have once both sides have scored these further runs. What is played before
 * the weighing then agrees with what is played after it.
 */
export function foreseeCloseness(grid: Grid, awayRuns: Float64Array, homeRuns: Float64Array, weights: readonly number[]): void {
  const means = meanWeights(awayRuns, homeRuns, weights);
  for (let away = 0; away < SIZE; away += 1)
    for (let home = 0; home < SIZE; home += 1) grid[away * SIZE + home]! *= means[home - away + SIZE - 1]!;
}

/** Mean weight by the home side's present lead, from -(SIZE - 1) on. */
function meanWeights(awayRuns: Float64Array, homeRuns: Float64Array, weights: readonly number[]): Float64Array {
  const gained = new Float64Array(2 * SIZE - 1);
  for (let away = 0; away < SIZE; away += 1)
    for (let home = 0; home < SIZE; home += 1) gained[home - away + SIZE - 1]! += awayRuns[away]! * homeRuns[home]!;
  return gained.map((_, at) => {
    let mean = 1;
    for (let lead = 1 - weights.length; lead < weights.length; lead += 1)
      mean += (weights[Math.abs(lead)]! - 1) * (gained[lead - at + 2 * SIZE - 2] ?? 0);
    return mean;
  });
}

/** Makes a table sum to 1. */
export function normalize(grid: Grid): void {
  const total = sum(grid);
  for (let at = 0; at < grid.length; at += 1) grid[at]! /= total;
}

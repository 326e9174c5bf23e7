/** Runs a side can have in a table: 0 to 35. What lies beyond is folded into 35. */
export const SIZE = 36;
export const HIGHEST = SIZE - 1;
/** Probabilities of (away, home) runs; the cell of a score stands at `away * SIZE + home`. */
export type Grid = Float64Array;

export const emptyGrid = (): Grid => new Float64Array(SIZE * SIZE);

/** The joint table of two independent sides. */
export function crossed(away: Float64Array, home: Float64Array): Grid {
  const grid = emptyGrid();
  for (let a = 0; a < SIZE; a += 1) for (let h = 0; h < SIZE; h += 1) grid[a * SIZE + h] = away[a]! * home[h]!;
  return grid;
}

/** The table after the away side has batted on: each row moves down by the runs it scores. */
export function addAwayRuns(grid: Grid, runs: Float64Array): Grid {
  const next = emptyGrid();
  for (let a = 0; a < SIZE; a += 1)
    for (let run = 0; run < runs.length; run += 1) {
      const chance = runs[run]!;
      const from = a * SIZE;
      const to = Math.min(a + run, HIGHEST) * SIZE;
      for (let h = 0; h < SIZE; h += 1) next[to + h]! += grid[from + h]! * chance;
    }
  return next;
}

/** The table after the home side has batted on without regard to the score. */
export function addHomeRuns(grid: Grid, runs: Float64Array): Grid {
  const next = emptyGrid();
  for (let a = 0; a < SIZE; a += 1)
    for (let h = 0; h < SIZE; h += 1) {
      const chance = grid[a * SIZE + h]!;
      if (chance === 0) continue;
      for (let run = 0; run < runs.length; run += 1) next[a * SIZE + Math.min(h + run, HIGHEST)]! += chance * runs[run]!;
    }
  return next;
}

export function sum(values: Float64Array): number {
  let total = 0;
  for (const value of values) total += value;
  return total;
}

/** Runs that each side is expected to score in nine full innings against the other. */
export interface ExpectedRuns {
  awayRuns: number;
  homeRuns: number;
}

export const FEWEST_EXPECTED_RUNS = 0.25;
export const MOST_EXPECTED_RUNS = 15;

/** Returns the expected runs of a side if they lie from 0.25 to 15. RangeError otherwise. */
export function requireExpectedRuns(runs: number): number {
  if (!(runs >= FEWEST_EXPECTED_RUNS && runs <= MOST_EXPECTED_RUNS))
    throw new RangeError(`Expected runs lie between ${FEWEST_EXPECTED_RUNS} and ${MOST_EXPECTED_RUNS}, not at ${runs}`);
  return runs;
}

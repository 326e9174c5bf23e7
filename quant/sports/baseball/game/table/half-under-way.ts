import type { GameState } from '../state.ts';

/** Halves counted by the runs that were still to come, for each of the 24 outs and runners: `outs * 8 + first + 2 * second + 4 * third`. */
export interface Halves {
  /** A side's runs in nine innings where they were seen. */
  level: number;
  counts: readonly (readonly number[])[];
}

export type Bases = NonNullable<GameState['bases']>;

/** Where a half stands among the 24: outs first, then runners. */
export const placeOf = ({ outs, runners }: Bases): number =>
  outs * 8 + (runners.first ? 1 : 0) + (runners.second ? 2 : 0) + (runners.third ? 4 : 0);

/** Probabilities of 0, 1, 2, ... further runs in a half with these outs and runners; sums to 1. */
export function halfTable({ counts }: Halves, bases: Bases): number[] {
  const seen = counts[placeOf(bases)]!;
  const all = seen.reduce((sum, count) => sum + count, 0);
  return seen.map((count) => count / all);
}

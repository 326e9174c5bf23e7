import { negativeBinomial } from './negative-binomial.ts';

/** How one side scores: runs expected in nine full innings, their dispersion, and each inning's share of both. */
export interface Side {
  runs: number;
  dispersion: number;
  shares: readonly number[];
}

/** Runs of one inning beyond this many count as this many; the largest ever is 17 since 1901. */
export const INNING_SIZE = 19;

// With mean and dispersion in the same proportion every inning has the same success parameter, so any run of innings is again one
// negative binomial: no convolution, and no rounding between the parts and the whole.
export function runsOver(side: Side, share: number, size: number): Float64Array {
  return negativeBinomial(side.runs * share, side.dispersion * share, size);
}

/** Share of the innings from `from` up to, not including, `to` (0 is the first). */
export function shareOf(side: Side, from: number, to: number): number {
  let share = 0;
  for (let inning = from; inning < to; inning += 1) share += side.shares[inning]!;
  return share;
}

import { BoundedMap } from '../chance.ts';

const MOST_RUNS = 48;
const STEP = 0.02;
/** Variance over mean of the runs of both sides together, over nine innings and over five. */
const TOTAL_DISPERSION = { full: 2.24, first5: 2.27 } as const;
export type Span = keyof typeof TOTAL_DISPERSION;
const tables = { full: new BoundedMap<number, Float64Array>(800), first5: new BoundedMap<number, Float64Array>(800) };

// Negative binomial: P(0) = v^-r with r = mean / (v - 1), and each term from the one before; kept as running sums.
function runningShares(mean: number, dispersion: number): Float64Array {
  const size = mean / (dispersion - 1);
  const sums = new Float64Array(MOST_RUNS + 1);
  let share = dispersion ** -size;
  sums[0] = share;
  for (let runs = 1; runs <= MOST_RUNS; runs++) {
    share *= ((size + runs - 1) * (1 - 1 / dispersion)) / runs;
    sums[runs] = sums[runs - 1]! + share;
  }
  return sums;
}

/** Chance that the total passes `line` among the totals that decide it; whole lines push and count on neither side. */
export function overShare(mean: number, line: number, span: Span): number {
  const rounded = Math.round(mean / STEP);
  const sums = tables[span].recall(rounded, () => runningShares(rounded * STEP, TOTAL_DISPERSION[span]));
  const over = 1 - sums[Math.floor(line)]!;
  const under = sums[Math.ceil(line) - 1]!;
  return over / (over + under);
}

/** The line, in half runs, that splits the total most evenly. */
export function evenLine(mean: number, span: Span): number {
  let best = Math.max(0.5, Math.floor(mean * 2) / 2 - 1);
  for (let line = best; line <= mean + 1; line += 0.5) {
    if (Math.abs(overShare(mean, line, span) - 0.5) < Math.abs(overShare(mean, best, span) - 0.5)) best = line;
  }
  return best;
}

import { BoundedMap } from '../chance.ts';

const MOST_RUNS = 48;
const STEP = 0.02;
/** Variance over mean of the runs of both sides together, over nine innings and over five, and of one team's over nine. */
const DISPERSION = { full: 2.24, first5: 2.27, team: 2.19 } as const;
export type Span = keyof typeof DISPERSION;

/**
 * How much more or less often than the negative binomial law a total of 0, 1, 2 … comes up. No game ends level and many by one run, so a whole
 * game's total is odd in 59 of 100; five innings are blank more often. `rest` is for even and odd totals beyond. `npm run league:report -- --fit`.
 */
const WEIGHTS = {
  full: { known: [0, 1.616, 0.725, 1.346, 0.758, 1.216, 0.784, 1.159, 0.809, 1.146, 0.844, 1.136, 0.852, 1.165], rest: [0.87, 1.14] },
  first5: { known: [1.202, 1.022, 0.971, 0.956, 0.956, 0.99, 0.999, 1.006, 1.028, 1.032, 1.055, 1.032, 1.06, 1.019], rest: [0.95, 0.95] },
  team: { known: [1.152, 0.999, 0.955, 0.94, 0.984, 0.982, 1.064, 1.04, 1.006, 1.029, 1.088, 1.005, 0.942, 1.046], rest: [1, 1] },
} as const;

/** Chances of 0, 1, 2 … runs by the negative binomial law: P(0) = v^-r with r = mean / (v - 1), and each term from the one before. */
export function plainShares(mean: number, span: Span): Float64Array {
  const dispersion = DISPERSION[span];
  const size = mean / (dispersion - 1);
  const shares = new Float64Array(MOST_RUNS + 1);
  shares[0] = dispersion ** -size;
  for (let runs = 1; runs <= MOST_RUNS; runs++) shares[runs] = (shares[runs - 1]! * ((size + runs - 1) * (1 - 1 / dispersion))) / runs;
  return shares;
}

const tables = {
  full: new BoundedMap<number, Float64Array>(800),
  first5: new BoundedMap<number, Float64Array>(800),
  team: new BoundedMap<number, Float64Array>(800),
};

/** Running sums of the weighted shares. */
function sumsOf(mean: number, span: Span): Float64Array {
  const { known, rest } = WEIGHTS[span];
  let sum = 0;
  const sums = plainShares(mean, span).map((share, runs) => {
    sum += share * (known[runs] ?? rest[runs % 2]!);
    return sum;
  });
  return sums.map((upTo) => upTo / sum);
}

/** Chance that the total passes `line` among the totals that decide it; whole lines push and count on neither side. */
export function overShare(mean: number, line: number, span: Span): number {
  const rounded = Math.round(mean / STEP);
  const sums = tables[span].recall(rounded, () => sumsOf(rounded * STEP, span));
  const over = 1 - sums[Math.floor(line)]!;
  const under = sums[Math.ceil(line) - 1]!;
  return over / (over + under);
}

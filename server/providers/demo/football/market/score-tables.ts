import { BoundedMap } from '../../chance.ts';
import { RESIDUAL } from './outlook.ts';

const WIDEST = 70;
const MOST_POINTS = 140;
const STEP = 0.1;
/**
 * How much more or less often than the normal law says games end so many points apart, from 0; 1 beyond. From the same run as the outlook's
 * constants: three is the key number, then seven.
 */
const KEY_WEIGHTS = [
  0.26, 0.86, 1.02, 1.9, 0.79, 1.12, 1, 1.23, 1.16, 0.6, 1.17, 0.95, 0.82, 0.92, 1.01, 0.84, 0.83, 0.95, 0.96, 0.83,
] as const;

type Shares = Float64Array;
const margins = new BoundedMap<number, Shares>(600);
const totals = new BoundedMap<number, Shares>(600);
const bell = (distance: number, deviation: number): number => Math.exp(-0.5 * (distance / deviation) ** 2);

function runningSums(weights: readonly number[]): Shares {
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  let sum = 0;
  return Float64Array.from(weights, (weight) => (sum += weight / whole));
}

const marginSums = (mean: number): Shares =>
  runningSums(
    Array.from({ length: 2 * WIDEST + 1 }, (_, at) => {
      const margin = at - WIDEST;
      return (KEY_WEIGHTS[Math.abs(margin)] ?? 1) * bell(margin - mean, RESIDUAL.margin);
    }),
  );
const totalSums = (mean: number): Shares =>
  runningSums(Array.from({ length: MOST_POINTS }, (_, total) => bell(total - mean, RESIDUAL.total)));

/** Of the outcomes that decide a bet at `number`, how many lie above it. */
function shareAbove(sums: Shares, number: number): number {
  const above = 1 - sums[Math.floor(number)]!;
  const below = sums[Math.ceil(number) - 1]!;
  return above / (above + below);
}

const rounded = (mean: number): number => Math.round(mean / STEP);

/** Chance that the home side wins by more than `number` points, pushes left out. */
export const homeBeats = (mean: number, number: number): number =>
  shareAbove(
    margins.recall(rounded(mean), () => marginSums(rounded(mean) * STEP)),
    number + WIDEST,
  );
/** Chance that both together score more than `number` points, pushes left out. */
export const totalPasses = (mean: number, number: number): number =>
  shareAbove(
    totals.recall(rounded(mean), () => totalSums(rounded(mean) * STEP)),
    number,
  );

import { BoundedMap } from '../../chance.ts';

/** What the market thinks of a game: points by which the home side wins, and points of both. */
export interface Outlook {
  margin: number;
  total: number;
}

/** How margin and total follow from what is known of the sides; from `npm run league:report -- --sport KEY --fit`. */
export interface OutlookFit {
  marginBase: number;
  marginSlope: number;
  totalBase: number;
  totalSlope: number;
  /** What is left to chance, as a standard deviation. */
  residual: Outlook;
  /** How much more or less often than the normal law says games end so many points apart, from 0; 1 beyond. */
  marginWeights: readonly number[];
  /** The same of both sides' points together. */
  totalWeights: readonly number[];
}

export const outlookOf = (fit: OutlookFit, { away, home }: Record<'away' | 'home', number>): Outlook => ({
  margin: fit.marginBase + fit.marginSlope * (home - away),
  total: fit.totalBase + fit.totalSlope * (away + home),
});

export interface ScoreTables {
  /** Chance that the home side wins by more than `number` points, pushes left out. */
  homeBeats: (mean: number, number: number) => number;
  /** Chance that both have the same number of points. */
  level: (mean: number) => number;
  /** Chance that both together score more than `number` points, pushes left out. */
  totalPasses: (mean: number, number: number) => number;
}

const TABLES_STORED = 600;
const bell = (distance: number, deviation: number): number => Math.exp(-0.5 * (distance / deviation) ** 2);

function runningSums(weights: readonly number[]): Float64Array {
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  let sum = 0;
  return Float64Array.from(weights, (weight) => (sum += weight / whole));
}

/** Of the outcomes that decide a bet at `number`, how many lie above it. */
function shareAbove(sums: Float64Array, number: number): number {
  const above = 1 - sums[Math.floor(number)]!;
  const below = sums[Math.ceil(number) - 1]!;
  return above / (above + below);
}

/** Margins to `widest` and totals to `most`, about means rounded to `step`. */
export function createScoreTables(
  { residual, marginWeights, totalWeights }: Pick<OutlookFit, 'residual' | 'marginWeights' | 'totalWeights'>,
  { widest, most, step }: { widest: number; most: number; step: number },
): ScoreTables {
  const margins = new BoundedMap<number, Float64Array>(TABLES_STORED);
  const totals = new BoundedMap<number, Float64Array>(TABLES_STORED);
  const marginSums = (mean: number): Float64Array =>
    runningSums(
      Array.from({ length: 2 * widest + 1 }, (_, at) => {
        const margin = at - widest;
        return (marginWeights[Math.abs(margin)] ?? 1) * bell(margin - mean, residual.margin);
      }),
    );
  const totalSums = (mean: number): Float64Array =>
    runningSums(Array.from({ length: most }, (_, total) => (totalWeights[total] ?? 1) * bell(total - mean, residual.total)));
  const rounded = (mean: number): number => Math.round(mean / step);
  const marginsAt = (mean: number): Float64Array => margins.recall(rounded(mean), () => marginSums(rounded(mean) * step));
  return {
    homeBeats: (mean, number) => shareAbove(marginsAt(mean), number + widest),
    level: (mean) => marginsAt(mean)[widest]! - marginsAt(mean)[widest - 1]!,
    totalPasses: (mean, number) =>
      shareAbove(
        totals.recall(rounded(mean), () => totalSums(rounded(mean) * step)),
        number,
      ),
  };
}

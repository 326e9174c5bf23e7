import { betaBinomialTable, negativeBinomialTable, normalQuantile, poissonTable } from '../../../distribution/index.ts';
import { mean as meanOf } from '../../../maths/index.ts';
import type { CountSpread, TriesTerms } from './types.ts';

/** Chances of whole numbers from `first` on; what lies beyond is next to nothing. */
export interface CountTable {
  first: number;
  chances: readonly number[];
}

const NEARLY_POISSON = 1e-6;
const ONES: readonly number[] = [1];

/** Mean of what comes at once. */
export const stepMean = (steps: readonly number[] = ONES): number => steps.reduce((sum, share, at) => sum + share * (at + 1), 0);

export const varianceOf = (mean: number, { base, share }: CountSpread): number => base * mean + share * mean ** 2;

/**
 * Chances of 0, 1, 2 … about a mean of 0 or more, as far as they matter. What is spread is how often something comes; each time it brings 1, 2, 3 …
 * by the shares of `steps` (Panjer 1981). RangeError for a negative mean.
 */
export function countTable(mean: number, spread: CountSpread, steps: readonly number[] = ONES): number[] {
  const times = mean / stepMean(steps);
  const variance = varianceOf(times, spread);
  const highest = (Math.ceil(times + 8 * Math.sqrt(variance)) + 4) * steps.length;
  const more = variance - times;
  const isPoisson = more <= NEARLY_POISSON * times;
  const dispersion = isPoisson ? 0 : times ** 2 / more;
  if (steps.length === 1) return isPoisson ? poissonTable(times, highest) : negativeBinomialTable(times, dispersion, highest);
  const a = isPoisson ? 0 : times / (times + dispersion);
  const b = isPoisson ? times : (dispersion - 1) * a;
  const table = [isPoisson ? Math.exp(-times) : (dispersion / (dispersion + times)) ** dispersion];
  for (let count = 1; count <= highest; count += 1) {
    let sum = 0;
    for (let step = 1; step <= Math.min(steps.length, count); step += 1)
      sum += (a + (b * step) / count) * steps[step - 1]! * table[count - step]!;
    table.push(sum);
  }
  return table;
}

const NODES = 9;
/** Middles of equally likely parts of the normal curve, stretched to a variance of 1. */
const SCORES = ((): number[] => {
  const raw = Array.from({ length: NODES }, (_, at) => normalQuantile((at + 0.5) / NODES));
  const size = Math.sqrt(meanOf(raw.map((score) => score ** 2)));
  return raw.map((score) => score / size);
})();

/** Equally likely amounts of tries that have this mean; one alone where the tries come in ones. */
export function triesNodes(mean: number, square: number, { spread }: TriesTerms): number[] {
  if (spread.family === 'count') return [mean];
  const deviation = Math.sqrt(spread.base + spread.share * square);
  const raw = SCORES.map((score) => Math.max(0.05 * mean, mean + deviation * score * (score < 0 ? spread.below : 1)));
  const scale = mean / meanOf(raw);
  return raw.map((node) => node * scale);
}

/** The average of tables of different lengths, weighted. */
function mixed(parts: readonly { weight: number; table: readonly number[] }[]): number[] {
  const result = Array.from({ length: Math.max(1, ...parts.map(({ table }) => table.length)) }, () => 0);
  for (const { weight, table } of parts) for (let at = 0; at < table.length; at += 1) result[at]! += weight * table[at]!;
  return result;
}

const LEAST_WEIGHT = 1e-5;

/** Successes among a number of tries that is itself uncertain, the rate strictly between 0 and 1 uncertain too. */
export function shareTable(tries: readonly number[], rate: number, concentration: number): number[] {
  const mean = Math.min(0.99, Math.max(0.01, rate));
  return mixed(
    tries.flatMap((weight, count) => (weight < LEAST_WEIGHT ? [] : { weight, table: betaBinomialTable(count, { mean, concentration }) })),
  );
}

/** Yards of an uncertain number of carries or catches, each with this mean; `shift` yards of a game may be lost. None without a carry. */
export function yardsTable(counts: readonly number[], each: number, spread: CountSpread, shift: number): CountTable {
  const parts = counts.flatMap((weight, count) => {
    if (weight < LEAST_WEIGHT) return [];
    if (count === 0) return { weight, table: [...Array.from({ length: shift }, () => 0), 1] };
    return { weight, table: countTable(Math.max(0.5, count * each + shift), spread) };
  });
  return { first: -shift, chances: mixed(parts) };
}

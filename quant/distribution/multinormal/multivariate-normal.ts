import { cholesky, integrate, requireFinite } from '../../maths/index.ts';
import { normalDensity, normalProbability, normalQuantile } from '../normal.ts';
import { bivariateNormal } from './bivariate-normal.ts';

const POINTS = 20_011;
const SMALLEST = 1e-300;
const PRIMES = [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31];

/**
 * Probability that every variable stays below its bound, by Genz' sequential conditioning (1992) over a fixed lattice of square roots of
 * primes, folded so that its ends meet. `triangle` is the Cholesky factor of the correlations. No chance is involved.
 */
function latticeProbability(bounds: readonly number[], triangle: readonly (readonly number[])[]): number {
  const steps = PRIMES.slice(0, bounds.length - 1).map((prime) => Math.sqrt(prime) % 1);
  const values = bounds.map(() => 0);
  let total = 0;
  for (let point = 1; point <= POINTS; point += 1)
    total += weightOf(bounds, triangle, values, (variable) => folded(point * steps[variable]!));
  return total / POINTS;
}

function weightOf(
  bounds: readonly number[],
  triangle: readonly (readonly number[])[],
  values: number[],
  draw: (variable: number) => number,
): number {
  let weight = 1;
  for (let variable = 0; variable < bounds.length; variable += 1) {
    const row = triangle[variable]!;
    let room = bounds[variable]!;
    for (let before = 0; before < variable; before += 1) room -= row[before]! * values[before]!;
    const scale = row[variable]!;
    const share = scale === 0 ? Number(room >= 0) : normalProbability(room / scale);
    weight *= share;
    if (weight === 0) return 0;
    if (variable < bounds.length - 1)
      values[variable] = scale === 0 ? 0 : normalQuantile(Math.max(SMALLEST, inner(share * draw(variable))));
  }
  return weight;
}

function folded(value: number): number {
  return Math.abs(2 * (value % 1) - 1);
}

function inner(probability: number): number {
  return Math.min(1 - 2 ** -53, probability);
}

const MOST_VARIABLES = 12;
const PERFECT = 1 - 1e-9;
const FAR = 9;

/**
 * Probability that standard normal variables with a matrix of correlations are all below their bounds: to about 1e-10 up to three variables,
 * to about 1e-5 for more, always the same for the same input. RangeError for more than twelve, or correlations that cannot hold together.
 */
export function multivariateNormal(bounds: readonly number[], correlations: readonly (readonly number[])[]): number {
  if (bounds.length === 0 || bounds.length > MOST_VARIABLES)
    throw new RangeError(`One to ${MOST_VARIABLES} variables, not ${bounds.length}`);
  for (const bound of bounds) requireFinite(bound, 'bound');
  if (correlations.length !== bounds.length || correlations.some((row, index) => Math.abs((row[index] ?? 0) - 1) > 1e-9))
    throw new RangeError('A matrix of correlations has one row for each variable and ones on its diagonal');
  const triangle = cholesky(correlations);
  const [first = 0, second = 0, third = 0] = bounds;
  if (bounds.length === 1) return normalProbability(first);
  if (bounds.length === 2) return bivariateNormal(first, second, correlations[0]![1]!);
  if (bounds.length === 3 && Math.max(...offDiagonal(correlations)) < PERFECT) return trivariate([first, second, third], correlations);
  return latticeProbability(bounds, triangle);
}

// Given the first variable the other two are again a pair of normal variables.
function trivariate([first, second, third]: [number, number, number], correlations: readonly (readonly number[])[]): number {
  const [, with2 = 0, with3 = 0] = correlations[0]!;
  const spread2 = Math.sqrt(1 - with2 ** 2);
  const spread3 = Math.sqrt(1 - with3 ** 2);
  const left = (correlations[1]![2]! - with2 * with3) / (spread2 * spread3);
  const partial = Math.min(1, Math.max(-1, left));
  const height = (at: number) =>
    normalDensity(at) * bivariateNormal((second - with2 * at) / spread2, (third - with3 * at) / spread3, partial);
  return Math.min(1, integrate(height, -FAR, Math.max(-FAR, Math.min(FAR, first)), 1e-11));
}

function offDiagonal(rows: readonly (readonly number[])[]): number[] {
  return rows.flatMap((row, index) => row.filter((_, column) => column !== index).map(Math.abs));
}

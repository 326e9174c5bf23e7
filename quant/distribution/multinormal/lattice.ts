import { normalProbability, normalQuantile } from '../normal.ts';

const POINTS = 20_011;
const SMALLEST = 1e-300;
const PRIMES = [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31];

/**
 * The same probability by Genz' sequential conditioning (1992) over a fixed lattice of square roots of primes, folded so that its ends meet.
 * `triangle` is the Cholesky factor of the correlations. No chance is involved.
 */
export function latticeProbability(bounds: readonly number[], triangle: readonly (readonly number[])[]): number {
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

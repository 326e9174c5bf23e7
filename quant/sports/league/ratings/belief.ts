import { requireFinite } from '../../../maths/index.ts';

/** A Gaussian belief about so many terms: their means, and their covariance row by row. */
export interface Belief {
  mean: Float64Array;
  covariance: Float64Array;
}

/** One term more, independent of the others: where it starts and how sure that is. */
export interface Term {
  mean: number;
  spread: number;
}

/** Independent terms. */
export const beliefOf = (terms: readonly Term[]): Belief => withTerms({ mean: new Float64Array(), covariance: new Float64Array() }, terms);

/** The belief with further, independent terms at its end. */
export function withTerms({ mean, covariance }: Belief, terms: readonly Term[]): Belief {
  const [old, size] = [mean.length, mean.length + terms.length];
  const wider = new Float64Array(size * size);
  for (let row = 0; row < old; row += 1) wider.set(covariance.subarray(row * old, (row + 1) * old), row * size);
  for (const [at, { spread }] of terms.entries()) wider[(old + at) * (size + 1)] = spread ** 2;
  return { mean: Float64Array.from([...mean, ...terms.map((term) => term.mean)]), covariance: wider };
}

/** Which terms a sum counts, and how often. */
export type Weights = readonly (readonly [term: number, weight: number])[];

/** Covariance of every term with a weighted sum. */
function crossOf({ mean, covariance }: Belief, weights: Weights): Float64Array {
  const size = mean.length;
  const cross = new Float64Array(size);
  for (const [term, weight] of weights)
    if (weight !== 0) for (let at = 0; at < size; at += 1) cross[at]! += weight * covariance[term * size + at]!;
  return cross;
}

const sumOf = (values: Float64Array, weights: Weights): number =>
  weights.reduce((total, [term, weight]) => total + weight * values[term]!, 0);

/** Mean and variance of a weighted sum of the terms. */
export const project = (belief: Belief, weights: Weights): { mean: number; variance: number } => ({
  mean: sumOf(belief.mean, weights),
  variance: sumOf(crossOf(belief, weights), weights),
});

/**
 * Changes the belief to what it is once a weighted sum was seen with a noise of that variance: one step of the Kalman filter. RangeError unless
 * the value is finite.
 */
export function takeIn(belief: Belief, weights: Weights, value: number, noise: number): void {
  const { mean, covariance } = belief;
  const size = mean.length;
  const cross = crossOf(belief, weights);
  const variance = sumOf(cross, weights) + noise;
  const miss = requireFinite(value) - sumOf(mean, weights);
  for (let row = 0; row < size; row += 1) {
    const gain = cross[row]! / variance;
    if (gain === 0) continue;
    mean[row]! += gain * miss;
    for (let at = 0; at < size; at += 1) covariance[row * size + at]! -= gain * cross[at]!;
  }
}

const copyOf = ({ mean, covariance }: Belief): Belief => ({ mean: Float64Array.from(mean), covariance: Float64Array.from(covariance) });

/** The belief once a weighted sum was seen; the one given stays as it is. RangeError as `takeIn`. */
export function observe(belief: Belief, weights: Weights, value: number, noise: number): Belief {
  const next = copyOf(belief);
  takeIn(next, weights, value, noise);
  return next;
}

/** Each term kept to a share of its distance from nought, and made less sure by a variance. */
export function relax({ mean, covariance }: Belief, kept: (term: number) => number, added: (term: number) => number): Belief {
  const size = mean.length;
  const shares = Array.from(mean, (_, term) => kept(term));
  const narrower = Float64Array.from(covariance, (value, at) => value * shares[Math.floor(at / size)]! * shares[at % size]!);
  return widen({ mean: mean.map((term, at) => term * shares[at]!), covariance: narrower }, added);
}

/** Each term made less sure by a variance. */
export function widen({ mean, covariance }: Belief, added: (term: number) => number): Belief {
  const wider = Float64Array.from(covariance);
  for (let term = 0; term < mean.length; term += 1) wider[term * (mean.length + 1)]! += added(term);
  return { mean, covariance: wider };
}

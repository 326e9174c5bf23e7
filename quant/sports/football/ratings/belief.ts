import { requireFinite } from '../../../maths/index.ts';

/** A Gaussian belief: means and their covariance, in the order in which the terms are numbered. */
export interface Belief {
  mean: readonly number[];
  covariance: readonly (readonly number[])[];
}

/** Independent terms. */
export const beliefOf = (means: readonly number[], spreads: readonly number[]): Belief => ({
  mean: means,
  covariance: spreads.map((spread, row) => spreads.map((_, column) => (row === column ? spread ** 2 : 0))),
});

const dot = (a: readonly number[], b: readonly number[]): number => a.reduce((sum, value, at) => sum + value * b[at]!, 0);

/** Mean and variance of a weighted sum of the terms. */
export function project({ mean, covariance }: Belief, weights: readonly number[]): { mean: number; variance: number } {
  const spread = covariance.map((row) => dot(row, weights));
  return { mean: dot(mean, weights), variance: dot(spread, weights) };
}

/** The belief once a weighted sum was seen with a noise of that variance: one step of the Kalman filter. RangeError unless the value is finite. */
export function observe({ mean, covariance }: Belief, weights: readonly number[], value: number, noise: number): Belief {
  const cross = covariance.map((row) => dot(row, weights));
  const variance = dot(cross, weights) + noise;
  const miss = requireFinite(value) - dot(mean, weights);
  return {
    mean: mean.map((term, at) => term + (cross[at]! * miss) / variance),
    covariance: covariance.map((row, at) => row.map((term, column) => term - (cross[at]! * cross[column]!) / variance)),
  };
}

/** Each term kept to a share of its distance from nought, and made less sure by a variance. */
export const relax = ({ mean, covariance }: Belief, stored: readonly number[], added: readonly number[]): Belief => ({
  mean: mean.map((term, at) => term * stored[at]!),
  covariance: covariance.map((row, at) =>
    row.map((term, column) => term * stored[at]! * stored[column]! + (at === column ? added[at]! : 0)),
  ),
});

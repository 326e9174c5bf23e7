import { normalQuantile } from '../../distribution/index.ts';
import { mean, requireInnerProbability, sum } from '../../maths/index.ts';

/** A mean with its standard error and the interval of the stated level. */
export interface Estimate {
  mean: number;
  standardError: number;
  low: number;
  high: number;
}

/** Mean, standard error and normal interval of independent values. RangeError for fewer than two, or a level outside 0 to 1. */
export function meanInterval(values: ArrayLike<number>, level = 0.95): Estimate {
  if (values.length < 2) throw new RangeError('An interval needs two values');
  const center = mean(values);
  const squares = sum(Float64Array.from(values, (value) => (value - center) ** 2));
  const standardError = Math.sqrt(squares / (values.length - 1) / values.length);
  if (!Number.isFinite(standardError)) throw new RangeError('Every value must be a finite number');
  const reach = twoSidedScore(level) * standardError;
  return { mean: center, standardError, low: center - reach, high: center + reach };
}

/** How many standard errors an interval of a level reaches to each side: 1.96 for 0.95. RangeError for a level not strictly between 0 and 1. */
export function twoSidedScore(level: number): number {
  return -normalQuantile((1 - requireInnerProbability(level, 'level')) / 2);
}

import { requireCount, requireNotNegative } from '../maths/index.ts';
import { logGamma } from './log-gamma.ts';

/** Probability of `count` events where `mean` (0 or above) are expected. RangeError otherwise. */
export function poissonProbability(count: number, mean: number): number {
  requireCount(count);
  if (requireNotNegative(mean, 'mean') === 0) return count === 0 ? 1 : 0;
  return Math.exp(count * Math.log(mean) - mean - logGamma(count + 1));
}

/** Probabilities of 0 to `highest`; the tail beyond is left out. RangeError as `poissonProbability`. */
export function poissonTable(mean: number, highest: number): number[] {
  requireCount(highest, 'highest count');
  return Array.from({ length: highest + 1 }, (_, count) => poissonProbability(count, mean));
}

import { requireCount, requireNotNegative, requirePositive } from '../maths/index.ts';
import { logGamma } from './log-gamma.ts';

/**
 * Probability of `count` by a negative binomial with a mean (0 or above) and a dispersion k (above 0): variance = mean + mean^2 / k.
 * RangeError otherwise.
 */
export function negativeBinomialProbability(count: number, mean: number, dispersion: number): number {
  requireCount(count);
  requireNotNegative(mean, 'mean');
  requirePositive(dispersion, 'dispersion');
  if (mean === 0) return count === 0 ? 1 : 0;
  const ways = logGamma(count + dispersion) - logGamma(dispersion) - logGamma(count + 1);
  return Math.exp(ways - dispersion * Math.log1p(mean / dispersion) - count * Math.log1p(dispersion / mean));
}

/** Probabilities of 0 to `highest`; the tail beyond is left out. RangeError as `negativeBinomialProbability`. */
export function negativeBinomialTable(mean: number, dispersion: number, highest: number): number[] {
  requireCount(highest, 'highest count');
  const table = [negativeBinomialProbability(0, mean, dispersion)];
  const ratio = mean / (mean + dispersion);
  for (let count = 0; count < highest; count += 1) table.push((table[count]! * (count + dispersion) * ratio) / (count + 1));
  return table;
}

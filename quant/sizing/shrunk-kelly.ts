import { requireNotNegative, requireProbability } from '../maths/index.ts';
import { decimalPrice } from '../price/index.ts';
import { type KellyTerms, kellyFraction } from './kelly.ts';

/**
 * Factor, 0 to 1, by which full Kelly shrinks where the probability is known only with a standard deviation: e^2 / (e^2 + d^2 s^2) with
 * e = p d - 1. 0 without an edge. RangeError for a negative deviation. Source: Baker and McHale 2013.
 */
export function uncertaintyShrinkage(winProbability: number, decimal: number, deviation: number): number {
  const edge = requireProbability(winProbability) * decimalPrice(decimal) - 1;
  const spread = decimal * requireNotNegative(deviation, 'deviation');
  return edge <= 0 ? 0 : edge ** 2 / (edge ** 2 + spread ** 2);
}

/** Kelly fraction after that shrinkage, pushes counted by looking at decided bets only. RangeError as `kellyFraction`. */
export function shrunkKellyFraction(winProbability: number, decimal: number, deviation: number, terms: KellyTerms = {}): number {
  const full = kellyFraction(winProbability, decimal, terms);
  if (full === 0) return 0;
  const decided = 1 - (terms.pushProbability ?? 0);
  return full * uncertaintyShrinkage(Math.min(1, winProbability / decided), decimal, deviation / decided);
}

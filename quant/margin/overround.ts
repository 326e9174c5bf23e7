import { impliedProbabilityOfDecimal } from '../price/index.ts';

/** Sum of the implied probabilities of all outcomes, about 1.05 for a usual market. Takes decimal prices; RangeError for fewer than two. */
export function impliedSum(decimals: readonly number[]): number {
  if (decimals.length < 2) throw new RangeError('A margin needs the price of every outcome, at least two');
  return decimals.map(impliedProbabilityOfDecimal).reduce((sum, probability) => sum + probability, 0);
}

/** The book's margin over fair prices as a fraction of 1 (0.0476 for -110/-110); negative where the prices allow an arbitrage. */
export function overround(decimals: readonly number[]): number {
  return impliedSum(decimals) - 1 || 0;
}

/** The share of all stakes that the book keeps if it is balanced (0.0455 for -110/-110). */
export function theoreticalHold(decimals: readonly number[]): number {
  return 1 - 1 / impliedSum(decimals) || 0;
}

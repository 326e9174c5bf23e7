import { requireNotNegative, requireProbability } from '../maths/index.ts';
import { type DecimalPrice, decimalPrice } from '../price/index.ts';

/**
 * Expected profit per unit staked: p (d - 1) - q, where a push (probability 0 unless given) hands the stake back. The decimal price is
 * the whole return, 1 or above. RangeError for a price below 1 or probabilities that exceed 1 together.
 */
export function expectedValue(winProbability: number, decimal: number, pushProbability = 0): number {
  const loss = lossProbability(winProbability, pushProbability);
  return winProbability * (requireReturn(decimal) - 1) - loss || 0;
}

/** Expected profit in percent, that is in dollars per $100 staked. RangeError as `expectedValue`. */
export function expectedValuePer100(winProbability: number, decimal: number, pushProbability = 0): number {
  return 100 * expectedValue(winProbability, decimal, pushProbability);
}

/** Expected profit of a stake of 0 or more, in the stake's unit. RangeError as `expectedValue`. */
export function expectedProfit(stake: number, winProbability: number, decimal: number, pushProbability = 0): number {
  return requireNotNegative(stake, 'stake') * expectedValue(winProbability, decimal, pushProbability);
}

/** Expected profit per unit at a price where the fair decimal price is known: price / fair - 1. RangeError for a price below 1 or a fair price at 1 or below. */
export function expectedValueFromFair(fair: number, decimal: number): number {
  return requireReturn(decimal) / decimalPrice(fair) - 1;
}

/** Edge in probability (0.05 is five points; not the expected value): win probability less the price's break-even probability. RangeError as `expectedValue`. */
export function probabilityEdge(winProbability: number, decimal: number, pushProbability = 0): number {
  lossProbability(winProbability, pushProbability);
  return winProbability - breakEvenProbability(decimal, pushProbability);
}

/** Win probability at which a price is worth nothing: 1 / d, less where pushes happen. RangeError for a price below 1 or no such probability. */
export function breakEvenProbability(decimal: number, pushProbability = 0): number {
  return (1 - requireProbability(pushProbability)) / requireReturn(decimal);
}

/** Decimal price at which a bet is worth nothing: 1 / p without pushes. RangeError where it can only win or never wins. */
export function breakEvenDecimal(winProbability: number, pushProbability = 0): DecimalPrice {
  return decimalPrice(1 + lossProbability(winProbability, pushProbability) / winProbability);
}

/** What is left of 1 after winning and pushing. RangeError where the two exceed 1 (by more than rounding). */
export function lossProbability(winProbability: number, pushProbability: number): number {
  const loss = 1 - requireProbability(winProbability) - requireProbability(pushProbability);
  if (loss < -1e-12) throw new RangeError('Winning and pushing cannot exceed 1 together');
  return Math.max(0, loss);
}

function requireReturn(decimal: number): number {
  if (!(decimal >= 1 && decimal < Number.POSITIVE_INFINITY)) throw new RangeError(`Not a return per unit staked: ${decimal}`);
  return decimal;
}

import { requireInnerProbability } from '../maths/index.ts';
import { type AmericanPrice, americanPrice, type DecimalPrice, decimalPrice, decimalToAmerican } from '../price/index.ts';

export interface SameGamePrice {
  decimal: DecimalPrice;
  american: AmericanPrice;
}

/**
 * Price of legs of one game from the probability that they win together (strictly between 0 and 1) and the share of the stake that the house keeps
 * (0 or above, below 1); the American price is rounded in the house's favor. RangeError where nothing would be left to win.
 */
export function sameGamePrice(jointProbability: number, holdFraction: number): SameGamePrice {
  requireInnerProbability(jointProbability);
  if (!(holdFraction >= 0 && holdFraction < 1)) throw new RangeError(`Not a hold: ${holdFraction}`);
  const decimal = decimalPrice((1 - holdFraction) / jointProbability);
  const american = Math.floor(decimalToAmerican(decimal) + 1e-9);
  return { decimal, american: americanPrice(american) };
}

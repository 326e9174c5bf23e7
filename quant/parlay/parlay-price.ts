import { multiplyRatios, type Ratio, ratioToNumber } from '../money/index.ts';
import {
  type AmericanPrice,
  type DecimalPrice,
  decimalPrice,
  decimalToAmerican,
  decimalToAmericanRounded,
  type Quote,
  returnRatio,
} from '../price/index.ts';

/** Total return per unit staked of all legs together, exact. RangeError without a leg or for no such price. */
export function parlayRatio(quotes: readonly Quote[]): Ratio {
  if (quotes.length === 0) throw new RangeError('A parlay needs a leg');
  return multiplyRatios(...quotes.map(returnRatio));
}

/** Combined decimal price of the legs, the exact product. A bare number is an American price. RangeError without a leg. */
export function parlayDecimal(quotes: readonly Quote[]): DecimalPrice {
  return decimalPrice(ratioToNumber(parlayRatio(quotes)));
}

/** Combined American price, not rounded. RangeError without a leg. */
export function parlayAmerican(quotes: readonly Quote[]): number {
  return decimalToAmerican(parlayDecimal(quotes));
}

/** Combined American price to the nearest whole number: a label only, since a parlay pays from its exact product. RangeError without a leg. */
export function parlayAmericanLabel(quotes: readonly Quote[]): AmericanPrice {
  return decimalToAmericanRounded(parlayDecimal(quotes));
}

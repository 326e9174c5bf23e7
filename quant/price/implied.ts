import type { AmericanPrice } from './american.ts';
import { requireAmerican } from './american.ts';
import { americanRounded } from './convert.ts';
import { type DecimalPrice, decimalPrice } from './decimal.ts';

/** Probability, 0 to 1 exclusive, at which American odds break even; it still holds the book's margin. RangeError strictly between -100 and +100. */
export function impliedProbability(american: number): number {
  requireAmerican(american);
  return american > 0 ? 100 / (100 + american) : -american / (100 - american);
}

/** Probability at which a decimal price breaks even. RangeError at 1 or below. */
export function impliedProbabilityOfDecimal(decimal: number): number {
  return 1 / decimalPrice(decimal);
}

/** The decimal price without margin for a probability strictly between 0 and 1. RangeError outside. */
export function fairDecimal(probability: number): DecimalPrice {
  return decimalPrice(1 / requireProbability(probability));
}

/** The American price without margin for a probability strictly between 0 and 1, not rounded; one half is +100. RangeError outside. */
export function fairAmerican(probability: number): number {
  const against = 1 - requireProbability(probability);
  return requireAmerican(probability <= 0.5 ? (100 * against) / probability : (-100 * probability) / against);
}

/** The fair American price to the nearest whole number. RangeError outside 0 to 1 exclusive, or so near its ends that no price is exact. */
export function fairAmericanRounded(probability: number): AmericanPrice {
  return americanRounded(fairAmerican(probability));
}

function requireProbability(probability: number): number {
  if (!(probability > 0 && probability < 1)) throw new RangeError(`Not a probability between 0 and 1: ${probability}`);
  return probability;
}

import { type Ratio, ratioOf, ratioToNumber, roundRatio } from '../money/index.ts';
import { type AmericanPrice, americanPrice, requireAmerican } from './american.ts';
import { type DecimalPrice, decimalPrice } from './decimal.ts';

/** American odds to the decimal price above 1. RangeError strictly between -100 and +100. */
export function americanToDecimal(american: number): DecimalPrice {
  requireAmerican(american);
  return decimalPrice(american > 0 ? 1 + american / 100 : 1 + 100 / -american);
}

/** Decimal price to American odds, not rounded; even money is +100. RangeError at 1 or below. */
export function decimalToAmerican(decimal: number): number {
  return ratioToNumber(americanRatio(decimal));
}

/** Decimal price to the nearest whole American price, halves away from zero; even money is +100, never -100. RangeError at 1 or below. */
export function decimalToAmericanRounded(decimal: number): AmericanPrice {
  return roundAmerican(americanRatio(decimal));
}

/** A fair, fractional American price to the nearest whole one; -100 becomes +100, the same price. RangeError strictly between -100 and +100. */
export function americanRounded(american: number): AmericanPrice {
  return roundAmerican(ratioOf(requireAmerican(american)));
}

function americanRatio(decimal: number): Ratio {
  const { numerator, denominator } = ratioOf(decimalPrice(decimal));
  const profit = numerator - denominator;
  return profit >= denominator ? { numerator: 100n * profit, denominator } : { numerator: -100n * denominator, denominator: profit };
}

function roundAmerican(ratio: Ratio): AmericanPrice {
  const rounded = roundRatio(ratio);
  return americanPrice(rounded === -100 ? 100 : rounded);
}

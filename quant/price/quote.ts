import { type Ratio, ratioOf, reduceRatio } from '../money/index.ts';
import { requireAmerican } from './american.ts';
import { decimalPrice } from './decimal.ts';
import { parseFraction } from './fraction.ts';

/** A price in the form in which it was offered: a bare number is American, and nothing is lost by converting it first. */
export type Quote = number | { decimal: number } | { fractional: string };

/** Total return per unit staked as an exact ratio above 1. RangeError for a price that none of the three forms allows. */
export function returnRatio(quote: Quote): Ratio {
  if (typeof quote === 'number') return americanReturn(quote);
  if ('decimal' in quote) return ratioOf(decimalPrice(quote.decimal));
  const { numerator, denominator } = parseFraction(quote.fractional);
  return reduceRatio({ numerator: BigInt(numerator) + BigInt(denominator), denominator: BigInt(denominator) });
}

function americanReturn(american: number): Ratio {
  const { numerator, denominator } = ratioOf(Math.abs(requireAmerican(american)));
  const hundred = 100n * denominator;
  return reduceRatio({ numerator: numerator + hundred, denominator: american > 0 ? hundred : numerator });
}

import { ratioOf, reduceRatio } from '../money/index.ts';
import { requireAmerican } from './american.ts';
import { type DecimalPrice, decimalPrice } from './decimal.ts';

/** Profit over stake as British books print it: 5/2 pays 5 for 2. Both are whole and above zero. */
export interface Fraction {
  numerator: number;
  denominator: number;
}

const FRACTION = /^\s*(\d{1,15})\s*\/\s*(\d{1,15})\s*$/;

/** Reads "5/2" as it stands, not reduced. RangeError for any other text and for a zero on either side. */
export function parseFraction(text: string): Fraction {
  const match = FRACTION.exec(text);
  const numerator = Number(match?.[1] ?? 0);
  const denominator = Number(match?.[2] ?? 0);
  if (numerator === 0 || denominator === 0) throw new RangeError(`Not a fractional price: ${text}`);
  return { numerator, denominator };
}

/** "5/2" for a fraction. */
export function formatFraction({ numerator, denominator }: Fraction): string {
  return `${numerator}/${denominator}`;
}

/** A fractional price ("5/2") to the decimal price above 1. RangeError for text that is no fraction above zero. */
export function fractionalToDecimal(text: string): DecimalPrice {
  const { numerator, denominator } = parseFraction(text);
  return decimalPrice(1 + numerator / denominator);
}

/** The exact fraction of American odds in lowest terms: -110 is 10/11, +119 is 119/100. RangeError strictly between -100 and +100. */
export function americanToFraction(american: number): Fraction {
  const { numerator, denominator } = ratioOf(Math.abs(requireAmerican(american)));
  const hundred = 100n * denominator;
  const exact = reduceRatio(american > 0 ? { numerator, denominator: hundred } : { numerator: hundred, denominator: numerator });
  return { numerator: Number(exact.numerator), denominator: Number(exact.denominator) };
}

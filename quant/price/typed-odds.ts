import { americanPrice } from './american.ts';
import { decimalToAmericanRounded } from './convert.ts';
import { americanToFraction, formatFraction, fractionalToDecimal } from './fraction.ts';
import { returnRatio } from './quote.ts';

/** How a bettor wants to read prices. */
export type PriceFormat = 'american' | 'decimal' | 'fractional';

const MINUS = '\u2212';

/** "+150" or "−110", with a true minus sign. RangeError unless the price is a whole American one. */
export function formatAmerican(american: number): string {
  const price = americanPrice(american);
  return price > 0 ? `+${price}` : `${MINUS}${Math.abs(price)}`;
}

/** A whole American price in the reader's format: "−110", "1.91" or "10/11". RangeError for no price. */
export function formatPrice(american: number, format: PriceFormat): string {
  if (format === 'american') return formatAmerican(american);
  if (format === 'fractional') return formatFraction(americanToFraction(americanPrice(american)));
  return formatDecimal(americanPrice(american));
}

// Two decimals as books print them; more only where two would read 1.00, a price that pays nothing.
function formatDecimal(american: number): string {
  const { numerator, denominator } = returnRatio(american);
  let places = 2;
  let digits = shifted(numerator, denominator, places);
  while (digits === 10n ** BigInt(places)) {
    places += 1;
    digits = shifted(numerator, denominator, places);
  }
  const text = digits.toString();
  return `${text.slice(0, -places)}.${text.slice(-places)}`;
}

function shifted(numerator: bigint, denominator: bigint, places: number): bigint {
  return (2n * numerator * 10n ** BigInt(places) + denominator) / (2n * denominator);
}

const ODDS_MAX = 100_000;
export const DECIMAL_MAX = 1001;
export const SIGNED = /^[+\-\u2212]\d{3,6}$/;
const WHOLE = /^[+\-\u2212]?\d+(?:\.\d*)?$/;
/** Even money in words, which is +100 in every format. */
export const EVEN_MONEY = /^(?:evens?(?: ?money)?|ev)$/i;
const DECIMAL = /^\d+(?:[.,]\d*)?$/;

const american = (text: string): number => {
  const value = WHOLE.test(text) ? Number(text.replace('\u2212', '-')) : 0;
  return Math.max(-ODDS_MAX, Math.min(ODDS_MAX, Math.trunc(value)));
};
const ofDecimal = (decimal: number): number => (decimal > 1 && decimal <= DECIMAL_MAX ? decimalToAmericanRounded(decimal) : 0);

function fractionOf(text: string): number {
  try {
    return fractionalToDecimal(text);
  } catch (error) {
    if (error instanceof RangeError) return 0;
    throw error;
  }
}

/** A price that is neither American nor even money as its decimal: a fraction, or a decimal, from 100 with its point; 0 for another text. Never throws. */
export function plainDecimal(text: string, format: PriceFormat): number {
  if (text.includes('/')) return fractionOf(text);
  return format === 'decimal' && DECIMAL.test(text) && !/^\d{3,}$/.test(text) ? Number(text.replace(',', '.')) : 0;
}

/**
 * A typed price as whole American odds within ±100,000, 0 where it is none. Never throws. In decimal and fractional format a sign marks American
 * odds; a number without one is what the format says. A whole decimal from 100 needs its point: 210 may be +210.
 */
export function readTypedOdds(text: string, format: PriceFormat): number {
  const plain = text.trim();
  if (EVEN_MONEY.test(plain)) return 100;
  if (format === 'american' || SIGNED.test(plain)) return american(plain);
  return ofDecimal(plainDecimal(plain, format));
}

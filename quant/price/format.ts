import { americanPrice } from './american.ts';
import { americanToFraction, formatFraction } from './fraction.ts';
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

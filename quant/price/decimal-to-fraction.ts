import { type Ratio, ratioOf, reduceRatio } from '../money/index.ts';
import { decimalPrice } from './decimal.ts';
import { type Fraction, formatFraction } from './fraction.ts';

const SHORT_DENOMINATOR = 20n;
const FEWEST_PLACES = 2;
const MOST_PLACES = 9;
const WIDEST_SHARE_OF_PROFIT = 25n;

/**
 * The fraction a sportsbook prints for a decimal price: exact if it is short (1.4 is 2/5), else the simplest that rounds back to the price
 * as written (1.91 and 1.909 are 10/11, 1.33 is 1/3). RangeError at 1 or below.
 */
export function decimalToFraction(decimal: number): Fraction {
  const total = ratioOf(decimalPrice(decimal));
  const profit = reduceRatio({ numerator: total.numerator - total.denominator, denominator: total.denominator });
  const isShort = profit.denominator <= SHORT_DENOMINATOR || profit.numerator === 1n;
  const printed = isShort ? profit : simplestWithin(profit, tolerance(decimal, profit));
  return { numerator: Number(printed.numerator), denominator: Number(printed.denominator) };
}

/** `decimalToFraction` as text, "10/11". RangeError at 1 or below. */
export function decimalToFractional(decimal: number): string {
  return formatFraction(decimalToFraction(decimal));
}

// Half a unit in the last place written. A short price needs the second bound, or 1.03 would print as 1/29.
function tolerance(decimal: number, profit: Ratio): Ratio {
  const places = Math.min(MOST_PLACES, Math.max(FEWEST_PLACES, String(decimal).split('.')[1]?.length ?? 0));
  const half = { numerator: 1n, denominator: 2n * 10n ** BigInt(places) };
  const share = { numerator: profit.numerator, denominator: profit.denominator * WIDEST_SHARE_OF_PROFIT };
  return half.numerator * share.denominator < share.numerator * half.denominator ? half : share;
}

// The simplest fraction from low (included) to high (excluded): descend by whole parts, as continued fractions do.
function simplestWithin(value: Ratio, distance: Ratio): Ratio {
  const denominator = value.denominator * distance.denominator;
  const middle = value.numerator * distance.denominator;
  const reach = distance.numerator * value.denominator;
  return simplestBetween({ numerator: middle - reach, denominator }, { numerator: middle + reach, denominator }, true);
}

function simplestBetween(low: Ratio, high: Ratio, includesLow: boolean): Ratio {
  const whole = low.numerator / low.denominator;
  const isWhole = low.numerator % low.denominator === 0n;
  if (isWhole && includesLow) return { numerator: whole, denominator: 1n };
  const next = whole + 1n;
  const reachesNext = next * high.denominator < high.numerator || (!includesLow && next * high.denominator === high.numerator);
  if (reachesNext) return { numerator: next, denominator: 1n };
  const rest = simplestBetween(
    { numerator: high.denominator, denominator: high.numerator - whole * high.denominator },
    { numerator: low.denominator, denominator: low.numerator - whole * low.denominator },
    !includesLow,
  );
  return { numerator: whole * rest.numerator + rest.denominator, denominator: rest.numerator };
}

import { type Cents, cents } from './cents.ts';
import { multiplyRatios, type Ratio, ratioOf, roundRatio } from './ratio.ts';

// A digit must stand somewhere; zeros beyond the second decimal do not change the amount.
const DOLLARS = /^([+-]?)(?=\.?\d)(\d*)(?:\.(\d{0,2})0*)?$/;

/** An amount that somebody typed, in dollars with at most 2 decimals ("12.5", 12.5, "-3.00"), as cents. RangeError otherwise: 1.005 is refused. */
export function dollarsToCents(dollars: number | string): Cents {
  const match = DOLLARS.exec(String(dollars).trim());
  if (!match) throw new RangeError(`Not an amount in dollars with at most 2 decimals: ${dollars}`);
  const [, sign = '', whole = '', fraction = ''] = match;
  const magnitude = Number(whole + fraction.padEnd(2, '0'));
  return cents(sign === '-' ? -magnitude : magnitude);
}

/** Cents, as stored or as computed, in dollars for the wire and for display. RangeError if the input is not whole. */
export function centsToDollars(amountCents: number): number {
  return cents(amountCents) / 100;
}

/** A computed amount of dollars to the nearest cent, halves away from zero. Call it once, at the end. RangeError for NaN and Infinity. */
export function roundToCents(dollars: number): Cents {
  return cents(roundRatio(multiplyRatios(ratioOf(dollars), { numerator: 100n, denominator: 1n })));
}

/** Cents times an exact ratio, rounded once to the cent, halves away from zero. RangeError if the result is too large. */
export function scaleCents(amountCents: Cents, ratio: Ratio): Cents {
  return cents(roundRatio({ numerator: BigInt(cents(amountCents)) * ratio.numerator, denominator: ratio.denominator }));
}

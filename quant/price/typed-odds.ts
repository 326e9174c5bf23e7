import { decimalToAmericanRounded } from './convert.ts';
import type { PriceFormat } from './format.ts';
import { fractionalToDecimal } from './fraction.ts';

const ODDS_MAX = 100_000;
const DECIMAL_MAX = 1001;
const SIGNED = /^[+\-\u2212]\d{3,6}$/;
const WHOLE = /^[+\-\u2212]?\d+(?:\.\d*)?$/;
const DECIMAL = /^\d+(?:[.,]\d*)?$/;

const american = (text: string): number => {
  const value = WHOLE.test(text) ? Number(text.replace('\u2212', '-')) : 0;
  return Math.max(-ODDS_MAX, Math.min(ODDS_MAX, Math.trunc(value)));
};
const ofDecimal = (decimal: number): number => (decimal > 1 && decimal <= DECIMAL_MAX ? decimalToAmericanRounded(decimal) : 0);

function ofFraction(text: string): number {
  try {
    return ofDecimal(fractionalToDecimal(text));
  } catch (error) {
    if (error instanceof RangeError) return 0;
    throw error;
  }
}

/**
 * A typed price as whole American odds within ±100,000, 0 where it is none. Never throws. In decimal and fractional format a sign marks American odds;
 * a number without one is what the format says. A whole decimal from 100 needs its point: 210 may be +210.
 */
export function readTypedOdds(text: string, format: PriceFormat): number {
  const plain = text.trim();
  if (format === 'american' || SIGNED.test(plain)) return american(plain);
  if (plain.includes('/')) return ofFraction(plain);
  return format === 'decimal' && DECIMAL.test(plain) && !/^\d{3,}$/.test(plain) ? ofDecimal(Number(plain.replace(',', '.'))) : 0;
}

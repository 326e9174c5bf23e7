import { type PriceFormat, readTypedDecimal } from '@clearedge/quant/price';
import { ODDS_HINT } from '../../../lib/format.ts';

/** What a box holds: a number that can be used, or why not. */
export type Read = { value: number; error?: undefined } | { value: null; error: string };

const ok = (value: number): Read => ({ value });
const bad = (error: string): Read => ({ value: null, error });

const NUMBER = /^[+-]?(\d+(\.\d*)?|\.\d+)$/;
const MONEY_MAX = 1_000_000;

/** A number as people type it: "1,250.50", "$40", "55%", a true minus. Null where it is none. */
export function readNumber(text: string): number | null {
  const plain = text.replaceAll(/[\s$,%]/g, '').replace('\u2212', '-');
  return NUMBER.test(plain) ? Number(plain) : null;
}

/** A price as its decimal, above 1 and at most 1,001, read as every box of odds reads one. */
export function readOdds(text: string, format: PriceFormat): Read {
  if (text.trim() === '') return bad('Enter the odds.');
  const decimal = readTypedDecimal(text.replace(/,(?=\d{3}$)/, ''), format);
  return decimal > 0 ? ok(decimal) : bad(ODDS_HINT[format]);
}

/** A probability in percent, 0 to 100, as a fraction. */
export function readChance(text: string): Read {
  if (text.trim() === '') return bad('Enter the win probability.');
  const value = readNumber(text);
  return value !== null && value >= 0 && value <= 100 ? ok(value / 100) : bad('A win probability lies between 0 and 100.');
}

/** An edge in percent of the stake as the win probability that has it at this price. */
export function readEdge(text: string, decimal: number | null): Read {
  if (text.trim() === '') return bad('Enter your edge.');
  const value = readNumber(text);
  if (value === null || value < -100) return bad('An edge is a percentage of the stake, such as 3.');
  if (decimal === null) return bad('Enter the odds first.');
  const chance = (1 + value / 100) / decimal;
  return chance <= 1 ? ok(chance) : bad('No probability gives so large an edge at these odds.');
}

export function readBankroll(text: string): Read {
  if (text.trim() === '') return bad('Enter your bankroll.');
  const value = readNumber(text);
  if (value === null || value < 0) return bad('A bankroll is from $0 to $1,000,000.');
  return value <= MONEY_MAX ? ok(Math.round(value * 100)) : bad('A bankroll is from $0 to $1,000,000.');
}

/** A stake in dollars, above 0 and at most a million, as cents. */
export function readStake(text: string): Read {
  if (text.trim() === '') return bad('Enter the stake.');
  const value = readNumber(text);
  if (value === null || value < 0.01) return bad('A stake is from $0.01 to $1,000,000.');
  return value <= MONEY_MAX ? ok(Math.round(value * 100)) : bad('A stake is from $0.01 to $1,000,000.');
}

/** A percentage of something, above 0 and at most 100, as a fraction. */
export function readShare(text: string, what: string): Read {
  const value = readNumber(text);
  return value !== null && value >= 0.1 && value <= 100 ? ok(value / 100) : bad(`${what} lies between 0.1 and 100 percent.`);
}

/** Doubt about a probability in points, 0 to 50, as a fraction; nothing typed is none. */
export function readDoubt(text: string): Read {
  if (text.trim() === '') return ok(0);
  const value = readNumber(text);
  return value !== null && value >= 0 && value <= 50 ? ok(value / 100) : bad('Enter the uncertainty in points, 0 to 50.');
}

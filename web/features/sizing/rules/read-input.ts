import { americanToDecimal, fractionalToDecimal, type PriceFormat } from '@clearedge/quant/price';

/** What a box holds: a number that can be used, or why not. */
export type Read = { value: number; error?: undefined } | { value: null; error: string };

const ok = (value: number): Read => ({ value });
const bad = (error: string): Read => ({ value: null, error });

const NUMBER = /^[+-]?(\d+(\.\d*)?|\.\d+)$/;
const DECIMAL_MAX = 1001;
const MONEY_MAX = 1_000_000;

/** A number as people type it: "1,250.50", "$40", "55%", a true minus. Null where it is none. */
export function readNumber(text: string): number | null {
  const plain = text.replaceAll(/[\s$,%]/g, '').replace('\u2212', '-');
  return NUMBER.test(plain) ? Number(plain) : null;
}

const ODDS_WORDS: Record<PriceFormat, string> = {
  american: 'American odds are +100 or more, or −100 or less.',
  decimal: 'Decimal odds are above 1, such as 1.91.',
  fractional: 'Fractional odds look like 10/11.',
};

function decimalFrom(text: string, format: PriceFormat): number {
  if (format === 'fractional') return fractionalToDecimal(text.trim());
  const value = readNumber(text) ?? Number.NaN;
  return format === 'american' ? americanToDecimal(value) : value;
}

/** A price as its decimal, above 1 and at most 1,001. */
export function readOdds(text: string, format: PriceFormat): Read {
  if (text.trim() === '') return bad('Enter the odds.');
  try {
    const decimal = decimalFrom(text, format);
    return decimal > 1 && decimal <= DECIMAL_MAX ? ok(decimal) : bad(ODDS_WORDS[format]);
  } catch (error) {
    if (error instanceof RangeError) return bad(ODDS_WORDS[format]);
    throw error;
  }
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

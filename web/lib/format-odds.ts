import { formatPrice, isAmericanPrice, type PriceFormat, readTypedOdds } from '@clearedge/quant/price';
import { NONE } from './format-number.ts';

export { type PriceFormat, readTypedOdds };

const ODDS_MAX = 100_000;
// A sign and a whole number from 100, apart from other words and numbers: no amount, percentage, phone number, date or line.
const PRICE_IN_TEXT =
  /(?<![\w.,$+\-\u2212])([+\-\u2212])([1-9]\d{2,5})(?![\w%$°-]|[.,]\d|\s?(?:%|°|cents?\b|points?\b|pts?\b|units?\b|u\b))/g;

/** A price in the reader's format, "—" where there is none. */
export function formatOdds(american: number | null | undefined, format: PriceFormat = 'american'): string {
  return american !== null && american !== undefined && isAmericanPrice(american) ? formatPrice(american, format) : NONE;
}

/** Words of the server with their American prices ("Under 10 at −111") in the reader's format. Never for words that a member typed. */
export function formatPricesIn(text: string, format: PriceFormat): string {
  if (format === 'american') return text;
  return text.replace(PRICE_IN_TEXT, (token: string, sign: string, digits: string) => {
    const american = sign === '+' ? Number(digits) : -Number(digits);
    return isAmericanPrice(american) && Math.abs(american) <= ODDS_MAX ? formatPrice(american, format) : token;
  });
}

/**
 * The odds of a form's box, null where they are none. A box that still shows `before` is that price exactly:
 * its two decimals may be those of a neighbor.
 */
export function readOddsBox(text: string, format: PriceFormat, before?: number | null): number | null {
  const plain = text.trim();
  if (before !== undefined && before !== null && plain === typedOdds(before, format)) return before;
  const odds = format === 'american' && /[.]/.test(plain) ? 0 : readTypedOdds(plain, format);
  return isAmericanPrice(odds) ? odds : null;
}

/** A price as a box shows it, with a plain minus; a number that is no price as it is. */
export const typedOdds = (odds: number, format: PriceFormat): string =>
  format === 'american' || !isAmericanPrice(odds) ? String(odds) : formatPrice(odds, format);

export const ODDS_HINT: Record<PriceFormat, string> = {
  american: 'Odds are +100 or more, or −100 or less.',
  decimal: 'Odds are decimal and above 1, such as 1.91, from 100 with their decimals; American odds need their sign, such as −110.',
  fractional: 'Odds are fractional, such as 10/11; American odds need their sign, such as −110.',
};

/** What a box of odds shows while it is empty, and the line under it. */
export const ODDS_EXAMPLE: Record<PriceFormat, string> = { american: '-110', decimal: '1.91', fractional: '10/11' };
export const TICKET_HINT: Record<PriceFormat, string> = {
  american: 'American, as on your ticket.',
  decimal: 'Decimal, as on your ticket. American odds need their sign, such as −110.',
  fractional: 'Fractional, as on your ticket. American odds need their sign, such as −110.',
};

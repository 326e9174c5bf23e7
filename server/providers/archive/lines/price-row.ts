import { overround } from '@clearedge/quant/margin';
import { americanToDecimal, isAmericanPrice } from '@clearedge/quant/price';
import type { Refusals } from '../retrosheet/refusals.ts';
import type { PricePair, StoredPrices } from '../store/stored-season.ts';

/** Beyond this a recorded pair is a slip of the pen: no book sells a baseball game at 12% and none gives money away. */
const MAX_OVERROUND = 0.12;

const wholeOrNull = (text: string | undefined): number | null => (text !== undefined && /^[+-]?\d+$/.test(text) ? Number(text) : null);

type CheckedPair = { pair: PricePair } | { missing: true } | { refused: string };

/** The two prices of one market, if they can have stood beside each other. */
export function checkPair(first: string | undefined, second: string | undefined): CheckedPair {
  if (!first && !second) return { missing: true };
  const [one, two] = [wholeOrNull(first), wholeOrNull(second)];
  if (!isAmericanPrice(one) || !isAmericanPrice(two)) return { refused: 'quote is not two American prices' };
  const margin = overround([americanToDecimal(one), americanToDecimal(two)]);
  return margin < 0 || margin > MAX_OVERROUND ? { refused: 'quote has an overround outside 0 to 12%' } : { pair: [one, two] };
}

/** One row of a lines or quotes file, not yet tied to a game. */
export interface PriceRow {
  on: string;
  number: 0 | 1 | 2;
  away: string;
  home: string;
  prices: Omit<StoredPrices, 'game'>;
  refusedQuotes: number;
}

export const NO_PRICES = { moneylineOpen: null, moneylineClose: null, totalOpen: null, totalClose: null, quoted: null } as const;

/** "20240404" is 2024-04-04; null for anything else. */
export function parseDay(text: string | undefined): string | null {
  const match = /^(\d{4})-?(\d{2})-?(\d{2})$/.exec(text ?? '');
  return match ? `${match[1]}-${match[2]}-${match[3]}` : null;
}

/** Takes a row's quotes one by one, and keeps count of those it refuses. */
export class QuoteTaker {
  refused = 0;
  readonly #refusals: Refusals;
  readonly #where: string;

  constructor(refusals: Refusals, where: string) {
    this.#refusals = refusals;
    this.#where = where;
  }

  pair(first: string | undefined, second: string | undefined): readonly [number, number] | null {
    const checked: CheckedPair = checkPair(first, second);
    if ('refused' in checked) this.#refuse(checked.refused);
    return 'pair' in checked ? checked.pair : null;
  }

  /** A total is refused without its number; a number without prices is no quote. */
  total(line: string | undefined, over: string | undefined, under: string | undefined): readonly [number, number, number] | null {
    const pair = this.pair(over, under);
    if (!pair) return null;
    const number = Number(line || Number.NaN);
    if (number > 0 && number < 40 && Number.isInteger(number * 2)) return [number, ...pair];
    this.#refuse('total has no number in halves');
    return null;
  }

  #refuse(reason: string): void {
    this.refused += 1;
    this.#refusals.add(reason, this.#where);
  }
}

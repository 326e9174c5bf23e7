import type { Refusals } from '../retrosheet/refusals.ts';
import type { StoredPrices } from '../store/stored-season.ts';
import { type CheckedPair, checkPair } from './check-pair.ts';

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

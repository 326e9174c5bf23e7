import { MARGIN_METHOD_NAMES } from '@clearedge/contract/comparison';
import { consensusChance, fairProbabilities, type MarginMethod } from '@clearedge/quant/margin';
import { americanToDecimal, isAmericanPrice } from '@clearedge/quant/price';
import type { FeedProp } from '../../../ports/index.ts';

/** The over's chance by one method from one book's pair; null where the method has no answer. */
type Reading = number | null;
type Readings = Readonly<Record<MarginMethod, Reading>>;

const MOST_PAIRS = 20_000;
const known = new Map<string, Readings>();

// Some methods have no answer for a pair without a margin, or for a long shot: that book has no say then.
function readBy(method: MarginMethod, decimals: readonly number[]): Reading {
  try {
    return fairProbabilities(decimals, method).probabilities[0]!;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** What each method makes of one book's two prices. A day repeats a few hundred pairs thousands of times: each is solved once. */
function readingsOf(overPrice: number, underPrice: number): Readings {
  const key = `${overPrice} ${underPrice}`;
  const before = known.get(key);
  if (before) return before;
  const decimals = [americanToDecimal(overPrice), americanToDecimal(underPrice)];
  const made = Object.fromEntries(MARGIN_METHOD_NAMES.map((method) => [method, readBy(method, decimals)])) as Record<MarginMethod, Reading>;
  if (known.size >= MOST_PAIRS) known.clear();
  known.set(key, made);
  return made;
}

export interface MarketReadings {
  bookCount: number;
  /** The over's chance by each method that has an answer, by the average of the books. */
  chances: Partial<Record<MarginMethod, number>>;
  /** Every book's by every method. */
  all: number[];
}

const isPriced = (price: number | null): price is number => price !== null && isAmericanPrice(price);

/** What the books that quote both sides of a proposition say without their margins; null where none does. */
export function readMarket(quotes: readonly FeedProp[]): MarketReadings | null {
  const books = quotes.flatMap(({ overPrice, underPrice }) =>
    isPriced(overPrice) && isPriced(underPrice) ? [readingsOf(overPrice, underPrice)] : [],
  );
  if (books.length === 0) return null;
  const chances: MarketReadings['chances'] = {};
  const all: number[] = [];
  for (const method of MARGIN_METHOD_NAMES) {
    const stated = books.flatMap((book) => book[method] ?? []);
    if (stated.length > 0) chances[method] = consensusChance(stated);
    all.push(...stated);
  }
  return { bookCount: books.length, chances, all };
}

/** The least that any method says of each side. */
export function worstOf({ chances }: MarketReadings): { over: number; under: number } {
  const overs = Object.values(chances);
  return { over: Math.min(...overs), under: 1 - Math.max(...overs) };
}

/** Share of all readings that make a price +EV, in whole percent. */
export function agreementOf({ all }: MarketReadings, side: 'over' | 'under', decimal: number): number {
  const agree = all.filter((over) => (side === 'over' ? over : 1 - over) * decimal > 1).length;
  return Math.round((100 * agree) / all.length);
}

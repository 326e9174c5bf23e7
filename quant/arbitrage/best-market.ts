import { impliedSum, theoreticalHold } from '../margin/index.ts';
import { requireNotNegative } from '../maths/index.ts';
import { decimalPrice } from '../price/index.ts';

/** Decimal prices of one book on all outcomes of a market, null where it quotes none. */
export interface BookPrices {
  book: string;
  decimals: readonly (number | null)[];
}

/** The best price of each outcome and its book; the first of equals. */
export interface BestMarket {
  best: { book: string; decimal: number }[];
  impliedSum: number;
  /** share of the stakes that is lost by backing everything at the best prices; negative for an arbitrage */
  hold: number;
  kind: 'arbitrage' | 'low hold' | 'ordinary';
}

const LOW_HOLD = 0.02;

type Offer = BestMarket['best'][number];

/**
 * The best price of every outcome across books on one and the same line. An arbitrage within one book is its mistake and will be void, so the
 * prices come from two books at least; null where that cannot be, or an outcome has no price. RangeError for a price of 1 or below.
 */
export function bestMarket(books: readonly BookPrices[], lowHold = LOW_HOLD): BestMarket | null {
  requireNotNegative(lowHold, 'low hold');
  const outcomes = books[0]?.decimals.length ?? 0;
  if (books.some(({ decimals }) => decimals.length !== outcomes)) throw new RangeError('Every book must quote the same outcomes');
  const offers = Array.from({ length: outcomes }, (_, outcome) => offersOn(books, outcome));
  const best = fromTwoBooks(offers);
  if (best === null) return null;
  const decimals = best.map(({ decimal }) => decimal);
  const hold = theoreticalHold(decimals);
  return { best, impliedSum: impliedSum(decimals), hold, kind: kindOf(hold, lowHold) };
}

/** Offers on one outcome, the best first. */
function offersOn(books: readonly BookPrices[], outcome: number): Offer[] {
  const offers = books.flatMap(({ book, decimals }) => {
    const decimal = decimals[outcome] ?? null;
    return decimal === null ? [] : [{ book, decimal: decimalPrice(decimal) }];
  });
  return offers.toSorted((first, second) => second.decimal - first.decimal);
}

// Where one book is best at everything, one outcome goes to the next book: the one where that costs least.
function fromTwoBooks(offers: readonly Offer[][]): Offer[] | null {
  const best = offers.flatMap((list) => list.slice(0, 1));
  if (best.length < offers.length || best.length < 2) return null;
  if (best.some(({ book }) => book !== best[0]!.book)) return best;
  const swaps = offers.flatMap((list, outcome) => {
    const next = list.find(({ book }) => book !== best[0]!.book);
    return next ? [{ outcome, next, cost: 1 / next.decimal - 1 / best[outcome]!.decimal }] : [];
  });
  const cheapest = swaps.toSorted((first, second) => first.cost - second.cost)[0];
  return cheapest ? best.with(cheapest.outcome, cheapest.next) : null;
}

function kindOf(hold: number, lowHold: number): BestMarket['kind'] {
  if (hold < 0) return 'arbitrage';
  return hold <= lowHold ? 'low hold' : 'ordinary';
}

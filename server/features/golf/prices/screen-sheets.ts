import type { LikelyError } from '@clearedge/contract/shapes/game-odds';
import { normalProbability, normalQuantile } from '@clearedge/quant/distribution';
import { type ErrorReason, errorReasons, fairProbabilities, overround, type Point } from '@clearedge/quant/margin';
import { median } from '@clearedge/quant/maths';
import { americanToDecimal, fairAmericanRounded, impliedProbability } from '@clearedge/quant/price';
import type { z } from 'zod';
import { groupBy } from '../../../kernel/collections.ts';
import type { GolfMarket, GolfPrice } from '../../../ports/index.ts';
import { holdOfPrices, keyOf, otherKey, PAID } from './fair-rules.ts';

/** How far from the other books a price may be, in standard normal units. Long shots of a field differ far more than pairs do. */
const LIMIT = { field: 0.5, pair: 0.3 } as const;
/** What a book keeps of a pair. */
const OVERROUND = { least: -0.02, most: 0.25 } as const;
/** What a book keeps of the stakes on a whole field. */
const FIELD_HOLD = { least: -0.02, most: 0.6 } as const;
/** Fewer prices do not make a field whose margin could be judged. */
const LEAST_FIELD = 30;
const WHOLE_FIELD_SHARE = 0.9;
/** Books keep more or less of a field, which moves all their prices together, and never by more than this. */
const MOST_MARGIN_SHIFT = 0.2;
const LEAST_SHARED = 5;

interface Sheet {
  prices: readonly GolfPrice[];
  /** When the source last confirmed it. */
  seenAt: Date;
}

export interface Screened {
  /** Those that look like errors have no price. */
  prices: GolfPrice[];
  /** What they were, by `keyOf`. */
  errors: ReadonlyMap<string, z.input<typeof LikelyError>>;
  /** The field as the book meant it: what the other books ask in place of each error. For the margin only. */
  whole: GolfPrice[];
}

type Open = GolfPrice & { price: number };
interface Quote {
  sheet: number;
  key: string;
  price: Open;
  at: number;
  seenMs: number;
}
type Errors = Map<Quote, ErrorReason>;

const quotesOf = (sheets: readonly Sheet[]): Quote[] =>
  sheets.flatMap(({ prices, seenAt }, sheet) =>
    prices.flatMap((price) =>
      price.price === null
        ? []
        : [
            {
              sheet,
              key: keyOf(price),
              price: price as Open,
              at: normalQuantile(impliedProbability(price.price)),
              seenMs: seenAt.getTime(),
            },
          ],
    ),
  );

/** By how much a book's margin moves its prices: the median distance from the middle of the books, over the players that several price. */
function marginShifts(quotes: readonly Quote[], sheets: number): number[] {
  const shared = [...groupBy(quotes, ({ key }) => key).values()].filter((own) => own.length > 1);
  const distances = shared.flatMap((own) => {
    const middle = median(own.map(({ at }) => at));
    return own.map(({ sheet, at }) => ({ sheet, distance: at - middle }));
  });
  return Array.from({ length: sheets }, (_, sheet) => {
    const own = distances.filter((one) => one.sheet === sheet).map(({ distance }) => distance);
    if (own.length < LEAST_SHARED) return 0;
    return Math.max(-MOST_MARGIN_SHIFT, Math.min(MOST_MARGIN_SHIFT, median(own)));
  });
}

const pointOf = (quote: Quote, at: number): Point<Quote> => ({ rows: [quote], at, seenMs: quote.seenMs });

function fieldErrors(quotes: readonly Quote[], shifts: readonly number[], freshMs: number | null): Errors {
  const byPlayer = groupBy(quotes, ({ key }) => key);
  return new Map(
    [...byPlayer.values()].flatMap((own) =>
      errorReasons(
        own.map((quote) => pointOf(quote, quote.at - shifts[quote.sheet]!)),
        [],
        { limit: LIMIT.field, freshMs },
      ),
    ),
  );
}

function pairErrors(quotes: readonly Quote[], freshMs: number | null): Errors {
  const errors: Errors = new Map();
  const pairOf = ({ key, price }: Quote): string => [key, otherKey(price)].sort().join(' ');
  for (const own of groupBy(quotes, pairOf).values()) {
    const [firstKey] = pairOf(own[0]!).split(' ');
    const books = [...groupBy(own, ({ sheet }) => String(sheet)).values()];
    const pairs = books.flatMap((book): Point<Quote>[] => {
      const [first, second] = [book.find(({ key }) => key === firstKey), book.find(({ key }) => key !== firstKey)];
      if (!first || !second) return [];
      const decimals = [americanToDecimal(first.price.price), americanToDecimal(second.price.price)];
      const margin = overround(decimals);
      if (margin < OVERROUND.least || margin > OVERROUND.most) {
        for (const quote of book) errors.set(quote, 'overround');
        return [];
      }
      return [{ rows: book, at: normalQuantile(fairProbabilities(decimals).probabilities[0]!), seenMs: first.seenMs }];
    });
    const singles = books
      .filter(({ length }) => length === 1)
      .map(([quote]) => ({ ...pointOf(quote!, quote!.key === firstKey ? quote!.at : -quote!.at), isFirst: quote!.key === firstKey }));
    for (const [quote, reason] of errorReasons(pairs, singles, { limit: LIMIT.pair, freshMs })) errors.set(quote, reason);
  }
  return errors;
}

/** What the other books ask for the same, with this book's margin; null where no other prices it. */
function substitute(quote: Quote, quotes: readonly Quote[], errors: Errors, shifts: readonly number[]): number | null {
  const others = quotes.filter((other) => other.key === quote.key && other.sheet !== quote.sheet);
  const sound = others.filter((other) => !errors.has(other));
  const used = sound.length > 0 ? sound : others;
  if (used.length === 0) return null;
  const at = median(used.map((other) => other.at - shifts[other.sheet]!)) + shifts[quote.sheet]!;
  return fairAmericanRounded(Math.min(0.999, Math.max(0.0001, normalProbability(at))));
}

/** A book that prices the whole field and keeps an impossible share of it is wrong as a whole. */
function isImpossible(market: GolfMarket, whole: readonly GolfPrice[], field: number): boolean {
  const priced = whole.filter(({ price }) => price !== null).length;
  if (PAID[market] === null || field < LEAST_FIELD || priced < WHOLE_FIELD_SHARE * field) return false;
  const hold = holdOfPrices(market, whole);
  return hold !== null && (hold < FIELD_HOLD.least || hold > FIELD_HOLD.most);
}

/**
 * One market's sheets of all books with the likely errors taken out, by the same rules as the boards of the other sports: near the majority
 * of the books, and a possible margin. `freshMs`: how much older than the newest a sheet may be and count as much; null where prices do not age.
 */
export function screenSheets<S extends Sheet>(market: GolfMarket, sheets: readonly S[], freshMs: number | null): (S & Screened)[] {
  const quotes = quotesOf(sheets);
  const isField = PAID[market] !== null;
  const shifts = isField ? marginShifts(quotes, sheets.length) : sheets.map(() => 0);
  const found = isField ? fieldErrors(quotes, shifts, freshMs) : pairErrors(quotes, freshMs);
  const field = new Set(quotes.map(({ key }) => key)).size;
  return sheets.map((sheet, at) => {
    const own = new Map(quotes.filter((quote) => quote.sheet === at && found.has(quote)).map((quote) => [quote.key, quote]));
    const meant = sheet.prices.map((price) => {
      const quote = own.get(keyOf(price));
      return quote ? { ...price, price: isField ? substitute(quote, quotes, found, shifts) : null } : price;
    });
    const isWrong = isImpossible(market, meant, field);
    const errorOf = (price: GolfPrice): z.input<typeof LikelyError> | null => {
      const quote = own.get(keyOf(price));
      if (price.price === null || (!quote && !isWrong)) return null;
      return { odds: price.price, reason: quote ? found.get(quote)! : 'overround' };
    };
    const errors = new Map(sheet.prices.flatMap((price) => (errorOf(price) ? [[keyOf(price), errorOf(price)!] as const] : [])));
    const prices = sheet.prices.map((price) => (errors.has(keyOf(price)) ? { ...price, price: null } : price));
    return { ...sheet, prices, errors, whole: isWrong ? prices : meant };
  });
}

import { consensusOf, fairProbabilities, theoreticalHold } from '@clearedge/quant/margin';
import { americanToDecimal } from '@clearedge/quant/price';
import { type BoardSide, SIDES_OF } from '../price.ts';
import { lineOfMarket, type Offer, type Open } from './board-rules.ts';

/** One book's prices of every side of a market on the same number, in the order of its sides. */
export interface BookSides {
  bookCode: string;
  line: number | null;
  offers: readonly Open<Offer>[];
}

/** Each book's sides among the prices of one market; a book that lacks one, or has them on different numbers, has none. */
export function sidesByBook(rows: readonly Open<Offer>[]): BookSides[] {
  const [side, ...others] = rows.length > 0 ? SIDES_OF[rows[0]!.market] : [];
  return rows.flatMap((first): BookSides[] => {
    if (first.side !== side) return [];
    const line = lineOfMarket(first);
    const offers = [first];
    for (const other of others) {
      const found = rows.find((row) => row.bookCode === first.bookCode && row.side === other && lineOfMarket(row) === line);
      if (!found) return [];
      offers.push(found);
    }
    return [{ bookCode: first.bookCode, line, offers }];
  });
}

export interface MarketProbability {
  /** Of each side of the market, 0..1; they sum to 1. */
  bySide: Readonly<Partial<Record<BoardSide, number>>>;
  bookCount: number;
  /** When the least recent of the prices was confirmed. */
  seenAt: Date;
}

/** What the market thinks without the books' margin: each book's sides by the power method, then the average over books. */
export function marketProbability(books: readonly BookSides[]): MarketProbability | null {
  if (!books.length) return null;
  const chances = consensusOf(books.map(({ offers }) => fairChances(pricesOf(offers))));
  const seen = books.flatMap(({ offers }) => offers.map(({ seenAt }) => seenAt.getTime()));
  return {
    bySide: Object.fromEntries(books[0]!.offers.map(({ side }, at) => [side, chances[at]!])),
    bookCount: books.length,
    seenAt: new Date(Math.min(...seen)),
  };
}

/** The no-vig chance of one selection by book; only books that quote every side of it on the same number have one. */
export type BookChances = Record<string, number>;

/** What each book's sides say of one of them without its margin. */
export const chancesOf = (books: readonly BookSides[], side: BoardSide): BookChances =>
  Object.fromEntries(
    books.map(({ bookCode, offers }) => [bookCode, fairChances(pricesOf(offers))[offers.findIndex((offer) => offer.side === side)]!]),
  );

/** A board's prices repeat from book to book and from minute to minute; solving for the margin is most of what reading one costs. */
const MOST_SOLVED = 20_000;
const solved = new Map<number | string, readonly number[]>();
// American prices have six digits at most.
const keyOf = (prices: readonly number[]): number | string => (prices.length === 2 ? prices[0]! * 1e6 + prices[1]! : prices.join());

/** Every side's probability by the power method, worked out once for the same prices. RangeError as `fairProbabilities`. */
export function fairChances(prices: readonly number[]): readonly number[] {
  const key = keyOf(prices);
  const known = solved.get(key);
  if (known !== undefined) return known;
  const { probabilities } = fairProbabilities(prices.map(americanToDecimal), 'power');
  // Of two sides the second is what the first leaves.
  const chances = probabilities.length === 2 ? [probabilities[0]!, 1 - probabilities[0]!] : probabilities;
  if (solved.size >= MOST_SOLVED) solved.clear();
  solved.set(key, chances);
  return chances;
}

/** The first side's probability of two. */
export const fairFirst = (first: number, second: number): number => fairChances([first, second])[0]!;

export const probabilityOfSide = ({ bySide }: MarketProbability, side: BoardSide): number => bySide[side]!;

/** The share of every dollar that the book keeps at the prices of all sides. */
export const holdOf = (prices: readonly number[]): number => theoreticalHold(prices.map(americanToDecimal));

export const pricesOf = (offers: readonly Open<Offer>[]): number[] => offers.map(({ price }) => price);

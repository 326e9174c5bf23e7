import { fairProbabilities, theoreticalHold } from '@clearedge/quant/margin';
import { median } from '@clearedge/quant/maths';
import { americanToDecimal } from '@clearedge/quant/price';
import { type BoardSide, SIDES_OF } from '../price.ts';
import { lineOfMarket, type Offer, type Open } from './board-rules.ts';

/** One book's two prices of a market on the same number. */
export interface BookPair {
  bookCode: string;
  line: number | null;
  first: Open<Offer>;
  second: Open<Offer>;
}

/** Each book's pair among the prices of one market; a book with only one side, or with sides on different numbers, has none. */
export function pairsOf(rows: readonly Open<Offer>[]): BookPair[] {
  const firsts = rows.filter((row) => row.side === SIDES_OF[row.market][0]);
  return firsts.flatMap((first) => {
    const line = lineOfMarket(first);
    const second = rows.find(
      (row) => row.bookCode === first.bookCode && row.side === SIDES_OF[first.market][1] && lineOfMarket(row) === line,
    );
    return second ? [{ bookCode: first.bookCode, line, first, second }] : [];
  });
}

export interface MarketProbability {
  /** Of the first side: away or over. */
  first: number;
  second: number;
  bookCount: number;
  /** When the least recent of the prices was confirmed. */
  seenAt: Date;
}

/** What the market thinks without the books' margin: each book's pair by the power method, then the median over books. */
export function marketProbability(pairs: readonly BookPair[]): MarketProbability | null {
  if (!pairs.length) return null;
  const first = median(pairs.map((pair) => fairFirst(pair.first.price, pair.second.price)));
  const seen = pairs.flatMap((pair) => [pair.first.seenAt.getTime(), pair.second.seenAt.getTime()]);
  return { first, second: 1 - first, bookCount: pairs.length, seenAt: new Date(Math.min(...seen)) };
}

/** The no-vig chance of one selection by book; only books that quote both sides of it on the same number have one. */
export type BookChances = Record<string, number>;

/** What each pair says of one side without its margin. */
export const chancesOf = (pairs: readonly BookPair[], side: BoardSide): BookChances =>
  Object.fromEntries(
    pairs.map(({ bookCode, first, second }) => {
      const chance = fairFirst(first.price, second.price);
      return [bookCode, side === 'away' || side === 'over' ? chance : 1 - chance];
    }),
  );

/** A board's pairs of prices repeat from book to book and from minute to minute; solving for the margin is most of what reading one costs. */
const MOST_PAIRS = 20_000;
const solved = new Map<number, number>();

/** The first side's probability by the power method, worked out once for each pair of prices. */
export function fairFirst(first: number, second: number): number {
  // American prices have six digits at most.
  const key = first * 1e6 + second;
  const known = solved.get(key);
  if (known !== undefined) return known;
  const probability = fairProbabilities(decimalsOf(first, second), 'power').probabilities[0]!;
  if (solved.size >= MOST_PAIRS) solved.clear();
  solved.set(key, probability);
  return probability;
}

export const probabilityOfSide = (market: MarketProbability, side: BoardSide): number =>
  side === 'away' || side === 'over' ? market.first : market.second;

/** The share of every dollar that the book keeps at these two prices. */
export const holdOf = (first: number, second: number): number => theoreticalHold(decimalsOf(first, second));

const decimalsOf = (first: number, second: number): [number, number] => [americanToDecimal(first), americanToDecimal(second)];

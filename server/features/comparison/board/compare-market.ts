import type { MarketComparison as MarketSchema } from '@clearedge/contract/routes/games/comparison';
import { fairProbabilities, type MarginMethod } from '@clearedge/quant/margin';
import { median } from '@clearedge/quant/maths';
import { americanToDecimal, fairAmericanRounded } from '@clearedge/quant/price';
import { expectedValuePer100 } from '@clearedge/quant/sizing';
import type { z } from 'zod';
import {
  type BoardMarket,
  type BookPair,
  bestLine,
  bestPrice,
  comparable,
  holdOf,
  isOpen,
  lineOfMarket,
  mainLine,
  type OfferedPrice,
  type OpenPrice,
  pairsOf,
  SIDES_OF,
} from '../../odds/index.ts';

interface FairMarket {
  /** Of away or over. */
  first: number;
  second: number;
  firstOdds: number;
  secondOdds: number;
  bookCount: number;
  /** When the least recent of the prices was confirmed. */
  seenAt: Date;
}

/** What the market thinks without the books' margin: each book's pair by the method, then the median over the books that the method has an answer for. */
function fairMarket(pairs: readonly BookPair[], method: MarginMethod): FairMarket | null {
  const solved = pairs.flatMap((pair) => {
    const first = fairFirst(pair, method);
    return first === null ? [] : [{ first, seen: Math.min(pair.first.seenAt.getTime(), pair.second.seenAt.getTime()) }];
  });
  if (solved.length === 0) return null;
  const first = median(solved.map((one) => one.first));
  return {
    first,
    second: 1 - first,
    firstOdds: fairAmericanRounded(first),
    secondOdds: fairAmericanRounded(1 - first),
    bookCount: solved.length,
    seenAt: new Date(Math.min(...solved.map(({ seen }) => seen))),
  };
}

// Some methods have no answer for a pair without a margin, or for a long shot: that book has no say then.
function fairFirst({ first, second }: BookPair, method: MarginMethod): number | null {
  try {
    return fairProbabilities([americanToDecimal(first.price), americanToDecimal(second.price)], method).probabilities[0] ?? null;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

export type MarketComparison = z.input<typeof MarketSchema>;
type BestOffer = MarketComparison['best']['first'];

export interface CompareWith {
  method: MarginMethod;
  now: Date;
  /** Past betting: no price grows stale any more. */
  isClosed: boolean;
}

/** One market of a game: the number most books offer, the fair price on it, the best price on it, and apart from that the best number. */
export function compareMarket(
  market: BoardMarket,
  rows: readonly OfferedPrice[],
  { method, now, isClosed }: CompareWith,
): MarketComparison {
  const offers = isClosed ? rows.filter(isOpen) : comparable(rows, now);
  const line = mainLine(offers);
  const onLine = offers.filter((row) => lineOfMarket(row) === line);
  const fair = fairMarket(pairsOf(onLine), method);
  const [first, second] = SIDES_OF[market].map((side) => bestPrice(onLine.filter((row) => row.side === side)));
  const hasNumbers = line !== null;
  const numberOf = (side: (typeof SIDES_OF)[BoardMarket][number]): OpenPrice | null => (hasNumbers ? bestLine(offers, side) : null);
  return {
    market,
    line,
    fair: fair && { ...fair, seenAt: fair.seenAt.toISOString() },
    hold: first && second ? holdOf(first.price, second.price) : null,
    best: { first: presentBest(first ?? null, fair?.first), second: presentBest(second ?? null, fair?.second) },
    bestLine: {
      first: presentNumber(numberOf(SIDES_OF[market][0]), line, fair, 'first'),
      second: presentNumber(numberOf(SIDES_OF[market][1]), line, fair, 'second'),
    },
    bookCount: new Set(offers.map(({ bookCode }) => bookCode)).size,
  };
}

function presentBest(row: OpenPrice | null, probability: number | undefined): BestOffer {
  if (!row) return null;
  const evPct = probability === undefined ? null : expectedValuePer100(probability, americanToDecimal(row.price));
  return { book: row.bookCode, bookName: row.bookName, odds: row.price, line: row.line, seenAt: row.seenAt.toISOString(), evPct };
}

// The fair probability belongs to the main number: on another one it says nothing.
function presentNumber(row: OpenPrice | null, main: number | null, fair: FairMarket | null, side: 'first' | 'second'): BestOffer {
  return presentBest(row, row && lineOfMarket(row) === main ? fair?.[side] : undefined);
}

import type { MarketComparison as MarketSchema } from '@clearedge/contract/routes/games/comparison';
import type { MarginMethod } from '@clearedge/quant/margin';
import { americanToDecimal } from '@clearedge/quant/price';
import { expectedValuePer100 } from '@clearedge/quant/sizing';
import type { z } from 'zod';
import {
  type BoardMarket,
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
import { type FairMarket, fairMarket } from '../rules/fair-rules.ts';

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

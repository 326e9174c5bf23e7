import type { PriceCell as PriceCellSchema } from '@clearedge/contract/shapes/game-odds';
import type { Grade } from '@clearedge/quant/grading';
import type { z } from 'zod';
import { type BoardMarket, type BoardSide, hasLine, type OfferedPrice, SIDES_OF } from '../price.ts';
import { bestPrice, comparable, isOpen, isStale, lineOfMarket, lineOfSide, mainLine, moveOf, type OpenPrice } from './board-rules.ts';

type PriceCell = z.input<typeof PriceCellSchema>;
export type GradeSide = (market: BoardMarket, side: BoardSide, line: number | null) => Grade | null;

export interface CellContext {
  now: Date;
  /** Betting is over: the rows are closing prices, and the best of them is shown. */
  isClosed: boolean;
  gradeSide: GradeSide;
}

export interface MarketCells {
  first: PriceCell;
  second: PriceCell;
  third?: PriceCell;
  bookCount: number;
}

/** Every side of a market on its main line, each at the best price across books. */
export function marketCells(market: BoardMarket, rows: readonly OfferedPrice[], context: CellContext): MarketCells {
  const own = rows.filter((row) => row.market === market);
  const worthComparing = (among: readonly OfferedPrice[]): OpenPrice[] =>
    context.isClosed ? among.filter(isOpen) : comparable(among, context.now);
  const main = mainLine(worthComparing(own));
  const offers = own.filter((row) => lineOfMarket(row) === main);
  const [first, second, third] = SIDES_OF[market].map((side) => {
    const compared = worthComparing(offers.filter((row) => row.side === side));
    return { compared, cell: cellOf(market, side, main, bestPrice(compared), context) };
  });
  const books = new Set([...first!.compared, ...second!.compared, ...(third?.compared ?? [])].map(({ bookCode }) => bookCode));
  return { first: first!.cell, second: second!.cell, ...(third && { third: third.cell }), bookCount: books.size };
}

function cellOf(
  market: BoardMarket,
  side: BoardSide,
  main: number | null,
  best: OpenPrice | null,
  { now, isClosed, gradeSide }: CellContext,
): PriceCell {
  const line = lineOfSide(market, side, main);
  const grade = isClosed && (line !== null || !hasLine(market)) ? gradeSide(market, side, line) : null;
  if (!best) {
    const state = isClosed ? 'closed' : 'off';
    return {
      odds: null,
      line,
      book: null,
      bookName: null,
      seenAt: null,
      state,
      move: null,
      movedAt: null,
      openOdds: null,
      openLine: null,
      grade,
    };
  }
  return {
    odds: best.price,
    line,
    book: best.bookCode,
    bookName: best.bookName,
    seenAt: best.seenAt.toISOString(),
    state: isClosed ? 'closed' : isStale(best, now) ? 'stale' : 'open',
    move: isClosed ? null : moveOf(best, now),
    movedAt: best.movedAt?.toISOString() ?? null,
    openOdds: best.openPrice,
    openLine: best.openLine,
    grade,
  };
}

import type { Ctx } from '../../../kernel/ctx.ts';
import { isBettingClosed, listEventsByIds } from '../../events/index.ts';
import type { BoardMarket, BoardSide, OfferedPrice } from '../price.ts';
import { SIDES_OF } from '../price.ts';
import { listBoard } from '../rows/board-rows.ts';
import { listClosings } from '../rows/closing-rows.ts';
import { bestPrice, comparable, isOpen, isStale, lineOfMarket, lineOfSide, mainLine, type OpenPrice } from '../rules/board-rules.ts';
import { type MarketProbability, marketProbability, pairsOf, probabilityOfSide } from '../rules/market-rules.ts';

/** One side of an event's market on its main line: the best price, and what the market thinks of it without margin. */
export interface MarketSide {
  eventId: string;
  market: BoardMarket;
  side: BoardSide;
  line: number | null;
  odds: number;
  book: string;
  bookName: string;
  seenAt: Date;
  isStale: boolean;
  noVigProbability: number | null;
  bookCount: number;
}

/** Every side that is offered now on these events, or was at their close when they are past betting. */
export async function listMarketSides(ctx: Ctx, eventIds: readonly string[]): Promise<MarketSide[]> {
  const now = ctx.now();
  const events = await listEventsByIds(ctx, eventIds);
  const [closed, open] = [events.filter((event) => isBettingClosed(event, now)), events.filter((event) => !isBettingClosed(event, now))];
  const board = await listBoard(
    ctx.db,
    open.map(({ id }) => id),
  );
  const closings = await listClosings(
    ctx.db,
    closed.map(({ id }) => id),
  );
  return [
    ...open.flatMap(({ id }) => sidesOf(id, board, (rows) => comparable(rows, now), now)),
    ...closed.flatMap(({ id }) => sidesOf(id, closings, (rows) => rows.filter(isOpen), null)),
  ];
}

function sidesOf(
  eventId: string,
  rows: readonly OfferedPrice[],
  choose: (rows: readonly OfferedPrice[]) => OpenPrice[],
  now: Date | null,
): MarketSide[] {
  return (Object.keys(SIDES_OF) as BoardMarket[]).flatMap((market) => {
    const offers = choose(rows.filter((row) => row.eventId === eventId && row.market === market));
    const main = mainLine(offers);
    const onMain = offers.filter((row) => lineOfMarket(row) === main);
    const fair = marketProbability(pairsOf(onMain));
    return SIDES_OF[market].flatMap((side) => sideOf(onMain, side, lineOfSide(market, side, main), fair, now));
  });
}

function sideOf(
  rows: readonly OpenPrice[],
  side: BoardSide,
  line: number | null,
  fair: MarketProbability | null,
  now: Date | null,
): MarketSide[] {
  const best = bestPrice(rows.filter((row) => row.side === side));
  if (!best) return [];
  const { eventId, market, price, bookCode, bookName, seenAt } = best;
  const noVigProbability = fair && probabilityOfSide(fair, side);
  return [
    {
      eventId,
      market,
      side,
      line,
      odds: price,
      book: bookCode,
      bookName,
      seenAt,
      isStale: now !== null && isStale(best, now),
      noVigProbability,
      bookCount: fair?.bookCount ?? 0,
    },
  ];
}

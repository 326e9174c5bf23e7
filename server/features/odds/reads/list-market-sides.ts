import { BoundedMap, groupBy } from '../../../kernel/collections.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import { type Contest, isBettingClosed, listContestsByIds } from '../../contests/index.ts';
import { BOARD_MARKET_NAMES, type BoardMarket, type BoardSide, SIDES_OF } from '../price.ts';
import { listOffers } from '../rows/board-rows.ts';
import { listClosings } from '../rows/closing-rows.ts';
import { bestPrice, comparable, isOpen, isStale, lineOfMarket, lineOfSide, mainLine, type Offer, type Open } from '../rules/board-rules.ts';
import { type MarketProbability, marketProbability, probabilityOfSide, sidesByBook } from '../rules/market-rules.ts';

/** One side of an contest's market on its main line: the best price, and what the market thinks of it without margin. */
export interface MarketSide {
  contestId: string;
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

type Readable = Pick<Contest, 'id' | 'status' | 'startsAt'>;

/** Every side that is offered now on these contests, or was at their close when they are past betting. */
export const listMarketSides = async (ctx: Ctx, contestIds: readonly string[]): Promise<MarketSide[]> =>
  listSidesOf(ctx, await listContestsByIds(ctx, contestIds));

/** Every side of contests that are already loaded. */
export async function listSidesOf(ctx: Ctx, contests: readonly Readable[]): Promise<MarketSide[]> {
  const now = ctx.now();
  const isClosed = (contest: Readable): boolean => isBettingClosed(contest, now);
  const idsOf = (some: readonly Readable[]): string[] => some.map(({ id }) => id);
  const [closed, open] = [idsOf(contests.filter(isClosed)), idsOf(contests.filter((contest) => !isClosed(contest)))];
  const board = await listOffers(ctx.db, open);
  const closings = await closingSides(ctx, closed);
  return [...open.flatMap((id) => sidesOf(board.get(id) ?? [], now)), ...closed.flatMap((id) => closings.get(id) ?? [])];
}

const MOST_CLOSED = 2_000;
const closings = new WeakMap<Ctx['ports'], BoundedMap<string, readonly MarketSide[]>>();

/** Sides at the close, each contest's read once: closing prices are frozen and never change. */
async function closingSides(ctx: Ctx, ids: readonly string[]): Promise<ReadonlyMap<string, readonly MarketSide[]>> {
  const stored = closings.get(ctx.ports) ?? new BoundedMap<string, readonly MarketSide[]>(MOST_CLOSED);
  closings.set(ctx.ports, stored);
  const found = new Map(ids.flatMap((id) => (stored.has(id) ? [[id, stored.get(id)!] as const] : [])));
  const rows = await listClosings(
    ctx.db,
    ids.filter((id) => !found.has(id)),
  );
  for (const [id, own] of groupBy(rows, ({ contestId }) => contestId)) {
    const sides = sidesOf(own, null);
    stored.set(id, sides);
    found.set(id, sides);
  }
  return found;
}

/** Of one contest; `now` is null for closing prices, which do not age. */
export function sidesOf(rows: readonly Offer[], now: Date | null): MarketSide[] {
  return BOARD_MARKET_NAMES.flatMap((market) => {
    const own = rows.filter((row) => row.market === market);
    const offers: Open<Offer>[] = now ? comparable(own, now) : own.filter(isOpen<Offer>);
    return sidesOnLine(market, offers, mainLine(offers), now);
  });
}

/** The sides of a market on one of its numbers (see `lineOfMarket`), among prices that can be taken. */
export function sidesOnLine(market: BoardMarket, offers: readonly Open<Offer>[], line: number | null, now: Date | null): MarketSide[] {
  const rows = offers.filter((row) => lineOfMarket(row) === line);
  const fair = marketProbability(sidesByBook(rows));
  return SIDES_OF[market].flatMap((side) => sideOf(rows, side, lineOfSide(market, side, line), fair, now));
}

function sideOf(
  rows: readonly Open<Offer>[],
  side: BoardSide,
  line: number | null,
  fair: MarketProbability | null,
  now: Date | null,
): MarketSide[] {
  const best = bestPrice(rows.filter((row) => row.side === side));
  if (!best) return [];
  const { contestId, market, price, bookCode, bookName, seenAt } = best;
  const noVigProbability = fair && probabilityOfSide(fair, side);
  return [
    {
      contestId,
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

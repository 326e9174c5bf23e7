import type {
  BookRow as BookRowSchema,
  GameOdds as GameOddsSchema,
  MarketOdds as MarketOddsSchema,
} from '@clearedge/contract/shapes/game-odds';
import type { z } from 'zod';
import { BOARD_MARKET_NAMES, type BoardMarket, type OfferedPrice, SIDES_OF } from '../price.ts';
import { comparable, isOpen, isStale } from '../rules/board-rules.ts';
import { type CellContext, marketCells } from '../rules/cell-rules.ts';
import { marketProbability, sidesByBook } from '../rules/market-rules.ts';

export type GameOdds = z.input<typeof GameOddsSchema>;
export type BookRow = z.input<typeof BookRowSchema>;
export type MarketOdds = z.input<typeof MarketOddsSchema>;

export const MAIN: readonly BoardMarket[] = ['moneyline', 'spread', 'total'];

/** The three main markets of a game, best price across books; a market that no one ever priced is absent. */
export function gameOdds(rows: readonly OfferedPrice[], context: CellContext): GameOdds[] {
  const isPriced = (market: BoardMarket): boolean => rows.some((row) => row.market === market);
  const odds: GameOdds[] = [];
  if (isPriced('moneyline')) odds.push(moneylineOdds(rows, context));
  if (isPriced('spread')) odds.push(spreadOdds(rows, context));
  if (isPriced('total')) odds.push(totalOdds(rows, context));
  return odds;
}

function moneylineOdds(rows: readonly OfferedPrice[], context: CellContext): GameOdds {
  const { first: away, second: home, bookCount } = marketCells('moneyline', rows, context);
  return { market: 'moneyline', awayOdds: away.odds, homeOdds: home.odds, away, home, bookCount };
}

function spreadOdds(rows: readonly OfferedPrice[], context: CellContext): GameOdds {
  const { first: away, second: home, bookCount } = marketCells('spread', rows, context);
  const wire = { awaySpread: away.line, homeSpread: home.line, awaySpreadOdds: away.odds, homeSpreadOdds: home.odds };
  return { market: 'spreads', ...wire, away, home, bookCount };
}

function totalOdds(rows: readonly OfferedPrice[], context: CellContext): GameOdds {
  const { first: over, second: under, bookCount } = marketCells('total', rows, context);
  return { market: 'totals', total: over.line, overOdds: over.odds, underOdds: under.odds, over, under, bookCount };
}

/** Every other market that someone priced. */
export function otherOdds(rows: readonly OfferedPrice[], context: CellContext): MarketOdds[] {
  const others = BOARD_MARKET_NAMES.filter((market) => !MAIN.includes(market) && rows.some((row) => row.market === market));
  return others.map((market) => ({ market, ...marketCells(market, rows, context) }));
}

/** Every book's own number and price for both sides, by market, then by book. */
export function bookRows(rows: readonly OfferedPrice[], { now, isClosed }: CellContext): BookRow[] {
  return BOARD_MARKET_NAMES.flatMap((market) => {
    const own = rows.filter((row) => row.market === market);
    const books = [...new Map(own.map(({ bookCode, bookName }) => [bookCode, bookName]))].sort(([, a], [, b]) => a.localeCompare(b));
    return books.map(([book, bookName]) =>
      bookRow(
        market,
        { book, bookName },
        own.filter((row) => row.bookCode === book),
        isClosed ? null : now,
      ),
    );
  });
}

const half = (row: OfferedPrice | undefined) => ({
  line: row?.line ?? null,
  odds: row?.price ?? null,
  ...(row?.likelyError ? { likelyError: row.likelyError } : {}),
});

function bookRow(market: BoardMarket, named: Pick<BookRow, 'book' | 'bookName'>, rows: readonly OfferedPrice[], now: Date | null): BookRow {
  const [first, second, third] = SIDES_OF[market].map((side) => half(rows.find((row) => row.side === side)));
  const seen = rows.reduce((latest, row) => (row.seenAt > latest.seenAt ? row : latest));
  return {
    market,
    ...named,
    first: first!,
    second: second!,
    ...(third && { third }),
    seenAt: seen.seenAt.toISOString(),
    isStale: now !== null && isStale(seen, now),
  };
}

interface MarketView {
  awayNoVig: number;
  homeNoVig: number;
  bookCount: number;
  seenAt: string;
  method: 'power';
}

/** The moneyline without the books' margin. */
export function marketView(rows: readonly OfferedPrice[], { now, isClosed }: CellContext): MarketView | null {
  const own = rows.filter(({ market }) => market === 'moneyline');
  const market = marketProbability(sidesByBook(isClosed ? own.filter(isOpen) : comparable(own, now)));
  return (
    market && {
      awayNoVig: market.bySide.away!,
      homeNoVig: market.bySide.home!,
      bookCount: market.bookCount,
      seenAt: market.seenAt.toISOString(),
      method: 'power',
    }
  );
}

import type { Selection } from '@clearedge/quant/grading';
import type { Ctx } from '../../../kernel/ctx.ts';
import { type ContestStart, isBettingClosed } from '../../contests/index.ts';
import { type AlternateGame, listAlternatePrices } from '../alternates/list-alternate-prices.ts';
import type { OfferedPrice } from '../price.ts';
import { listBoard } from '../rows/board-rows.ts';
import { bestPrice, comparable, isOpen, isStale, lineOfMarket, type OpenPrice } from '../rules/board-rules.ts';
import { type BookChances, chancesOf, sidesByBook } from '../rules/market-rules.ts';
import { type BoardSelection, boardSelection } from './selection-rules.ts';

interface PriceAtBook {
  book: string;
  bookName: string;
  odds: number;
  line: number | null;
  quotedAt: Date;
  seenAt: Date;
  isStale: boolean;
}

export type CurrentPrice =
  /** `chances`: without margin, by the books that quote both sides of it now and were seen lately. */
  | ({ kind: 'price'; chances: BookChances } & PriceAtBook)
  | { kind: 'closed' }
  /** The books' boards do not carry such a selection; a prop has its own question. */
  | { kind: 'no-market' }
  /** No book offers the side now. */
  | { kind: 'off' }
  /** Offered only at prices that look like errors. */
  | { kind: 'likely-error' }
  /** The side is offered, on another number. */
  | { kind: 'line-moved'; now: PriceAtBook };

/** The price a bet on this selection would get now: the best across books on exactly its line, or one book's. The contest as just read. */
export async function findCurrentPrice(
  ctx: Ctx,
  contest: Pick<ContestStart, 'id' | 'status' | 'startsAt'>,
  selection: Selection,
  book?: string,
): Promise<CurrentPrice> {
  const wanted = boardSelection(selection);
  if (!wanted) return { kind: 'no-market' };
  const now = ctx.now();
  if (isBettingClosed(contest, now)) return { kind: 'closed' };
  return priceAmong(await listBoard(ctx.db, [contest.id], [wanted.market]), wanted, book, now);
}

/** The best price among those of a market on exactly this line, or one book's. */
function priceAmong(rows: readonly OfferedPrice[], wanted: BoardSelection, book: string | undefined, now: Date): CurrentPrice {
  const side = rows.filter((row) => row.side === wanted.side && (book === undefined || row.bookCode === book));
  const best = bestPrice(
    comparable(
      side.filter((row) => row.line === wanted.line),
      now,
    ),
  );
  if (best) return { kind: 'price', ...atBook(best, now), chances: chancesNow(rows, best, now) };
  if (side.some((row) => row.line === wanted.line && row.likelyError)) return { kind: 'likely-error' };
  const other = nearest(comparable(side, now), wanted.line);
  return other ? { kind: 'line-moved', now: atBook(other, now) } : { kind: 'off' };
}

/**
 * The same of a number that the board does not have: among the alternate lines, board and all. Null where the market has no numbers, no one
 * sells others, or nothing could tell this price from an error. May ask the source: call it before a transaction.
 */
export async function findAlternatePrice(
  ctx: Ctx,
  contest: AlternateGame,
  selection: Selection,
  book?: string,
): Promise<CurrentPrice | null> {
  const wanted = boardSelection(selection);
  if (!wanted || wanted.line === null) return null;
  const board = await listBoard(ctx.db, [contest.id]);
  const found = await listAlternatePrices(ctx, contest, board);
  if (found === null) return null;
  const rows = [...board, ...found.rows].filter(({ market }) => market === wanted.market);
  const price = priceAmong(rows, wanted, book, ctx.now());
  return price.kind === 'price' && !isChecked(price, rows, wanted) ? null : price;
}

/** Whether an error would have shown: against the same book's other numbers, or another book's price on this one. */
function isChecked({ book }: PriceAtBook, rows: readonly OfferedPrice[], wanted: BoardSelection): boolean {
  const line = lineOfMarket(wanted);
  return rows.filter(isOpen).some((row) => (row.bookCode === book) !== (lineOfMarket(row) === line));
}

function chancesNow(rows: readonly OfferedPrice[], priced: OpenPrice, now: Date): BookChances {
  const fresh = rows.filter(isOpen).filter((row) => !isStale(row, now) && lineOfMarket(row) === lineOfMarket(priced));
  return chancesOf(sidesByBook(fresh), priced.side);
}

function nearest(rows: readonly OpenPrice[], line: number | null): OpenPrice | null {
  const distance = (row: OpenPrice): number => Math.abs((row.line ?? 0) - (line ?? 0));
  const least = Math.min(...rows.map(distance));
  return bestPrice(rows.filter((row) => distance(row) === least));
}

const atBook = (row: OpenPrice, now: Date): PriceAtBook => ({
  book: row.bookCode,
  bookName: row.bookName,
  odds: row.price,
  line: row.line,
  quotedAt: row.quotedAt,
  seenAt: row.seenAt,
  isStale: isStale(row, now),
});

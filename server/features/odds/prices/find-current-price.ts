import type { Selection } from '@clearedge/quant/grading';
import type { Ctx } from '../../../kernel/ctx.ts';
import { type ContestStart, isBettingClosed } from '../../contests/index.ts';
import type { OfferedPrice } from '../price.ts';
import { listBoard } from '../rows/board-rows.ts';
import { bestPrice, comparable, isOpen, isStale, lineOfMarket, type OpenPrice } from '../rules/board-rules.ts';
import { type BookChances, chancesOf, sidesByBook } from '../rules/market-rules.ts';
import { boardSelection } from './selection-rules.ts';

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
  const rows = await listBoard(ctx.db, [contest.id], [wanted.market]);
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

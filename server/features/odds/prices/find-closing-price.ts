import type { Selection } from '@clearedge/quant/grading';
import type { Ctx } from '../../../kernel/ctx.ts';
import { listClosings } from '../rows/closing-rows.ts';
import { bestPrice, isOpen, lineOfMarket } from '../rules/board-rules.ts';
import { type BookChances, chancesOf, marketProbability, probabilityOfSide, sidesByBook } from '../rules/market-rules.ts';
import { boardSelection } from './selection-rules.ts';

export type FoundClosing =
  | {
      kind: 'closing';
      /** Of the book asked for where it closed on this line, else the best across books on it. */
      odds: number;
      line: number | null;
      book: string;
      bookName: string;
      quotedAt: Date;
      /** Probability of the side without margin, average over the books that closed both sides on this line; null where none did. */
      noVigProbability: number | null;
      bookCount: number;
      /** Probability of the side without margin, by book. */
      chances: BookChances;
    }
  /** No close was captured. */
  | { kind: 'none' }
  /** Books closed on other numbers only: prices on different lines are not compared. */
  | { kind: 'line-moved'; lines: number[] };

/** The last price before the start on exactly a selection's line. */
export async function findClosingPrice(ctx: Ctx, contestId: string, selection: Selection, book?: string): Promise<FoundClosing> {
  const wanted = boardSelection(selection);
  const rows = wanted ? (await listClosings(ctx.db, [contestId], [wanted.market])).filter(isOpen) : [];
  const side = rows.filter((row) => row.side === wanted?.side);
  const onLine = side.filter((row) => row.line === wanted?.line);
  const chosen = onLine.find((row) => row.bookCode === book) ?? bestPrice(onLine);
  if (!chosen)
    return side.length
      ? { kind: 'line-moved', lines: [...new Set(side.map(({ line }) => line ?? 0))].sort((a, b) => a - b) }
      : { kind: 'none' };
  const pairs = sidesByBook(rows.filter((row) => lineOfMarket(row) === lineOfMarket(chosen)));
  const market = marketProbability(pairs);
  return {
    kind: 'closing',
    odds: chosen.price,
    line: chosen.line,
    book: chosen.bookCode,
    bookName: chosen.bookName,
    quotedAt: chosen.quotedAt,
    noVigProbability: market && probabilityOfSide(market, chosen.side),
    bookCount: market?.bookCount ?? 0,
    chances: chancesOf(pairs, chosen.side),
  };
}

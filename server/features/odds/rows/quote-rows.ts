import { and, asc, eq, sql } from 'drizzle-orm';
import { books, quotes } from '../../../db/schema/index.ts';
import type { Db } from '../../../kernel/db.ts';
import type { BoardMarket, BoardSide, NewQuote } from '../price.ts';

/** A book's prices of one side, told with its names once: a first sync brings tens of thousands of them. */
interface Series {
  contestId: string;
  bookCode: string;
  market: BoardMarket;
  side: BoardSide;
  points: [line: number | null, price: number | null, quotedAt: Date, isOpening: boolean][];
}

/** In the order of their key: whoever writes the same quotes at the same time is waited for, never in a circle. */
export async function insertQuotes(db: Db, rows: readonly NewQuote[], recordedAt: Date): Promise<void> {
  if (!rows.length) return;
  await db.execute(sql`
    insert into quotes (contest_id, book_code, market, side, line, price, quoted_at, is_opening, recorded_at)
    select "contestId", "bookCode", "market", "side", (point ->> 0)::float8, (point ->> 1)::int, (point ->> 2)::timestamptz, (point ->> 3)::boolean,
      ${recordedAt.toISOString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(seriesOf(rows))}::jsonb)
      as x("contestId" uuid, "bookCode" text, "market" text, "side" text, "points" jsonb), jsonb_array_elements("points") as point
    order by "contestId", "bookCode", "market", "side", (point ->> 0)::float8, (point ->> 2)::timestamptz
    on conflict do nothing`);
}

function seriesOf(rows: readonly NewQuote[]): Series[] {
  const series = new Map<string, Series>();
  for (const { contestId, bookCode, market, side, line, price, quotedAt, isOpening } of rows) {
    const key = `${contestId} ${bookCode} ${market} ${side}`;
    const own = series.get(key) ?? { contestId, bookCode, market, side, points: [] };
    own.points.push([line, price, quotedAt, isOpening]);
    series.set(key, own);
  }
  return [...series.values()];
}

export interface HistoryPoint {
  bookCode: string;
  bookName: string;
  quotedAt: Date;
  line: number | null;
  price: number | null;
}

/** Every stored price of one side in time order. */
export const listHistory = (db: Db, contestId: string, market: BoardMarket, side: BoardSide): Promise<HistoryPoint[]> =>
  db
    .select({ bookCode: quotes.bookCode, bookName: books.name, quotedAt: quotes.quotedAt, line: quotes.line, price: quotes.price })
    .from(quotes)
    .innerJoin(books, eq(books.code, quotes.bookCode))
    .where(and(eq(quotes.contestId, contestId), eq(quotes.market, market), eq(quotes.side, side)))
    .orderBy(asc(quotes.quotedAt), asc(quotes.id));

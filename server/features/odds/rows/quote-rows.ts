import { and, asc, eq, sql } from 'drizzle-orm';
import { books, quotes } from '../../../db/schema/index.ts';
import type { Db } from '../../../kernel/db.ts';
import type { BoardMarket, BoardSide, NewQuote } from '../price.ts';

export async function insertQuotes(db: Db, rows: readonly NewQuote[]): Promise<void> {
  if (!rows.length) return;
  await db.execute(sql`
    insert into quotes (event_id, book_code, market, side, line, price, quoted_at, is_opening, recorded_at)
    select "eventId", "bookCode", "market", "side", "line", "price", "quotedAt", "isOpening", "recordedAt"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as x("eventId" uuid, "bookCode" text, "market" text, "side" text, "line" float8,
      "price" int, "quotedAt" timestamptz, "isOpening" boolean, "recordedAt" timestamptz)
    on conflict do nothing`);
}

export interface HistoryPoint {
  bookCode: string;
  bookName: string;
  quotedAt: Date;
  line: number | null;
  price: number | null;
}

/** Every stored price of one side in time order. */
export const listHistory = (db: Db, eventId: string, market: BoardMarket, side: BoardSide): Promise<HistoryPoint[]> =>
  db
    .select({ bookCode: quotes.bookCode, bookName: books.name, quotedAt: quotes.quotedAt, line: quotes.line, price: quotes.price })
    .from(quotes)
    .innerJoin(books, eq(books.code, quotes.bookCode))
    .where(and(eq(quotes.eventId, eventId), eq(quotes.market, market), eq(quotes.side, side)))
    .orderBy(asc(quotes.quotedAt), asc(quotes.id));

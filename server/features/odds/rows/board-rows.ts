import { and, eq, inArray, sql } from 'drizzle-orm';
import { boardPrices, books } from '../../../db/schema/index.ts';
import type { Db } from '../../../kernel/db.ts';
import type { BoardMarket, BoardPrice, OfferedPrice } from '../price.ts';

/** All that books offer, or last offered, on these events. */
export async function listBoard(db: Db, eventIds: readonly string[], markets?: readonly BoardMarket[]): Promise<OfferedPrice[]> {
  if (!eventIds.length) return [];
  const own = inArray(boardPrices.eventId, [...eventIds]);
  const rows = await db
    .select({ price: boardPrices, bookName: books.name })
    .from(boardPrices)
    .innerJoin(books, eq(books.code, boardPrices.bookCode))
    .where(markets ? and(own, inArray(boardPrices.market, [...markets])) : own);
  return rows.map(({ price, bookName }) => ({ ...price, bookName }));
}

export async function findLastQuotedAt(db: Db, eventIds: readonly string[]): Promise<Date | null> {
  if (!eventIds.length) return null;
  const [row] = await db
    .select({ at: sql<Date | null>`max(${boardPrices.quotedAt})`.mapWith(boardPrices.quotedAt) })
    .from(boardPrices)
    .where(inArray(boardPrices.eventId, [...eventIds]));
  return row?.at ?? null;
}

export async function upsertBoard(db: Db, rows: readonly BoardPrice[]): Promise<void> {
  if (!rows.length) return;
  await db.execute(sql`
    insert into board_prices (event_id, book_code, market, side, line, price, quoted_at, seen_at, open_line, open_price, opened_at, previous_line,
      previous_price, moved_at)
    select "eventId", "bookCode", "market", "side", "line", "price", "quotedAt", "seenAt", "openLine", "openPrice", "openedAt", "previousLine",
      "previousPrice", "movedAt"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as x("eventId" uuid, "bookCode" text, "market" text, "side" text, "line" float8,
      "price" int, "quotedAt" timestamptz, "seenAt" timestamptz, "openLine" float8, "openPrice" int, "openedAt" timestamptz, "previousLine" float8,
      "previousPrice" int, "movedAt" timestamptz)
    on conflict (event_id, book_code, market, side) do update set line = excluded.line, price = excluded.price, quoted_at = excluded.quoted_at,
      seen_at = excluded.seen_at, open_line = excluded.open_line, open_price = excluded.open_price, opened_at = excluded.opened_at,
      previous_line = excluded.previous_line, previous_price = excluded.previous_price, moved_at = excluded.moved_at
    where board_prices.quoted_at <= excluded.quoted_at`);
}

/** The source answered and named no other price: these still stand. */
export async function confirmBoard(db: Db, eventIds: readonly string[], seenAt: Date): Promise<void> {
  if (!eventIds.length) return;
  await db
    .update(boardPrices)
    .set({ seenAt })
    .where(inArray(boardPrices.eventId, [...eventIds]));
}

import { and, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import { golfBoard, golfPrices } from '../../../db/schema/index.ts';
import type { Db } from '../../../kernel/db.ts';
import type { GolfMarket, GolfPrice, GolfPriceSheet } from '../../../ports/index.ts';

export type BoardSheet = typeof golfBoard.$inferSelect;

export const listBoardSheets = (db: Db, tournamentIds: readonly string[], market?: GolfMarket): Promise<BoardSheet[]> =>
  tournamentIds.length
    ? db
        .select()
        .from(golfBoard)
        .where(and(inArray(golfBoard.contestId, [...tournamentIds]), market ? eq(golfBoard.market, market) : undefined))
        .orderBy(golfBoard.contestId, golfBoard.market, golfBoard.bookCode)
    : Promise.resolve([]);

export interface ClosingSheet {
  contestId: string;
  bookCode: string;
  bookName: string;
  quotedAt: Date;
  prices: GolfPrice[];
}

/** Each book's last sheet of a market before an instant. */
export const listSheetsBefore = (db: Db, tournamentId: string, market: GolfMarket, before: Date): Promise<ClosingSheet[]> =>
  db
    .selectDistinctOn([golfPrices.bookCode], {
      contestId: golfPrices.contestId,
      bookCode: golfPrices.bookCode,
      bookName: golfPrices.bookName,
      quotedAt: golfPrices.quotedAt,
      prices: golfPrices.prices,
    })
    .from(golfPrices)
    .where(and(eq(golfPrices.contestId, tournamentId), eq(golfPrices.market, market), lt(golfPrices.quotedAt, before)))
    .orderBy(golfPrices.bookCode, desc(golfPrices.quotedAt));

/** Keeps new sheets for ever and turns the board; a sheet that is no newer only confirms its prices. */
export async function storeSheets(db: Db, tournamentId: string, sheets: readonly GolfPriceSheet[], now: Date): Promise<void> {
  if (!sheets.length) return;
  const text = JSON.stringify(sheets.map(({ book, ...rest }) => ({ ...rest, bookCode: book.code, bookName: book.name })));
  const seen = now.toISOString();
  const source = sql`jsonb_to_recordset(${text}::jsonb) as x("bookCode" text, "bookName" text, "market" text, "quotedAt" timestamptz,
    "seenAt" timestamptz, "prices" jsonb)`;
  await db.execute(sql`
    insert into golf_prices (contest_id, book_code, book_name, market, quoted_at, prices, recorded_at)
    select ${tournamentId}::uuid, "bookCode", "bookName", "market", "quotedAt", "prices", ${seen}::timestamptz from ${source}
    on conflict do nothing`);
  await db.execute(sql`
    insert into golf_board (contest_id, book_code, book_name, market, quoted_at, seen_at, prices)
    select ${tournamentId}::uuid, "bookCode", "bookName", "market", "quotedAt", coalesce("seenAt", ${seen}::timestamptz), "prices" from ${source}
    on conflict (contest_id, book_code, market) do update set
      quoted_at = excluded.quoted_at, seen_at = excluded.seen_at, prices = excluded.prices, book_name = excluded.book_name
    where golf_board.quoted_at <= excluded.quoted_at`);
}

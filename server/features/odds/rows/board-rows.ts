import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import { boardPrices, books, events } from '../../../db/schema/index.ts';
import { type Db, rowsOf } from '../../../kernel/db.ts';
import type { Sport } from '../../events/index.ts';
import type { BoardMarket, BoardPrice, BoardSide, OfferedPrice } from '../price.ts';
import type { Offer } from '../rules/board-rules.ts';
import { screenBoard, screenPrices } from '../rules/screen-rules.ts';

/** All that books offer, or last offered, on these events; likely errors have lost their price. */
export async function listBoard(db: Db, eventIds: readonly string[], markets?: readonly BoardMarket[]): Promise<OfferedPrice[]> {
  if (!eventIds.length) return [];
  const own = inArray(boardPrices.eventId, [...eventIds]);
  const rows = await db
    .select({ price: boardPrices, bookName: books.name, sport: events.sport })
    .from(boardPrices)
    .innerJoin(books, eq(books.code, boardPrices.bookCode))
    .innerJoin(events, eq(events.id, boardPrices.eventId))
    .where(markets ? and(own, inArray(boardPrices.market, [...markets])) : own);
  const sports = new Map(rows.map(({ price, sport }) => [price.eventId, sport]));
  return screenBoard(
    rows.map(({ price, bookName }) => ({ ...price, bookName })),
    { sportOf: (eventId) => sports.get(eventId)!, ages: true },
  );
}

/** The board as it is stored, likely errors with their prices: what incoming quotes are compared with. */
export const listStoredBoard = (db: Db, eventIds: readonly string[]): Promise<BoardPrice[]> =>
  eventIds.length
    ? db
        .select()
        .from(boardPrices)
        .where(inArray(boardPrices.eventId, [...eventIds]))
    : Promise.resolve([]);

type Packed = [
  bookCode: string,
  bookName: string,
  market: BoardMarket,
  side: BoardSide,
  line: number | null,
  price: number | null,
  seenMs: number,
];

/** The same without its past, event by event, as one text: a thousand rows cost more to carry than to find. */
export async function listOffers(db: Db, eventIds: readonly string[]): Promise<Map<string, Offer[]>> {
  if (!eventIds.length) return new Map();
  const rows = await rowsOf<{ eventId: string; sport: Sport; offers: string }>(
    db,
    sql`select p.event_id as "eventId", e.sport,
        json_agg(json_build_array(p.book_code, k.name, p.market, p.side, p.line, p.price, extract(epoch from p.seen_at) * 1000))::text as offers
      from ${boardPrices} p join ${books} k on k.code = p.book_code join ${events} e on e.id = p.event_id
      where ${inArray(sql`p.event_id`, [...eventIds])}
      group by p.event_id, e.sport`,
  );
  return new Map(
    rows.map(({ eventId, sport, offers }) => {
      const own = (JSON.parse(offers) as Packed[]).map((one) => unpacked(eventId, one));
      return [eventId, screenPrices(own, { sportOf: () => sport, ages: true })];
    }),
  );
}

const unpacked = (eventId: string, [bookCode, bookName, market, side, line, price, seenMs]: Packed): Offer => ({
  eventId,
  bookCode,
  bookName,
  market,
  side,
  line,
  price,
  seenAt: new Date(seenMs),
});

export async function findLastQuotedAt(db: Db, eventIds: readonly string[]): Promise<Date | null> {
  if (!eventIds.length) return null;
  const [row] = await db
    .select({ at: sql<Date | null>`max(${boardPrices.quotedAt})`.mapWith(boardPrices.quotedAt) })
    .from(boardPrices)
    .where(inArray(boardPrices.eventId, [...eventIds]));
  return row?.at ?? null;
}

/** Rows are taken in the order of their key here and in `confirmBoard`: two syncs of a slate must not wait for each other in a circle. */
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
    order by "eventId", "bookCode", "market", "side"
    on conflict (event_id, book_code, market, side) do update set line = excluded.line, price = excluded.price, quoted_at = excluded.quoted_at,
      seen_at = excluded.seen_at, open_line = excluded.open_line, open_price = excluded.open_price, opened_at = excluded.opened_at,
      previous_line = excluded.previous_line, previous_price = excluded.previous_price, moved_at = excluded.moved_at
    where board_prices.quoted_at <= excluded.quoted_at`);
}

export type BoardKey = Pick<BoardPrice, 'eventId' | 'bookCode' | 'market' | 'side'>;

/** The source told at `seenAt` that these still stand: all of the events' prices, or of them those named. */
export async function confirmBoard(db: Db, eventIds: readonly string[], seenAt: Date, named?: readonly BoardKey[]): Promise<void> {
  if (!eventIds.length || named?.length === 0) return;
  const { eventId, bookCode, market, side } = boardPrices;
  const isNamed =
    named &&
    sql`(${eventId}, ${bookCode}, ${market}, ${side}) in (select "eventId", "bookCode", "market", "side" from jsonb_to_recordset(${JSON.stringify(named)}::jsonb)
      as x("eventId" uuid, "bookCode" text, "market" text, "side" text))`;
  const standing = db
    .select({ eventId, bookCode, market, side })
    .from(boardPrices)
    .where(and(inArray(eventId, [...eventIds]), lt(boardPrices.seenAt, seenAt), isNamed))
    .orderBy(eventId, bookCode, market, side)
    .for('update')
    .as('standing');
  await db
    .update(boardPrices)
    .set({ seenAt })
    .from(standing)
    .where(and(eq(eventId, standing.eventId), eq(bookCode, standing.bookCode), eq(market, standing.market), eq(side, standing.side)));
}

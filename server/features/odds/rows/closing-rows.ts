import { and, eq, inArray, sql } from 'drizzle-orm';
import { boardPrices, books, closingPrices, events } from '../../../db/schema/index.ts';
import { type Db, rowsOf } from '../../../kernel/db.ts';
import type { BoardMarket, OfferedPrice } from '../price.ts';
import { screenBoard } from '../rules/screen-rules.ts';

/** Keeps, once, each book's last price at or before the start. A side nobody priced stays without one. */
export async function freezeClosings(db: Db, events: readonly { id: string; startsAt: Date }[]): Promise<boolean> {
  if (!events.length) return false;
  const frozen = await rowsOf<{ event_id: string }>(
    db,
    sql`insert into closing_prices (event_id, book_code, market, side, line, price, quoted_at)
      select distinct on (q.event_id, q.book_code, q.market, q.side) q.event_id, q.book_code, q.market, q.side, q.line, q.price, q.quoted_at
      from jsonb_to_recordset(${JSON.stringify(events)}::jsonb) as x("id" uuid, "startsAt" timestamptz)
        join quotes q on q.event_id = x."id" and q.quoted_at <= x."startsAt" and q.quoted_at >= x."startsAt" - interval '300 days' and q.price is not null
      where not exists (select 1 from closing_prices c where c.event_id = x."id")
      order by q.event_id, q.book_code, q.market, q.side, q.quoted_at desc, q.id desc
      on conflict do nothing returning event_id`,
  );
  return frozen.length > 0;
}

export async function listFrozenEventIds(db: Db, eventIds: readonly string[]): Promise<Set<string>> {
  if (!eventIds.length) return new Set();
  const rows = await db
    .selectDistinct({ eventId: closingPrices.eventId })
    .from(closingPrices)
    .where(inArray(closingPrices.eventId, [...eventIds]));
  return new Set(rows.map(({ eventId }) => eventId));
}

/** Closing prices with the opening of the same side, in the form of a board; likely errors have lost their price. */
export async function listClosings(db: Db, eventIds: readonly string[], markets?: readonly BoardMarket[]): Promise<OfferedPrice[]> {
  if (!eventIds.length) return [];
  const own = inArray(closingPrices.eventId, [...eventIds]);
  const rows = await db
    .select({
      closing: closingPrices,
      bookName: books.name,
      sport: events.sport,
      openLine: boardPrices.openLine,
      openPrice: boardPrices.openPrice,
      openedAt: boardPrices.openedAt,
    })
    .from(closingPrices)
    .innerJoin(books, eq(books.code, closingPrices.bookCode))
    .innerJoin(events, eq(events.id, closingPrices.eventId))
    .leftJoin(
      boardPrices,
      and(
        eq(boardPrices.eventId, closingPrices.eventId),
        eq(boardPrices.bookCode, closingPrices.bookCode),
        eq(boardPrices.market, closingPrices.market),
        eq(boardPrices.side, closingPrices.side),
      ),
    )
    .where(markets ? and(own, inArray(closingPrices.market, [...markets])) : own);
  const sports = new Map(rows.map(({ closing, sport }) => [closing.eventId, sport]));
  const prices = rows.map(({ closing, sport: _known, ...rest }) => ({
    ...closing,
    ...rest,
    seenAt: closing.quotedAt,
    previousLine: null,
    previousPrice: null,
    movedAt: null,
  }));
  return screenBoard<OfferedPrice>(prices, { sportOf: (eventId) => sports.get(eventId)!, ages: false });
}

export interface ClosingLine {
  eventId: string;
  market: 'spread' | 'total';
  /** Home's handicap, or the total. */
  line: number;
}

/** The line each game closed at by most books; of equals the one priced nearest to even. */
export const listClosingLines = (db: Db, eventIds: readonly string[]): Promise<ClosingLine[]> =>
  eventIds.length
    ? rowsOf(
        db,
        sql`select distinct on (event_id, market) event_id as "eventId", market, line from (
            select event_id, market, line, count(*) as books,
              percentile_cont(0.5) within group (order by case when price > 0 then 100.0 / (price + 100) else -price / (100.0 - price) end) as implied
            from closing_prices
            where event_id in (${sql.join(
              eventIds.map((id) => sql`${id}::uuid`),
              sql`, `,
            )}) and line is not null
              and ((market = 'spread' and side = 'home') or (market = 'total' and side = 'over'))
            group by event_id, market, line) lines
          order by event_id, market, books desc, abs(implied - 0.5), line`,
      )
    : Promise.resolve([]);

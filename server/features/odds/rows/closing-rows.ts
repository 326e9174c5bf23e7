import { and, eq, inArray, sql } from 'drizzle-orm';
import { boardPrices, books, closingPrices, contests } from '../../../db/schema/index.ts';
import { type Db, rowsOf } from '../../../kernel/db.ts';
import type { BoardMarket, OfferedPrice } from '../price.ts';
import { screenBoard } from '../rules/screen-rules.ts';

/** Keeps, once, each book's last price at or before the start. A side no one priced stays without one. */
export async function freezeClosings(db: Db, contests: readonly { id: string; startsAt: Date }[]): Promise<boolean> {
  if (!contests.length) return false;
  const frozen = await rowsOf<{ contest_id: string }>(
    db,
    sql`with frozen as (insert into closing_prices (contest_id, book_code, market, side, line, price, quoted_at)
      select distinct on (q.contest_id, q.book_code, q.market, q.side) q.contest_id, q.book_code, q.market, q.side, q.line, q.price, q.quoted_at
      from jsonb_to_recordset(${JSON.stringify(contests)}::jsonb) as x("id" uuid, "startsAt" timestamptz)
        join quotes q on q.contest_id = x."id" and q.quoted_at <= x."startsAt" and q.quoted_at >= x."startsAt" - interval '300 days' and q.price is not null
      where not exists (select 1 from closing_prices c where c.contest_id = x."id")
      order by q.contest_id, q.book_code, q.market, q.side, q.quoted_at desc, q.id desc
      on conflict do nothing returning contest_id) select distinct contest_id from frozen`,
  );
  return frozen.length > 0;
}

export async function listFrozenContestIds(db: Db, contestIds: readonly string[]): Promise<Set<string>> {
  if (!contestIds.length) return new Set();
  const rows = await db
    .selectDistinct({ contestId: closingPrices.contestId })
    .from(closingPrices)
    .where(inArray(closingPrices.contestId, [...contestIds]));
  return new Set(rows.map(({ contestId }) => contestId));
}

/** Closing prices with the opening of the same side, in the form of a board; likely errors have lost their price. */
export async function listClosings(db: Db, contestIds: readonly string[], markets?: readonly BoardMarket[]): Promise<OfferedPrice[]> {
  if (!contestIds.length) return [];
  const own = inArray(closingPrices.contestId, [...contestIds]);
  const rows = await db
    .select({
      closing: closingPrices,
      bookName: books.name,
      sport: contests.sport,
      openLine: boardPrices.openLine,
      openPrice: boardPrices.openPrice,
      openedAt: boardPrices.openedAt,
    })
    .from(closingPrices)
    .innerJoin(books, eq(books.code, closingPrices.bookCode))
    .innerJoin(contests, eq(contests.id, closingPrices.contestId))
    .leftJoin(
      boardPrices,
      and(
        eq(boardPrices.contestId, closingPrices.contestId),
        eq(boardPrices.bookCode, closingPrices.bookCode),
        eq(boardPrices.market, closingPrices.market),
        eq(boardPrices.side, closingPrices.side),
      ),
    )
    .where(markets ? and(own, inArray(closingPrices.market, [...markets])) : own);
  const sports = new Map(rows.map(({ closing, sport }) => [closing.contestId, sport]));
  const prices = rows.map(({ closing, sport: _known, ...rest }) => ({
    seenAt: closing.quotedAt,
    previousLine: null,
    previousPrice: null,
    movedAt: null,
    ...closing,
    ...rest,
  }));
  return screenBoard<OfferedPrice>(prices, { sportOf: (contestId) => sports.get(contestId)!, ages: false });
}

export interface ClosingLine {
  contestId: string;
  market: 'spread' | 'total';
  /** Home's handicap, or the total. */
  line: number;
}

/** The line each game closed at by most books; of equals the one priced nearest to even. */
export const listClosingLines = (db: Db, contestIds: readonly string[]): Promise<ClosingLine[]> =>
  contestIds.length
    ? rowsOf(
        db,
        sql`select distinct on (contest_id, market) contest_id as "contestId", market, line from (
            select contest_id, market, line, count(*) as books,
              percentile_cont(0.5) within group (order by case when price > 0 then 100.0 / (price + 100) else -price / (100.0 - price) end) as implied
            from closing_prices
            where contest_id in (${sql.join(
              contestIds.map((id) => sql`${id}::uuid`),
              sql`, `,
            )}) and line is not null
              and ((market = 'spread' and side = 'home') or (market = 'total' and side = 'over'))
            group by contest_id, market, line) lines
          order by contest_id, market, books desc, abs(implied - 0.5), line`,
      )
    : Promise.resolve([]);

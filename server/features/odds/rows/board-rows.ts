import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import { boardPrices, books, contests } from '../../../db/schema/index.ts';
import { type Db, rowsOf } from '../../../kernel/db.ts';
import type { Sport } from '../../contests/index.ts';
import type { BoardMarket, BoardPrice, BoardSide, OfferedPrice } from '../price.ts';
import type { Offer } from '../rules/board-rules.ts';
import { screenBoard, screenPrices } from '../rules/screen-rules.ts';

/** All that books offer, or last offered, on these contests; likely errors have lost their price. */
export async function listBoard(db: Db, contestIds: readonly string[], markets?: readonly BoardMarket[]): Promise<OfferedPrice[]> {
  if (!contestIds.length) return [];
  const own = inArray(boardPrices.contestId, [...contestIds]);
  const rows = await db
    .select({ price: boardPrices, bookName: books.name, sport: contests.sport })
    .from(boardPrices)
    .innerJoin(books, eq(books.code, boardPrices.bookCode))
    .innerJoin(contests, eq(contests.id, boardPrices.contestId))
    .where(markets ? and(own, inArray(boardPrices.market, [...markets])) : own);
  const sports = new Map(rows.map(({ price, sport }) => [price.contestId, sport]));
  return screenBoard(
    rows.map(({ price, bookName }) => ({ bookName, ...price })),
    { sportOf: (contestId) => sports.get(contestId)!, ages: true },
  );
}

/** The board as it is stored, likely errors with their prices: what incoming quotes are compared with. */
export const listStoredBoard = (db: Db, contestIds: readonly string[]): Promise<BoardPrice[]> =>
  contestIds.length
    ? db
        .select()
        .from(boardPrices)
        .where(inArray(boardPrices.contestId, [...contestIds]))
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

/** The current offers by contest. They come as one text, because a thousand rows cost more to transfer than to find. */
export async function listOffers(db: Db, contestIds: readonly string[]): Promise<Map<string, Offer[]>> {
  if (!contestIds.length) return new Map();
  const rows = await rowsOf<{ contestId: string; sport: Sport; offers: string }>(
    db,
    sql`select p.contest_id as "contestId", e.sport,
        json_agg(json_build_array(p.book_code, k.name, p.market, p.side, p.line, p.price, extract(epoch from p.seen_at) * 1000))::text as offers
      from ${boardPrices} p join ${books} k on k.code = p.book_code join ${contests} e on e.id = p.contest_id
      where ${inArray(sql`p.contest_id`, [...contestIds])}
      group by p.contest_id, e.sport`,
  );
  return new Map(
    rows.map(({ contestId, sport, offers }) => {
      const own = (JSON.parse(offers) as Packed[]).map((one) => unpacked(contestId, one));
      return [contestId, screenPrices(own, { sportOf: () => sport, ages: true })];
    }),
  );
}

const unpacked = (contestId: string, [bookCode, bookName, market, side, line, price, seenMs]: Packed): Offer => ({
  contestId,
  bookCode,
  bookName,
  market,
  side,
  line,
  price,
  seenAt: new Date(seenMs),
});

export async function findLastQuotedAt(db: Db, contestIds: readonly string[]): Promise<Date | null> {
  if (!contestIds.length) return null;
  const [row] = await db
    .select({ at: sql<Date | null>`max(${boardPrices.quotedAt})`.mapWith(boardPrices.quotedAt) })
    .from(boardPrices)
    .where(inArray(boardPrices.contestId, [...contestIds]));
  return row?.at ?? null;
}

/** Rows are taken in the order of their key here and in `confirmBoard`: two syncs of a slate must not wait for each other in a circle. */
export async function upsertBoard(db: Db, rows: readonly BoardPrice[]): Promise<void> {
  if (!rows.length) return;
  await db.execute(sql`
    insert into board_prices (contest_id, book_code, market, side, line, price, quoted_at, seen_at, open_line, open_price, opened_at, previous_line,
      previous_price, moved_at)
    select "contestId", "bookCode", "market", "side", "line", "price", "quotedAt", "seenAt", "openLine", "openPrice", "openedAt", "previousLine",
      "previousPrice", "movedAt"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as x("contestId" uuid, "bookCode" text, "market" text, "side" text, "line" float8,
      "price" int, "quotedAt" timestamptz, "seenAt" timestamptz, "openLine" float8, "openPrice" int, "openedAt" timestamptz, "previousLine" float8,
      "previousPrice" int, "movedAt" timestamptz)
    order by "contestId", "bookCode", "market", "side"
    on conflict (contest_id, book_code, market, side) do update set line = excluded.line, price = excluded.price, quoted_at = excluded.quoted_at,
      seen_at = excluded.seen_at, open_line = excluded.open_line, open_price = excluded.open_price, opened_at = excluded.opened_at,
      previous_line = excluded.previous_line, previous_price = excluded.previous_price, moved_at = excluded.moved_at
    where board_prices.quoted_at <= excluded.quoted_at`);
}

export type BoardKey = Pick<BoardPrice, 'contestId' | 'bookCode' | 'market' | 'side'>;

/** The source told at `seenAt` that these still stand: all of the contests' prices, or of them those named. */
export async function confirmBoard(db: Db, contestIds: readonly string[], seenAt: Date, named?: readonly BoardKey[]): Promise<void> {
  if (!contestIds.length || named?.length === 0) return;
  const { contestId, bookCode, market, side } = boardPrices;
  const isNamed =
    named &&
    sql`(${contestId}, ${bookCode}, ${market}, ${side}) in (select "contestId", "bookCode", "market", "side" from jsonb_to_recordset(${JSON.stringify(named)}::jsonb)
      as x("contestId" uuid, "bookCode" text, "market" text, "side" text))`;
  const current = db
    .select({ contestId, bookCode, market, side })
    .from(boardPrices)
    .where(and(inArray(contestId, [...contestIds]), lt(boardPrices.seenAt, seenAt), isNamed))
    .orderBy(contestId, bookCode, market, side)
    .for('update')
    .as('standing');
  await db
    .update(boardPrices)
    .set({ seenAt })
    .from(current)
    .where(and(eq(contestId, current.contestId), eq(bookCode, current.bookCode), eq(market, current.market), eq(side, current.side)));
}

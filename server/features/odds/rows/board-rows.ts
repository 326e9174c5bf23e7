import { MAX_PRICE_AGE_SECONDS } from '@clearedge/contract/constants';
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

/** The offers of one contest, a list for each of their parts. */
interface Packed {
  sport: Sport;
  books: string[];
  names: Record<string, string>;
  markets: BoardMarket[];
  sides: BoardSide[];
  lines: (number | null)[];
  prices: (number | null)[];
  seen: number[];
}

/** The current offers by contest. They come as lists, which PostgreSQL builds and sends in half the time that a row of each takes. */
export async function listOffers(db: Db, contestIds: readonly string[]): Promise<Map<string, Offer[]>> {
  if (!contestIds.length) return new Map();
  const rows = await rowsOf<Packed & { contestId: string }>(
    db,
    sql`select p.contest_id as "contestId", e.sport, (select json_object_agg(code, name) from ${books}) as names,
        json_agg(p.book_code) as books, json_agg(p.market) as markets, json_agg(p.side) as sides, json_agg(p.line) as lines,
        json_agg(p.price) as prices, json_agg(round(date_part('epoch', p.seen_at) * 1000)::int8) as seen
      from ${boardPrices} p join ${contests} e on e.id = p.contest_id
      where ${inArray(sql`p.contest_id`, [...contestIds])}
      group by p.contest_id, e.sport`,
  );
  return new Map(
    rows.map(({ contestId, ...packed }) => {
      const { sport } = packed;
      return [contestId, screenPrices(unpacked(contestId, packed), { sportOf: () => sport, ages: true })];
    }),
  );
}

const unpacked = (contestId: string, { books, names, markets, sides, lines, prices, seen }: Packed): Offer[] =>
  books.map((bookCode, at) => ({
    contestId,
    bookCode,
    bookName: names[bookCode]!,
    market: markets[at]!,
    side: sides[at]!,
    line: lines[at]!,
    price: prices[at]!,
    seenAt: new Date(seen[at]!),
  }));

/** What the boards of these contests say at `now`, as a text each: it changes with any price, opening or line, and as prices age. */
export async function listBoardVersions(db: Db, contestIds: readonly string[], now: Date): Promise<Map<string, string>> {
  if (!contestIds.length) return new Map();
  const { contestId, bookCode, market, side, line, price, openLine, openPrice, seenAt } = boardPrices;
  const freshFrom = sql`${new Date(now.getTime() - MAX_PRICE_AGE_SECONDS * 1000).toISOString()}::timestamptz`;
  const row = sql`row(${bookCode}, ${market}, ${side}, ${line}, ${price}, ${openLine}, ${openPrice}, ${seenAt} >= ${freshFrom})`;
  const version = sql<string>`bit_xor(hash_record_extended(${row}, 0))::text || ' ' || (max(${seenAt}) - min(${seenAt}))::text`;
  const rows = await db
    .select({ contestId, version })
    .from(boardPrices)
    .where(inArray(contestId, [...contestIds]))
    .groupBy(contestId);
  return new Map(rows.map((own) => [own.contestId, own.version]));
}

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

import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { quotes } from '../../../db/schema/index.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import { rowsOf } from '../../../kernel/db.ts';
import type { Contest } from '../../contests/index.ts';
import { type BoardMarket, type BoardSide, type OfferedPrice, SIDES_OF } from '../price.ts';
import { screenPrices } from '../rules/screen-rules.ts';

type Priced = Pick<OfferedPrice, 'contestId' | 'bookCode' | 'bookName' | 'market' | 'side' | 'line' | 'price' | 'quotedAt'>;

/**
 * Each book's prices of a game as they stood so many milliseconds before its start, in the form of a board; likely errors have lost their price.
 * A price stands until the book's next one, so none of them counts as stale.
 */
export async function listPricesBefore(
  { db }: Pick<Ctx, 'db'>,
  { id, sport, startsAt }: Pick<Contest, 'id' | 'sport' | 'startsAt'>,
  beforeMs: number,
  markets: readonly BoardMarket[],
): Promise<OfferedPrice[]> {
  const at = new Date(startsAt.getTime() - beforeMs);
  const rows = await rowsOf<Priced>(
    db,
    sql`select distinct on (q.book_code, q.market, q.side) q.contest_id as "contestId", q.book_code as "bookCode", k.name as "bookName", q.market, q.side,
        q.line, q.price, q.quoted_at as "quotedAt"
      from quotes q join books k on k.code = q.book_code
      where q.contest_id = ${id}::uuid and q.quoted_at <= ${at.toISOString()}::timestamptz
        and q.market in (select jsonb_array_elements_text(${JSON.stringify(markets)}::jsonb))
      order by q.book_code, q.market, q.side, q.quoted_at desc, q.id desc`,
  );
  const board = rows.map((row): OfferedPrice => ({ seenAt: at, ...NOTHING_BEFORE, ...row }));
  return screenPrices(board, { sportOf: () => sport, ages: false });
}

const NOTHING_BEFORE = { openLine: null, openPrice: null, openedAt: null, previousLine: null, previousPrice: null, movedAt: null };

/** One price of a book in the order in which they came. */
export interface PricePoint {
  bookCode: string;
  market: BoardMarket;
  line: number | null;
  price: number | null;
  at: Date;
}

/** Every price of the first side of these markets up to the start, oldest first; null prices are markets taken down. */
export async function listPriceSteps(
  { db }: Pick<Ctx, 'db'>,
  { id, startsAt }: Pick<Contest, 'id' | 'startsAt'>,
  markets: readonly BoardMarket[],
): Promise<PricePoint[]> {
  const firsts: BoardSide[] = [...new Set(markets.map((market) => SIDES_OF[market][0]))];
  const rows = await db
    .select({ bookCode: quotes.bookCode, market: quotes.market, line: quotes.line, price: quotes.price, at: quotes.quotedAt })
    .from(quotes)
    .where(
      and(
        eq(quotes.contestId, id),
        inArray(quotes.market, [...markets]),
        inArray(quotes.side, firsts),
        sql`${quotes.quotedAt} <= ${startsAt.toISOString()}::timestamptz`,
      ),
    )
    .orderBy(asc(quotes.quotedAt), asc(quotes.id));
  return rows;
}

import { type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '../../../kernel/ctx.ts';
import { rowsOf } from '../../../kernel/db.ts';

/** The game up to which prices were thinned, in the order of their starts. */
export interface Thinned {
  startsAt: string;
  id: string;
}
interface ThinStep {
  after: Thinned | null;
  /** Only games that began before. */
  startedBefore: Date;
  /** Games in one step. */
  most: number;
  /** `contest_id`, `at`: when someone decided something by a game's prices; those that stood then stay. */
  witnesses: SQL;
}

const FIRST: Thinned = { startsAt: '-infinity', id: '00000000-0000-0000-0000-000000000000' };

/** The next games in order; those that are not over are passed by. */
const listGames = (tx: Ctx, { after, startedBefore, most }: ThinStep): Promise<(Thinned & { isOver: boolean })[]> => {
  const from = after ?? FIRST;
  return rowsOf(
    tx.db,
    sql`select id, starts_at::text as "startsAt", status in ('final', 'cancelled') as "isOver" from contests
      where starts_at < ${startedBefore.toISOString()}::timestamptz and (starts_at, id) > (${from.startsAt}::timestamptz, ${from.id}::uuid)
      order by starts_at, id limit ${most}`,
  );
};

/**
 * Of each side's prices at each book the first, the last, the opening, the closing one and those that stood when someone decided stay; the
 * others go.
 */
async function removeBetween(tx: Ctx, contestIds: readonly string[], witnesses: SQL): Promise<number> {
  const rows = await rowsOf<{ removed: number }>(
    tx.db,
    sql`with games as (select id from contests where id in (select value::uuid from jsonb_array_elements_text(${JSON.stringify(contestIds)}::jsonb))
      ), series as (
        select q.*, lead(q.quoted_at) over own as next_at, row_number() over own as place,
          min(q.quoted_at) filter (where q.price is not null) over whole as first_at, max(q.quoted_at) filter (where q.price is not null) over whole as last_at
        from games g join quotes q on q.contest_id = g.id
        window own as (partition by q.contest_id, q.book_code, q.market, q.side order by q.quoted_at, q.id),
          whole as (partition by q.contest_id, q.book_code, q.market, q.side)
      ), witnesses as materialized (select distinct w.contest_id, w.at from (${witnesses}) w join games g on g.id = w.contest_id
      ), removed as (
        delete from quotes q using series s
        where q.id = s.id and not s.is_opening and s.place > 1 and s.next_at is not null and s.quoted_at <> s.first_at and s.quoted_at <> s.last_at
          and not exists (select from closing_prices c where c.contest_id = s.contest_id and c.book_code = s.book_code and c.market = s.market
            and c.side = s.side and c.quoted_at = s.quoted_at)
          and not exists (select from witnesses w where w.contest_id = s.contest_id and w.at >= s.quoted_at and w.at < s.next_at)
        returning 1)
      select count(*)::int as removed from removed`,
  );
  return rows[0]?.removed ?? 0;
}

/** Thins the prices of the next games that are long over. Answers how many went and how far it came; null where there are no more games. */
export async function downsamplePrices(tx: Ctx, step: ThinStep): Promise<{ removed: number; reached: Thinned | null }> {
  const games = await listGames(tx, step);
  const last = games.at(-1);
  if (!last) return { removed: 0, reached: null };
  const over = games.filter(({ isOver }) => isOver).map(({ id }) => id);
  const removed = over.length ? await removeBetween(tx, over, step.witnesses) : 0;
  return { removed, reached: { startsAt: last.startsAt, id: last.id } };
}

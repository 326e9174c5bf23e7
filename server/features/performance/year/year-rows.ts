import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../../kernel/db.ts';
import { NO_BOOK } from '../filter-rules.ts';

/** The settled bets of a month at a book, summed. */
export interface YearLine {
  month: number;
  book: string;
  bets: number;
  parlays: number;
  wins: number;
  losses: number;
  pushes: number;
  voids: number;
  stakedCents: number;
  freeStakedCents: number;
  wonCents: number;
  lostCents: number;
  fromFiles: number;
}

const LOCAL = sql`(b.settled_at at time zone 'America/New_York')`;
const SETTLED = sql`b.deleted_at is null and b.status = 'settled'`;
const counted = (name: string, of: string) => sql`(count(*) filter (where ${sql.raw(of)}))::int as ${sql.identifier(name)}`;
const summed = (name: string, of: string) => sql`coalesce(sum(${sql.raw(of)}), 0)::float8 as ${sql.identifier(name)}`;

/** By month and book, in that order. */
export const listYearLines = (db: Db, userId: string, year: number): Promise<YearLine[]> =>
  rowsOf<YearLine>(
    db,
    sql`select extract(month from ${LOCAL})::int as month, coalesce(b.book, ${NO_BOOK}) as book, count(*)::int as bets,
        ${counted('parlays', "b.bet_type in ('parlay', 'teaser', 'round_robin')")},
        ${counted('wins', "b.result = 'win'")}, ${counted('losses', "b.result = 'loss'")},
        ${counted('pushes', "b.result = 'push'")}, ${counted('voids', "b.result = 'void'")},
        ${summed('stakedCents', "case when b.result <> 'void' then b.stake_cents end")},
        ${summed('freeStakedCents', "case when b.result <> 'void' then b.free_stake_cents end")},
        ${summed('wonCents', 'greatest(b.profit_cents, 0)')}, ${summed('lostCents', '-least(b.profit_cents, 0)')},
        ${counted('fromFiles', "b.result_by = 'file'")}
      from bets b
      where b.user_id = ${userId} and ${SETTLED} and b.settled_at >= make_timestamptz(${year}::int, 1, 1, 0, 0, 0, 'America/New_York')
        and b.settled_at < make_timestamptz(${year + 1}::int, 1, 1, 0, 0, 0, 'America/New_York')
      group by 1, 2 order by 1, 2`,
  );

/** The calendar years with a settled bet, the newest first. */
export const listYears = async (db: Db, userId: string): Promise<number[]> =>
  (
    await rowsOf<{ year: number }>(
      db,
      sql`select distinct extract(year from ${LOCAL})::int as year from bets b where b.user_id = ${userId} and ${SETTLED} order by 1 desc`,
    )
  ).map(({ year }) => year);

export const sumOpen = async (db: Db, userId: string): Promise<{ bets: number; stakedCents: number }> =>
  (
    await rowsOf<{ bets: number; stakedCents: number }>(
      db,
      sql`select count(*)::int as bets, coalesce(sum(b.stake_cents), 0)::float8 as "stakedCents" from bets b
        where b.user_id = ${userId} and b.deleted_at is null and b.status = 'pending'`,
    )
  )[0]!;

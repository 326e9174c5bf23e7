import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../kernel/db.ts';
import type { SettledBet } from './settled-bet.ts';

const MOST_BETS = 50_000;

/** A parlay stands at as many books as it has legs; a price that the model made at none. */
const BOOK = sql`case b.bet_type when 'parlay' then 'Parlays' when 'teaser' then 'Teasers' else coalesce(l.book_name, 'Model price') end`;

/** One's settled practice bets since the last reset, in the order in which they were decided. */
export const listPractice = (db: Db, userId: string): Promise<SettledBet[]> =>
  rowsOf<SettledBet>(
    db,
    sql`select b.counts_on::text as day, e.sport, b.bet_type as market, b.odds, b.stake_cents::float8 as "stakeCents",
        (coalesce(b.payout_cents, 0) - b.stake_cents)::float8 as "profitCents", b.result, ${BOOK} as book, null::float8 as estimate
      from virtual_bets b
      join practice_players p on p.user_id = b.user_id and p.period = b.period
      left join virtual_legs l on l.bet_id = b.id and l.position = 0
      left join contests e on e.id = l.contest_id
      where b.user_id = ${userId} and b.status = 'settled' and b.contest_on is null
      order by 1, b.settled_at, b.id
      limit ${MOST_BETS}`,
  );

/** Practice bets since the last reset that are not settled. */
export async function countOpenPractice(db: Db, userId: string): Promise<number> {
  const [row] = await rowsOf<{ open: number }>(
    db,
    sql`select count(*)::int as open from virtual_bets b
      join practice_players p on p.user_id = b.user_id and p.period = b.period
      where b.user_id = ${userId} and b.status = 'pending' and b.contest_on is null`,
  );
  return row?.open ?? 0;
}

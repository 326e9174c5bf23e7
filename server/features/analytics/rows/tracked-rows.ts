import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../../kernel/db.ts';
import type { SettledBet } from '../settled-bet.ts';

/** More than anybody's years of betting; it bounds what one request may cost. */
const MOST_BETS = 50_000;

/** One's settled tracked bets in the order in which they were decided. */
export const listTracked = (db: Db, userId: string): Promise<SettledBet[]> =>
  rowsOf<SettledBet>(
    db,
    sql`select coalesce(e.slate_on, (coalesce(b.starts_at, b.placed_at) at time zone 'America/New_York')::date)::text as day,
        coalesce(e.sport, b.sport) as sport, b.bet_type as market, b.odds, b.stake_cents::float8 as "stakeCents", coalesce(b.profit_cents, 0)::float8 as "profitCents",
        b.result, coalesce(b.book, 'No book') as book, n.probability as estimate
      from bets b
      left join contests e on e.id = b.contest_id
      left join bet_estimates n on n.bet_id = b.id
      where b.user_id = ${userId} and b.deleted_at is null and b.status = 'settled'
      order by 1, b.settled_at, b.id
      limit ${MOST_BETS}`,
  );

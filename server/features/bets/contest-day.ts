import { type SQL, sql } from 'drizzle-orm';

/**
 * The Eastern day on which a bet's contest was decided: the one it resumed on, a tournament's last; where none is known, of its start or settlement.
 * `bet` and `contest` are the tables' names in the query.
 */
export const contestDay = (bet: 'b' | 'bets', contest: 'e' | 'contests'): SQL =>
  sql.raw(
    `coalesce(${contest}.resumes_on, ${contest}.ends_on, ${contest}.slate_on, (coalesce(${bet}.starts_at, ${bet}.settled_at) at time zone 'America/New_York')::date)`,
  );

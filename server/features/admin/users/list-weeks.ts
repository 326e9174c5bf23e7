import { WEEKS_SHOWN } from '@clearedge/contract/routes/admin/users';
import { easternWeek, shiftDay } from '@clearedge/quant/calendar';
import { centsToDollars } from '@clearedge/quant/money';
import { type SQL, sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../../kernel/db.ts';
import type { Verb } from '../../../kernel/feature.ts';
import { monthlyOf, YEARLY_CENTS } from './recurring.ts';

/** A subscription that never began to run counts neither as started nor as ended. */
const NEVER_RAN = sql`('incomplete', 'incomplete_expired')`;
const ENDED = sql`('canceled', 'unpaid')`;

const weekOf = (instant: SQL): SQL => sql`to_char(date_trunc('week', ${instant} at time zone 'America/New_York'), 'YYYY-MM-DD')`;

/** A sum by the Monday of each Eastern week that has any. */
async function sumByWeek(db: Db, instant: SQL, sum: SQL, from: SQL): Promise<Map<string, number>> {
  const rows = await rowsOf<{ week: string; sum: string }>(
    db,
    sql`select ${weekOf(instant)} as week, ${sum} as sum from ${from} group by 1`,
  );
  return new Map(rows.map(({ week, sum }) => [week, Number(sum)]));
}

const before = (counts: ReadonlyMap<string, number>, week: string): number =>
  [...counts].reduce((sum, [at, count]) => (at < week ? sum + count : sum), 0);

/** Sign-ups, revenue and subscriptions of the running Eastern week and those before it. */
export const listWeeks: Verb<'GET /api/admin/weeks'> = async ({ db, now }) => {
  const { monday } = easternWeek(now());
  const weeks = Array.from({ length: WEEKS_SHOWN }, (_, at) => shiftDay(monday, (at - WEEKS_SHOWN + 1) * 7));
  const joined = await sumByWeek(db, sql`created_at`, sql`count(*)`, sql`users where not is_simulated`);
  const net = sql`sum(amount_cents - refunded_cents)`;
  const paid = await sumByWeek(db, sql`paid_at`, net, sql`payments where status = 'paid' and currency = 'usd' and paid_at is not null`);
  const [ran, over] = [sql`subscriptions where status not in ${NEVER_RAN}`, sql`subscriptions where status in ${ENDED}`];
  const started = await sumByWeek(db, sql`started_at`, sql`count(*)`, ran);
  const ended = await sumByWeek(db, sql`said_at`, sql`count(*)`, over);
  const [begun, gone] = [
    await sumByWeek(db, sql`started_at`, sql`sum(${YEARLY_CENTS})`, ran),
    await sumByWeek(db, sql`said_at`, sql`sum(${YEARLY_CENTS})`, over),
  ];
  return weeks.map((week) => ({
    weekOf: week,
    signUps: joined.get(week) ?? 0,
    revenue: centsToDollars(paid.get(week) ?? 0),
    running: before(started, week) - before(ended, week),
    monthlyRecurring: centsToDollars(monthlyOf(before(begun, week) - before(gone, week))),
    started: started.get(week) ?? 0,
    ended: ended.get(week) ?? 0,
  }));
};

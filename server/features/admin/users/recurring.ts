import { MONTHS_IN, PAID_PLANS, planCents } from '@clearedge/contract/routes/billing/plan-terms';
import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../../kernel/db.ts';

const MONTHS = 12;
const cases = PAID_PLANS.map(
  (plan) =>
    sql`when tier = ${plan.tier} and "interval" = ${plan.interval} then ${(planCents(plan) * MONTHS) / MONTHS_IN[plan.interval]}::int`,
);
/** Cents that a row of `subscriptions` brings in a year at its plan: whole, where a month's share of $250 is not. */
export const YEARLY_CENTS = sql`case ${sql.join(cases, sql` `)} else 0 end`;
/** Cents a month of so much a year. */
export const monthlyOf = (yearlyCents: number): number => Math.round(yearlyCents / MONTHS);

/** Cents a month of the subscriptions that run. */
export async function sumMonthly(db: Db): Promise<number> {
  const [row] = await rowsOf<{ sum: string }>(
    db,
    sql`select coalesce(sum(${YEARLY_CENTS}), 0) as sum from subscriptions where status in ('active', 'trialing')`,
  );
  return monthlyOf(Number(row?.sum ?? 0));
}

import { type Interval, MONTHS_IN, type PaidPlan, perPriceId, planCents } from '@clearedge/contract/routes/billing/plan-terms';
import { DAY_MS } from '@clearedge/quant/calendar';
import type { TestCheckoutView } from '../../../ports/payments.ts';

/** A subscription of the test checkout as it is kept; times are ISO text. */
export interface TestPlan extends PaidPlan {
  id: string;
  customerId: string;
  userId: string;
  status: 'active' | 'past_due' | 'canceled';
  startedAt: string;
  periodStartAt: string;
  periodEndAt: string;
  endsAtPeriodEnd: boolean;
  endedAt: string | null;
  next: PaidPlan | null;
  card: 'succeeds' | 'declined';
  /** The invoice that could not be paid, and since when. */
  owed: { invoiceId: string; since: string; attempts: number; periodEndAt: string } | null;
}

export interface TestCheckoutBody extends Pick<TestCheckoutView, 'id' | 'purpose' | 'userId' | 'plan' | 'dueNowCents' | 'beginsAnew'> {
  customerId: string;
  isComplete: boolean;
  expiresAt: string;
  subscriptionId: string | null;
}

export const TEST_PRICES = perPriceId(({ tier, interval }) =>
  interval === 'month' ? `price_test_${tier}` : `price_test_${tier}_${interval}`,
);
/** As Stripe's own schedule of retries: after the last one the subscription is given up. */
const RETRY_DAYS = [3, 5] as const;
export const GIVE_UP_DAYS = 8;

/** When a period that begins then ends: on the same day of a later month, or on its last day where it has none such. */
export function periodEndOf(at: Date, interval: Interval): Date {
  const next = new Date(at);
  next.setUTCMonth(next.getUTCMonth() + MONTHS_IN[interval]);
  if (next.getUTCDate() !== at.getUTCDate()) next.setUTCDate(0);
  return next;
}

/** What an upgrade costs now: the difference for what is left of the period; of another interval all of it, less what is left. */
export function upgradeCents(plan: TestPlan, to: PaidPlan, now: Date): number {
  const [from, until] = [Date.parse(plan.periodStartAt), Date.parse(plan.periodEndAt)];
  const left = Math.min(1, Math.max(0, (until - now.getTime()) / (until - from)));
  if (to.interval !== plan.interval) return planCents(to) - Math.round(planCents(plan) * left);
  return Math.round((planCents(to) - planCents(plan)) * left);
}

export const daysAfter = (iso: string, days: number): Date => new Date(Date.parse(iso) + days * DAY_MS);

/** When something next falls due; null once it has ended. */
export function nextDueOf(plan: TestPlan): Date | null {
  if (plan.status === 'canceled') return null;
  if (!plan.owed) return new Date(plan.periodEndAt);
  return daysAfter(plan.owed.since, RETRY_DAYS[plan.owed.attempts - 1] ?? GIVE_UP_DAYS);
}

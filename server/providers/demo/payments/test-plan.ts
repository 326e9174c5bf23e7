import { byPaidTier, TIER_PRICE_CENTS } from '@clearedge/contract/entitlements';
import { DAY_MS } from '@clearedge/quant/calendar';
import type { PaidTier } from '../../../ports/payments.ts';

/** A subscription of the test checkout as it is kept; times are ISO text. */
export interface TestPlan {
  id: string;
  customerId: string;
  userId: string;
  tier: PaidTier;
  status: 'active' | 'past_due' | 'canceled';
  startedAt: string;
  periodStartAt: string;
  periodEndAt: string;
  endsAtPeriodEnd: boolean;
  endedAt: string | null;
  nextTier: PaidTier | null;
  card: 'succeeds' | 'declined';
  /** The invoice that could not be paid, and since when. */
  owed: { invoiceId: string; since: string; attempts: number; periodEndAt: string } | null;
}

export interface TestCheckoutBody {
  id: string;
  purpose: 'subscribe' | 'upgrade' | 'card';
  customerId: string;
  userId: string;
  tier: PaidTier;
  dueNowCents: number;
  isComplete: boolean;
  expiresAt: string;
  subscriptionId: string | null;
}

export const TEST_PRICES = byPaidTier((tier) => `price_test_${tier}`);
/** As Stripe's own schedule of retries: after the last one the subscription is given up. */
const RETRY_DAYS = [3, 5] as const;
export const GIVE_UP_DAYS = 8;

/** The same day of the next month, or its last day where it has none such. */
export function monthAfter(at: Date): Date {
  const next = new Date(at);
  next.setUTCMonth(next.getUTCMonth() + 1);
  if (next.getUTCDate() !== at.getUTCDate()) next.setUTCDate(0);
  return next;
}

/** What an upgrade costs now: the difference for what is left of the period. */
export function upgradeCents(plan: TestPlan, tier: PaidTier, now: Date): number {
  const [from, until] = [Date.parse(plan.periodStartAt), Date.parse(plan.periodEndAt)];
  const left = Math.min(1, Math.max(0, (until - now.getTime()) / (until - from)));
  return Math.round((TIER_PRICE_CENTS[tier] - TIER_PRICE_CENTS[plan.tier]) * left);
}

export const daysAfter = (iso: string, days: number): Date => new Date(Date.parse(iso) + days * DAY_MS);

/** When something next falls due; null once it has ended. */
export function nextDueOf(plan: TestPlan): Date | null {
  if (plan.status === 'canceled') return null;
  if (!plan.owed) return new Date(plan.periodEndAt);
  return daysAfter(plan.owed.since, RETRY_DAYS[plan.owed.attempts - 1] ?? GIVE_UP_DAYS);
}

// No schema library here: screens import these values.
import { PAID_TIERS, type PaidTier, TIER_PRICE_CENTS, TIER_RANK } from '../../entitlements.ts';

/** How often a plan is billed. */
export const INTERVALS = ['month', 'year'] as const;
export type Interval = (typeof INTERVALS)[number];
export const MONTHS_IN: Readonly<Record<Interval, number>> = { month: 1, year: 12 };
/** Months that are paid for each time: a year costs ten. */
export const MONTHS_PAID: Readonly<Record<Interval, number>> = { month: 1, year: 10 };

/** A plan as it is sold. */
export interface PaidPlan {
  tier: PaidTier;
  interval: Interval;
}
export const PAID_PLANS: readonly PaidPlan[] = PAID_TIERS.flatMap((tier) => INTERVALS.map((interval) => ({ tier, interval })));
/** Cents each time it is billed. */
export const planCents = ({ tier, interval }: PaidPlan): number => TIER_PRICE_CENTS[tier] * MONTHS_PAID[interval];
export const isSamePlan = (one: PaidPlan, other: PaidPlan): boolean => one.tier === other.tier && one.interval === other.interval;
/** A higher plan begins once its difference is paid; any other change, and one to a shorter interval, waits for the end of what is paid. */
export const startsAtOnce = (from: PaidPlan, to: PaidPlan): boolean =>
  TIER_RANK[to.tier] > TIER_RANK[from.tier] && MONTHS_IN[to.interval] >= MONTHS_IN[from.interval];

export type PriceIdField = `${PaidTier}PriceId` | `${PaidTier}YearlyPriceId`;
export const priceIdField = ({ tier, interval }: PaidPlan): PriceIdField =>
  interval === 'year' ? `${tier}YearlyPriceId` : `${tier}PriceId`;
/** A value for each plan as it is sold, under the name of its Stripe price. */
export const perPriceId = <V>(make: (plan: PaidPlan) => V): Record<PriceIdField, V> =>
  Object.fromEntries(PAID_PLANS.map((plan) => [priceIdField(plan), make(plan)])) as Record<PriceIdField, V>;

/** Days for which a plan goes on after a payment that failed. */
export const GRACE_DAYS = 7;

/** How payments are taken: by Stripe, by the built-in test checkout (no money moves), or not at all. */
export type PaymentMode = 'stripe' | 'test' | 'off';

export const TEST_CARDS = ['succeeds', 'declined'] as const;
export type TestCard = (typeof TEST_CARDS)[number];

/** What a Stripe endpoint must be subscribed to; without the others plan changes, renewals paid elsewhere and refunds are seen a day late. */
export const REQUIRED_EVENTS = [
  'checkout.session.completed',
  'invoice.payment_succeeded',
  'invoice.payment_failed',
  'customer.subscription.deleted',
] as const;
export const ADVISED_EVENTS = [
  'customer.subscription.created',
  'customer.subscription.updated',
  'checkout.session.async_payment_succeeded',
  'invoice.paid',
  'charge.refunded',
] as const;

export const WEBHOOK_PATH = '/api/webhooks/stripe';

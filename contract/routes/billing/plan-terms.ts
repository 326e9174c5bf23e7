// No schema library here: screens import these values.
import { PAID_TIERS, type PaidTier } from '../../entitlements.ts';

export type PriceIdField = `${PaidTier}PriceId`;
export const priceIdField = (tier: PaidTier): PriceIdField => `${tier}PriceId`;
/** A value for each paid tier under the name of its Stripe price. */
export const perPriceId = <V>(make: (tier: PaidTier) => V): Record<PriceIdField, V> =>
  Object.fromEntries(PAID_TIERS.map((tier) => [priceIdField(tier), make(tier)])) as Record<PriceIdField, V>;

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

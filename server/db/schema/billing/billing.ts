import { PAID_TIERS, TIERS } from '@clearedge/contract/entitlements';
import { INTERVALS } from '@clearedge/contract/routes/billing/plan-terms';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { cents, instant, json } from '../../columns.ts';
import { users } from '../people/accounts.ts';

const GATEWAYS = ['stripe', 'test'] as const;

/** A payer as the payment provider knows one. Events may come before the payer is known here: then without a user. */
export const customers = pgTable(
  'customers',
  {
    id: text('id').primaryKey(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    gateway: text('gateway', { enum: GATEWAYS }).notNull(),
    isLive: boolean('is_live').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [index('customers_user').on(t.userId)],
);

/** A subscription as the provider last reported it is. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    id: text('id').primaryKey(),
    customerId: text('customer_id')
      .notNull()
      .references(() => customers.id),
    /** The provider's own word. */
    status: text('status').notNull(),
    /** Null when its price is none of ours. */
    tier: text('tier', { enum: TIERS }),
    interval: text('interval', { enum: INTERVALS }).notNull().default('month'),
    startedAt: instant('started_at').notNull(),
    periodEndAt: instant('period_end_at'),
    cancelAt: instant('cancel_at'),
    /** What follows at the end of the period, where that is another plan. */
    nextTier: text('next_tier', { enum: TIERS }),
    nextInterval: text('next_interval', { enum: INTERVALS }),
    graceUntil: instant('grace_until'),
    /** When the provider reported this, and how far that word outweighs another of the same second. */
    statedAt: instant('said_at').notNull(),
    statedRank: integer('said_rank').notNull(),
    statedIn: text('said_in').notNull(),
    /** Grows with every change; what was fetched before a change is not written over it. */
    version: integer('version').notNull().default(0),
  },
  (t) => [index('subscriptions_customer').on(t.customerId)],
);

/** One row per invoice that was paid or could not be. */
export const payments = pgTable(
  'payments',
  {
    id: uuid('id').primaryKey(),
    invoiceId: text('invoice_id').notNull(),
    number: text('number'),
    customerId: text('customer_id')
      .notNull()
      .references(() => customers.id),
    subscriptionId: text('subscription_id'),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    status: text('status', { enum: ['paid', 'failed'] }).notNull(),
    tier: text('tier', { enum: TIERS }),
    interval: text('interval', { enum: INTERVALS }),
    amountCents: cents('amount_cents').notNull(),
    refundedCents: cents('refunded_cents').notNull().default(0),
    currency: text('currency').notNull(),
    paymentIntentId: text('payment_intent_id'),
    hostedUrl: text('hosted_url'),
    billedAt: instant('billed_at').notNull(),
    periodEndAt: instant('period_end_at'),
    paidAt: instant('paid_at'),
    failedAt: instant('failed_at'),
    /** When we learned of the failure: the grace period counts from here. */
    failureSeenAt: instant('failure_seen_at'),
    nextAttemptAt: instant('next_attempt_at'),
    /** When those who wait for payments were told, and how much of it was told as refunded. */
    reportedAt: instant('told_at'),
    reportedRefundedCents: cents('told_refunded_cents').notNull().default(0),
  },
  (t) => [
    uniqueIndex('payments_invoice').on(t.invoiceId),
    index('payments_customer').on(t.customerId, t.billedAt),
    index('payments_user').on(t.userId),
    index('payments_paid_at').on(t.paidAt),
    check('payments_cents', sql`${t.amountCents} >= 0 and ${t.refundedCents} >= 0`),
  ],
);

/** What went back on a charge, kept apart: the refund may be told before the payment. */
export const refunds = pgTable(
  'refunds',
  {
    chargeId: text('charge_id').primaryKey(),
    customerId: text('customer_id').notNull(),
    invoiceId: text('invoice_id'),
    paymentIntentId: text('payment_intent_id'),
    refundedCents: cents('refunded_cents').notNull(),
    refundedAt: instant('refunded_at').notNull(),
  },
  (t) => [index('refunds_customer').on(t.customerId)],
);

/** Every event that was taken in, each once. */
export const stripeEvents = pgTable(
  'stripe_events',
  {
    id: text('id').primaryKey(),
    type: text('type').notNull(),
    gateway: text('gateway', { enum: GATEWAYS }).notNull(),
    createdAt: instant('created_at').notNull(),
    receivedAt: instant('received_at').notNull(),
    outcome: text('outcome').notNull(),
  },
  (t) => [index('stripe_events_received').on(t.receivedAt)],
);

/** What subscriptions last gave a user. Between two changes someone may be given another plan by an admin, and keeps it. */
export const planGrants = pgTable('plan_grants', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  tier: text('tier', { enum: TIERS }).notNull(),
  status: text('status').notNull(),
  endAt: instant('end_at'),
  changedAt: instant('changed_at').notNull(),
});

/** A plan that someone was given for a time: a referral's reward, or by staff. Nothing is billed for it. */
export const planGifts = pgTable('plan_gifts', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  tier: text('tier', { enum: PAID_TIERS }).notNull(),
  /** When it ends; while it waits, when it would have. */
  endAt: instant('end_at').notNull(),
  /** Since when it waits behind a paid plan that is as good: what is left then follows that plan. Null while it runs. */
  waitsSince: instant('waits_since'),
  givenBy: text('given_by', { enum: ['referral', 'admin'] }).notNull(),
  givenAt: instant('given_at').notNull(),
});

/** What an admin entered, encrypted; only the last four characters can be read. */
export const billingSettings = pgTable('billing_settings', {
  name: text('name').primaryKey(),
  sealed: text('sealed').notNull(),
  lastFour: text('last_four').notNull(),
  savedBy: uuid('saved_by'),
  savedAt: instant('saved_at').notNull(),
});

/** What the built-in test checkout remembers in the provider's place; no money is behind any of it. */
export const testPaymentObjects = pgTable(
  'test_payment_objects',
  {
    id: text('id').primaryKey(),
    kind: text('kind').notNull(),
    customerId: text('customer_id').notNull(),
    body: json<Record<string, unknown>>('body').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [index('test_payment_objects_customer').on(t.customerId, t.kind)],
);

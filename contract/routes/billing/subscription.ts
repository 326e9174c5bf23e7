import { z } from 'zod';
import { defineRoutes } from '../../route.ts';
import { Instant, Money, PaidTierSchema, TierSchema, Uuid } from '../../terms.ts';
import { INTERVALS } from './plan-terms.ts';

const IntervalSchema = z.enum(INTERVALS, { error: 'Choose month or year.' });

export const Subscription = z
  .object({
    tier: TierSchema,
    status: z.enum(['active', 'canceled', 'past_due', 'inactive']),
    payments: z.enum(['stripe', 'test', 'off']).meta({ description: 'test: the built-in checkout, no money moves; off: not set up' }),
    subscription: z
      .object({
        tier: PaidTierSchema,
        status: z.enum(['active', 'past_due']),
        interval: IntervalSchema,
        price: Money.meta({ description: 'Dollars each time it is billed' }),
        since: Instant,
        renewsAt: Instant.nullable().meta({ description: 'Null once it will end' }),
        cancelAt: Instant.nullable().meta({ description: 'When it ends; until then everything stays' }),
        nextTier: PaidTierSchema.nullable().meta({ description: 'The plan that follows at the end of the period' }),
        nextInterval: IntervalSchema.nullable().meta({ description: 'How that one is billed' }),
        changesAt: Instant.nullable(),
        graceUntil: Instant.nullable().meta({ description: 'After a failed payment: until when the plan goes on' }),
      })
      .nullable()
      .meta({ description: 'Null where nothing is billed' }),
    endsAt: Instant.nullable().meta({ description: 'End of a plan that was given and is not billed' }),
    gift: z
      .object({
        tier: PaidTierSchema,
        endsAt: Instant.nullable().meta({ description: 'When it ends; null while it waits' }),
        restDays: z.number().int().meta({ description: 'Whole days that are left, the begun one counted' }),
        isWaiting: z.boolean().meta({ description: 'A paid plan is as good: the rest follows when that ends' }),
      })
      .nullable()
      .meta({ description: 'A plan that was given for a time, by a referral code or by staff' }),
    hasPortal: z.boolean(),
  })
  .meta({ id: 'Subscription' });

export const Invoice = z
  .object({
    id: Uuid,
    number: z.string().nullable(),
    at: Instant,
    tier: TierSchema.nullable(),
    interval: IntervalSchema.nullable().meta({ description: 'Null where the invoice does not say' }),
    status: z.enum(['paid', 'failed', 'refunded', 'partly_refunded']),
    amount: Money,
    refunded: Money,
    periodEnd: Instant.nullable(),
    url: z.string().nullable().meta({ description: "The provider's page of this invoice" }),
  })
  .meta({ id: 'Invoice' });

export const SubscriptionChange = z
  .object({
    ok: z.literal(true),
    tier: TierSchema,
    checkoutUrl: z.string().optional().meta({ description: 'Of an upgrade: where it is paid. The plan follows the verified payment.' }),
    effectiveAt: Instant.optional().meta({ description: 'Of any other change: the end of the paid period' }),
  })
  .meta({ id: 'SubscriptionChange' });

export const subscriptionRoutes = defineRoutes({
  'GET /api/subscription': {
    id: 'getSubscription',
    summary: "One's plan and what is billed for it",
    access: 'member',
    response: Subscription,
  },
  'POST /api/subscription/change': {
    id: 'changeSubscription',
    summary: 'Change to another plan: an upgrade by a checkout, a smaller plan or another interval at the end of the paid period',
    access: 'member',
    perMinute: 30,
    body: z.object({
      tier: TierSchema,
      interval: IntervalSchema.optional().meta({ description: 'Left out: as the present plan is billed, by the month for the first' }),
    }),
    response: SubscriptionChange,
  },
  'POST /api/subscription/resume': {
    id: 'resumeSubscription',
    summary: 'Take a cancellation or a coming downgrade back',
    access: 'member',
    perMinute: 30,
    response: Subscription,
  },
  'POST /api/subscription/portal': {
    id: 'openBillingPortal',
    summary: "Open the provider's billing pages",
    access: 'member',
    perMinute: 30,
    response: z.object({ url: z.string() }),
  },
  'GET /api/subscription/invoices': {
    id: 'listInvoices',
    summary: "One's invoices, the latest first",
    access: 'member',
    response: z.array(Invoice),
  },
});

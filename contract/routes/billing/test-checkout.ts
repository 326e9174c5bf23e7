import { z } from 'zod';
import { defineRoutes } from '../../route.ts';
import { Instant, Money, TierSchema } from '../../terms.ts';
import { INTERVALS, TEST_CARDS } from './plan-terms.ts';

const params = z.object({ checkoutId: z.string().max(80) });

export const TestCheckout = z
  .object({
    id: z.string(),
    purpose: z.enum(['subscribe', 'upgrade', 'card']),
    tier: TierSchema.meta({ description: 'What is bought, or paid with the card' }),
    interval: z.enum(INTERVALS),
    price: Money.meta({ description: 'Dollars each time it is billed' }),
    beginsAnew: z.boolean().meta({ description: 'An upgrade to another interval: its period begins with the payment' }),
    dueNow: Money.meta({ description: 'Less what is left of a smaller plan' }),
    status: z.enum(['open', 'complete', 'expired']),
    expiresAt: Instant,
  })
  .meta({ id: 'TestCheckout' });

/** Only in demo mode; elsewhere both are not found. */
export const testCheckoutRoutes = defineRoutes({
  'GET /api/checkout/test/:checkoutId': {
    id: 'getTestCheckout',
    summary: "One of one's own test checkouts; demo mode only",
    access: 'member',
    params,
    response: TestCheckout,
  },
  'POST /api/checkout/test/:checkoutId': {
    id: 'payTestCheckout',
    summary: 'Pay a test checkout with a test card; no money moves',
    access: 'member',
    perMinute: 30,
    params,
    body: z.object({ card: z.enum(TEST_CARDS, { error: 'Choose one of the test cards.' }) }),
    response: z.object({ ok: z.literal(true), tier: TierSchema }),
  },
});

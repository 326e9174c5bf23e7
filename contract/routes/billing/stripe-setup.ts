import { z } from 'zod';
import { defineRoutes } from '../../route.ts';
import { Instant, Ok } from '../../terms.ts';
import { perPriceId } from './plan-terms.ts';

/** What stands for a secret in answers: dots and at most the last four characters. */
export const MASK = '••••';
const text = (pattern: RegExp, error: string) =>
  z
    .string({ error })
    .trim()
    .max(255, error)
    .refine((value) => value === '' || value.startsWith(MASK) || pattern.test(value), error)
    .optional()
    .meta({ description: 'Empty or left out: stays as it is' });

const Where = z.enum(['environment', 'saved', 'missing', 'unreadable']);

export const StripeConfig = z
  .object({
    stripeSecretKey: z.string().nullable().meta({ description: 'Masked' }),
    ...perPriceId(() => z.string().nullable()),
    webhookSecret: z.string().nullable().meta({ description: 'Masked' }),
    isConfigured: z.boolean(),
    isLive: z.boolean().nullable(),
    from: z.object({ stripeSecretKey: Where, ...perPriceId(() => Where), webhookSecret: Where }),
    savedAt: Instant.nullable(),
    savedBy: z.string().nullable(),
    payments: z.enum(['stripe', 'test', 'off']),
    maySell: z.boolean().meta({ description: 'False where live feeds are not confirmed for a paid product' }),
    webhookUrl: z.string(),
    lastEvent: z.object({ type: z.string(), receivedAt: Instant }).nullable(),
  })
  .meta({ id: 'StripeConfig' });

const prices = perPriceId(() => text(/^price_\w{4,}$/, 'A price id begins with price_.'));
const keys = {
  stripeSecretKey: text(/^(sk|rk)_(test|live)_\w{8,}$/, 'A secret key begins with sk_test_, sk_live_, rk_test_ or rk_live_.'),
  ...prices,
  webhookSecret: text(/^whsec_[\w+/=]{8,}$/, 'A signing secret begins with whsec_.'),
};

export const stripeSetupRoutes = defineRoutes({
  'GET /api/admin/stripe-config': {
    id: 'getStripeConfig',
    summary: 'How payments are set up; secrets are never part of it',
    access: 'staff',
    response: StripeConfig,
  },
  'POST /api/admin/stripe-config': {
    id: 'saveStripeConfig',
    summary: 'Save keys, encrypted; a field left empty stays as it is',
    access: 'staff',
    fresh: true,
    perMinute: 20,
    body: z.object({ ...keys, isConfigured: z.boolean().optional() }),
    response: StripeConfig,
  },
  'POST /api/admin/stripe-test': {
    id: 'testStripe',
    summary: 'Ask Stripe whether the key and the prices are right',
    access: 'staff',
    perMinute: 10,
    body: z.object({ stripeSecretKey: keys.stripeSecretKey, ...prices }),
    response: z.object({ ok: z.literal(true), isLive: z.boolean(), findings: z.array(z.string()) }),
  },
  'POST /api/webhooks/stripe': {
    id: 'receiveStripeEvent',
    summary: 'Events of the payment provider, signed by it',
    access: 'visitor',
    acceptsRaw: true,
    perMinute: 6000,
    response: Ok,
  },
});

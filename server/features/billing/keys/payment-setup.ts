import { byPaidTier, PAID_TIERS } from '@clearedge/contract/entitlements';
import { type PaymentMode, priceIdField } from '@clearedge/contract/routes/billing/plan-terms';
import type { Ctx } from '../../../kernel/ctx.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { keyedHash } from '../../../kernel/secrets.ts';
import type { ConfiguredKeys, Gateway, PaymentKeys } from '../../../ports/index.ts';
import { readKeys } from './read-keys.ts';

/** How payments are taken, and with what. */
export interface PaymentSetup {
  mode: PaymentMode;
  /** Null while something is missing. */
  stripe: PaymentKeys | null;
  /** Known as soon as this one secret is. */
  webhookSecret: string | null;
  /** Of Stripe: the ids that are known. */
  prices: ConfiguredKeys['prices'];
  test: PaymentKeys | null;
}

/** The demo installation's own secret: only it can sign events of the test checkout. */
const testKeys = (ctx: Ctx): PaymentKeys | null =>
  ctx.ports.payments.test && ctx.config.isDemo
    ? {
        secretKey: 'sk_test_checkout',
        webhookSecret: `whsec_${keyedHash(ctx, 'test checkout', 'webhook')}`,
        prices: ctx.ports.payments.test.prices,
      }
    : null;

const isComplete = (prices: ConfiguredKeys['prices']): prices is PaymentKeys['prices'] => PAID_TIERS.every((tier) => prices[tier] !== null);

export async function readSetup(ctx: Ctx): Promise<PaymentSetup> {
  const keys = await readKeys(ctx);
  const [secretKey, webhookSecret] = [keys.stripeSecretKey.value, keys.webhookSecret.value];
  const prices = byPaidTier((tier) => keys[priceIdField(tier)].value);
  const stripe = secretKey !== null && webhookSecret !== null && isComplete(prices) ? { secretKey, webhookSecret, prices } : null;
  const test = testKeys(ctx);
  return { mode: stripe ? 'stripe' : test ? 'test' : 'off', stripe, webhookSecret, prices, test };
}

const NOT_SET_UP = 'Payments are not set up on this installation yet.';

/** Whom a new payment goes to, and the keys for that; 503 where nobody can take one. */
export async function requireSetup(ctx: Ctx): Promise<{ gateway: Gateway; keys: PaymentKeys }> {
  const { stripe, test } = await readSetup(ctx);
  if (stripe) return { gateway: 'stripe', keys: stripe };
  if (test) return { gateway: 'test', keys: test };
  throw new Refusal('UNAVAILABLE', NOT_SET_UP);
}

/** The keys of the one with whom a subscription was made. */
export async function requireKeys(ctx: Ctx, gateway: Gateway): Promise<PaymentKeys> {
  const keys = (await readSetup(ctx))[gateway];
  if (!keys) throw new Refusal('UNAVAILABLE', NOT_SET_UP);
  return keys;
}

export const isLiveKey = (secretKey: string): boolean => /^(sk|rk)_live_/.test(secretKey);

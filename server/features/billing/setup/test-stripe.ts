import { byPaidTier } from '@clearedge/contract/entitlements';
import { priceIdField } from '@clearedge/contract/routes/billing/plan-terms';
import { MASK } from '@clearedge/contract/routes/billing/stripe-setup';
import type { Ctx } from '../../../kernel/ctx.ts';
import type { Verb } from '../../../kernel/feature.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { PaymentFailure, type PaymentKeys, type PaymentShelf } from '../../../ports/index.ts';
import { type KnownSetting, readKeys } from '../keys/read-keys.ts';

const entered = (value: string | undefined, known: KnownSetting): string =>
  value !== undefined && value !== '' && !value.startsWith(MASK) ? value : (known.value ?? '');

async function check(ctx: Ctx, secretKey: string, prices: PaymentKeys['prices']): Promise<{ isLive: boolean; findings: string[] }> {
  try {
    return await ctx.ports.payments.stripe.open({ secretKey, webhookSecret: '', prices }, {} as PaymentShelf).checkPrices();
  } catch (error) {
    if (!(error instanceof PaymentFailure)) throw error;
    if (error.fault === 'key') throw new Refusal('UNPROCESSABLE', 'Stripe does not accept this secret key.');
    throw new Refusal('UNAVAILABLE', 'Unable to connect to Stripe');
  }
}

/** Asks Stripe, and nobody else, whether key and prices are right: those entered, or those saved. Nothing is kept. */
export const testStripe: Verb<'POST /api/admin/stripe-test'> = async (ctx, { body }) => {
  const keys = await readKeys(ctx);
  const secretKey = entered(body.stripeSecretKey, keys.stripeSecretKey);
  if (secretKey === '')
    throw new Refusal('INVALID_INPUT', 'Enter a secret key first.', {
      issues: [{ path: 'stripeSecretKey', message: 'Enter a secret key first.' }],
    });
  const prices = byPaidTier((tier) => entered(body[priceIdField(tier)], keys[priceIdField(tier)]));
  const { isLive, findings } = await check(ctx, secretKey, prices);
  return { ok: true, isLive, findings };
};

import type { Ctx } from '../../../kernel/ctx.ts';
import type { Verb } from '../../../kernel/feature.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { BadEvent, type PaymentEvent } from '../../../ports/index.ts';
import { machineNow } from '../../accounts/index.ts';
import { isLiveKey, type PaymentSetup, readSetup } from '../keys/payment-setup.ts';
import { readKeys } from '../keys/read-keys.ts';
import { type Origin, originOf, type ReceiveEvent } from './receive-event.ts';

const NO_SECRET = 'The signing secret of this address is not set up.';

/** The event in a request; throws BadEvent. */
function read(ctx: Ctx, secret: string): PaymentEvent {
  const { bytes, signatures } = ctx.request?.raw ?? { bytes: Buffer.alloc(0), signatures: [] };
  return ctx.ports.payments.stripe.readEvent({ raw: bytes, signature: signatures[0]!, secret, receivedAt: machineNow(ctx) });
}

/** Without Stripe's secret only a demo's own test events can be told from anybody's. */
function readTest(ctx: Ctx, { test }: PaymentSetup): { event: PaymentEvent; origin: Origin } {
  if (!test) throw new Refusal('UNAVAILABLE', NO_SECRET);
  try {
    return { event: read(ctx, test.webhookSecret), origin: originOf('test', test, false) };
  } catch (error) {
    throw error instanceof BadEvent ? new Refusal('UNAVAILABLE', NO_SECRET) : error;
  }
}

async function readAny(ctx: Ctx): Promise<{ event: PaymentEvent; origin: Origin }> {
  const setup = await readSetup(ctx);
  const { webhookSecret, prices } = setup;
  if (webhookSecret === null) return readTest(ctx, setup);
  const secretKey = (await readKeys(ctx)).stripeSecretKey.value;
  const origin: Origin = { gateway: 'stripe', prices, isLive: secretKey === null ? null : isLiveKey(secretKey) };
  return { event: read(ctx, webhookSecret), origin };
}

/** Takes an event in if its signature over the very bytes is right. Who calls, and from where, does not matter. */
export const receiveStripeEvent =
  (receive: ReceiveEvent): Verb<'POST /api/webhooks/stripe'> =>
  async (ctx) => {
    const signatures = ctx.request?.raw?.signatures ?? [];
    if (signatures.length !== 1 || signatures[0] === '') throw new Refusal('BAD_REQUEST', 'One Stripe-Signature header is needed.');
    try {
      const { event, origin } = await readAny(ctx);
      await receive(ctx, event, origin);
    } catch (error) {
      if (!(error instanceof BadEvent)) throw error;
      ctx.log.warn({ reason: error.message }, 'a payment event was refused');
      throw new Refusal('BAD_REQUEST', error.message);
    }
    return { ok: true };
  };

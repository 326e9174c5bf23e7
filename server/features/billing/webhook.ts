import type { Ctx } from '../../kernel/ctx.ts';
import { DomainError } from '../../kernel/domain-error.ts';
import type { Verb } from '../../kernel/feature.ts';
import { BadEvent, type Gateway, type PaymentEvent, type PaymentKeys, type PriceIds } from '../../ports/index.ts';
import { machineNow, toProductTime } from '../accounts/index.ts';
import type { BillingHooks } from './billing-hooks.ts';
import type { FollowUps } from './jobs.ts';
import { isLiveKey, type PaymentSetup, readKeys, readSetup } from './payment-keys.ts';
import { insertStripeEvent, writeOutcome } from './state/event-rows.ts';
import { providerNow } from './state/read-plan-states.ts';
import type { Effect } from './stripe-events/effect.ts';
import { takeIn } from './stripe-events/index.ts';

interface Origin {
  gateway: Gateway;
  prices: PriceIds;
  /** Of the keys in use; null while the key is not known. */
  isLive: boolean | null;
}
/** Takes a verified event in: it is recorded, and what it says done, in one transaction, once. */
export type ReceiveEvent = (ctx: Ctx, event: PaymentEvent, origin: Origin) => Promise<void>;

async function enqueueFollowUps(tx: Ctx, event: PaymentEvent, { gateway }: Origin, effect: Effect, jobs: FollowUps): Promise<void> {
  const { subscriptionId, chargeId, graceUntil, userId } = effect;
  if (subscriptionId && gateway === 'stripe') await tx.enqueue(jobs.syncSubscription, { subscriptionId }, { dedupeKey: event.id });
  if (chargeId) await tx.enqueue(jobs.findRefundedInvoice, { chargeId, gateway }, { dedupeKey: event.id });
  if (!graceUntil || !userId) return;
  const runAt = gateway === 'stripe' ? toProductTime(tx, graceUntil) : graceUntil;
  await tx.enqueue(jobs.endGrace, { userId }, { runAt, dedupeKey: `${userId} ${graceUntil.toISOString()}` });
}

export const receiveEvent =
  (hooks: BillingHooks, jobs: FollowUps): ReceiveEvent =>
  (ctx, event, origin) =>
    ctx.transact(async (tx) => {
      const { gateway, prices, isLive } = origin;
      const { id, type, createdAt } = event;
      const isNew = await insertStripeEvent(tx.db, { id, type, gateway, createdAt, receivedAt: tx.now(), outcome: 'arriving' });
      if (!isNew) return;
      const isOther = isLive !== null && isLive !== event.isLive;
      const effect = isOther
        ? { outcome: 'ignored: of the other mode, live or test' }
        : await takeIn({ tx, event, gateway, hooks, prices, seenAt: providerNow(tx, gateway) });
      await writeOutcome(tx.db, id, effect.outcome);
      await enqueueFollowUps(tx, event, origin, effect, jobs);
      if (effect.outcome !== 'done') tx.log.info({ event: id, type, outcome: effect.outcome }, 'a payment event changed no plan');
    });

export const originOf = (gateway: Gateway, keys: PaymentKeys, isLive: boolean): Origin => ({ gateway, prices: keys.prices, isLive });

const NO_SECRET = 'The signing secret of this address is not set up.';

/** The event in a request; throws BadEvent. */
function read(ctx: Ctx, secret: string): PaymentEvent {
  const { bytes, signatures } = ctx.request?.raw ?? { bytes: Buffer.alloc(0), signatures: [] };
  return ctx.ports.payments.stripe.readEvent({ raw: bytes, signature: signatures[0]!, secret, receivedAt: machineNow(ctx) });
}

/** Without Stripe's secret only a demo's own test events can be told from anybody's. */
function readTest(ctx: Ctx, { test }: PaymentSetup): { event: PaymentEvent; origin: Origin } {
  if (!test) throw new DomainError('UNAVAILABLE', NO_SECRET);
  try {
    return { event: read(ctx, test.webhookSecret), origin: originOf('test', test, false) };
  } catch (error) {
    throw error instanceof BadEvent ? new DomainError('UNAVAILABLE', NO_SECRET) : error;
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
    if (signatures.length !== 1 || signatures[0] === '') throw new DomainError('BAD_REQUEST', 'One Stripe-Signature header is needed.');
    try {
      const { event, origin } = await readAny(ctx);
      await receive(ctx, event, origin);
    } catch (error) {
      if (!(error instanceof BadEvent)) throw error;
      ctx.log.warn({ reason: error.message }, 'a payment event was refused');
      throw new DomainError('BAD_REQUEST', error.message);
    }
    return { ok: true };
  };

import type { Ctx } from '../../../kernel/ctx.ts';
import type { ConfiguredKeys, Gateway, PaymentEvent, PaymentKeys } from '../../../ports/index.ts';
import { toProductTime } from '../../accounts/index.ts';
import type { BillingHooks } from '../billing-hooks.ts';
import type { FollowUps } from '../jobs.ts';
import { insertStripeEvent, writeOutcome } from '../state/event-rows.ts';
import { providerNow } from '../state/read-standings.ts';
import type { Effect } from '../stripe-events/effect.ts';
import { takeIn } from '../stripe-events/index.ts';

export interface Origin {
  gateway: Gateway;
  prices: ConfiguredKeys['prices'];
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

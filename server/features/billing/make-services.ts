import type { Ctx } from '../../kernel/ctx.ts';
import type { Gateway } from '../../ports/index.ts';
import type { BillingHooks } from './billing-hooks.ts';
import { type FollowUps, followUps } from './jobs.ts';
import { requireKeys } from './payment-keys.ts';
import { askAccount, type BillingServices } from './plan/with-account.ts';
import { findCustomer, lockCustomer } from './state/customer-rows.ts';
import { notifyPayments } from './state/notify-payments.ts';
import { findRefund, writeRefund } from './state/payment-rows.ts';
import { inStore, receiveTestEvent } from './test-checkout/in-store.ts';
import { endGrace, syncSubscription } from './upkeep/sync-subscription.ts';
import { receiveEvent } from './webhook.ts';

/** A refund names the charge and not the invoice: asks whose it was. */
async function findRefundedInvoice(
  ctx: Ctx,
  services: BillingServices,
  hooks: BillingHooks,
  chargeId: string,
  gateway: Gateway,
): Promise<void> {
  const refund = await findRefund(ctx.db, chargeId);
  if (!refund?.paymentIntentId || refund.invoiceId !== null) return;
  const { paymentIntentId } = refund;
  const invoiceId = await askAccount(ctx, services, gateway, (account) => account.findInvoiceOf(paymentIntentId));
  if (invoiceId === null) return;
  await ctx.transact(async (tx) => {
    const known = await findCustomer(tx.db, refund.customerId);
    if (!known) return;
    await lockCustomer(tx.db, known);
    const fresh = await findRefund(tx.db, chargeId);
    if (fresh) await writeRefund(tx.db, { ...fresh, invoiceId });
    await notifyPayments(tx, hooks, refund.customerId);
  });
}

const signedAtOf = (signature: string): Date => new Date(Number(/t=(\d+)/.exec(signature)?.[1] ?? 0) * 1000);

/** Ties what takes events in to the jobs that follow from them. */
export function makeServices(hooks: BillingHooks): BillingServices {
  const jobs: FollowUps = followUps(() => ({
    syncSubscription: (ctx, { subscriptionId }) => syncSubscription(ctx, services, subscriptionId),
    findRefundedInvoice: (ctx, { chargeId, gateway }) => findRefundedInvoice(ctx, services, hooks, chargeId, gateway),
    endGrace: (ctx, { userId }) =>
      endGrace(ctx, userId, (tx, runAt, until) =>
        tx.enqueue(jobs.endGrace, { userId }, { runAt, dedupeKey: `${userId} ${until.toISOString()}` }),
      ),
    endSubscription: (ctx, { subscriptionId, gateway }) => askAccount(ctx, services, gateway, (account) => account.endNow(subscriptionId)),
    // It may have waited longer than a signature holds: this queue is ours.
    deliverTestEvent: (ctx, event) => receiveTestEvent(ctx, services.receive, event, signedAtOf(event.signature)),
    wakeTestPlan: async (ctx, { subscriptionId }) => {
      const keys = await requireKeys(ctx, 'test');
      await inStore(ctx, services, (test, store) => test.wake(keys, store, subscriptionId));
      await syncSubscription(ctx, services, subscriptionId);
    },
  }));
  const services: BillingServices = { jobs, receive: receiveEvent(hooks, jobs) };
  return services;
}

import type { BillingHooks } from './billing-hooks.ts';
import { type FollowUps, followUps } from './jobs.ts';
import { requireKeys } from './keys/payment-setup.ts';
import { askAccount, type Works } from './plan/with-account.ts';
import { onShelf, receiveTestEvent } from './test-checkout/on-shelf.ts';
import { findRefundedInvoice } from './upkeep/find-refunded-invoice.ts';
import { endGrace, syncSubscription } from './upkeep/sync-subscription.ts';
import { receiveEvent } from './webhook/receive-event.ts';

const signedAtOf = (signature: string): Date => new Date(Number(/t=(\d+)/.exec(signature)?.[1] ?? 0) * 1000);

/** Ties what takes events in to the jobs that follow from them. */
export function makeWorks(hooks: BillingHooks): Works {
  const jobs: FollowUps = followUps(() => ({
    syncSubscription: (ctx, { subscriptionId }) => syncSubscription(ctx, works, subscriptionId),
    findRefundedInvoice: (ctx, { chargeId, gateway }) => findRefundedInvoice(ctx, works, hooks, chargeId, gateway),
    endGrace: (ctx, { userId }) =>
      endGrace(ctx, userId, (tx, runAt, until) =>
        tx.enqueue(jobs.endGrace, { userId }, { runAt, dedupeKey: `${userId} ${until.toISOString()}` }),
      ),
    endSubscription: (ctx, { subscriptionId, gateway }) => askAccount(ctx, works, gateway, (account) => account.endNow(subscriptionId)),
    // It may have waited longer than a signature holds: this queue is ours.
    deliverTestEvent: (ctx, event) => receiveTestEvent(ctx, works.receive, event, signedAtOf(event.signature)),
    wakeTestPlan: async (ctx, { subscriptionId }) => {
      const keys = await requireKeys(ctx, 'test');
      await onShelf(ctx, works, (test, shelf) => test.wake(keys, shelf, subscriptionId));
      await syncSubscription(ctx, works, subscriptionId);
    },
  }));
  const works: Works = { jobs, receive: receiveEvent(hooks, jobs) };
  return works;
}

import { defineJob, type JobDefinition } from '../../kernel/ctx.ts';
import type { Gateway, SignedEvent } from '../../ports/index.ts';

/** What follows from an event after it is committed; named here, done by `billing-jobs.ts`. */
export interface FollowUps {
  syncSubscription: JobDefinition<{ subscriptionId: string }>;
  findRefundedInvoice: JobDefinition<{ chargeId: string; gateway: Gateway }>;
  endGrace: JobDefinition<{ userId: string }>;
  endSubscription: JobDefinition<{ subscriptionId: string; gateway: Gateway }>;
  deliverTestEvent: JobDefinition<SignedEvent>;
  wakeTestPlan: JobDefinition<{ subscriptionId: string }>;
}

type Runs = { [K in keyof FollowUps]: FollowUps[K]['run'] };

/** The jobs by name; `runs` may come later, as what they do enqueues them again. */
export const followUps = (runs: () => Runs): FollowUps => ({
  syncSubscription: defineJob({ name: 'sync-subscription', maxAttempts: 5, run: (ctx, payload) => runs().syncSubscription(ctx, payload) }),
  findRefundedInvoice: defineJob({
    name: 'find-refunded-invoice',
    maxAttempts: 8,
    run: (ctx, payload) => runs().findRefundedInvoice(ctx, payload),
  }),
  endGrace: defineJob({ name: 'end-grace', run: (ctx, payload) => runs().endGrace(ctx, payload) }),
  endSubscription: defineJob({ name: 'end-subscription', maxAttempts: 12, run: (ctx, payload) => runs().endSubscription(ctx, payload) }),
  deliverTestEvent: defineJob({ name: 'deliver-test-event', run: (ctx, payload) => runs().deliverTestEvent(ctx, payload) }),
  wakeTestPlan: defineJob({ name: 'wake-test-plan', run: (ctx, payload) => runs().wakeTestPlan(ctx, payload) }),
});

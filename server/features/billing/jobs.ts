import { z } from 'zod';
import { defineJob, type JobDefinition } from '../../kernel/ctx.ts';

const Subscription = z.object({ subscriptionId: z.string() });
const gateway = z.enum(['stripe', 'test']);
const RefundedCharge = z.object({ chargeId: z.string(), gateway });
const User = z.object({ userId: z.string() });
const EndedSubscription = z.object({ subscriptionId: z.string(), gateway });
const SignedEvent = z.object({ raw: z.string(), signature: z.string() });

/** What follows from an event after it is committed; named here, done by `billing-jobs.ts`. */
export interface FollowUps {
  syncSubscription: JobDefinition<z.infer<typeof Subscription>>;
  findRefundedInvoice: JobDefinition<z.infer<typeof RefundedCharge>>;
  endGrace: JobDefinition<z.infer<typeof User>>;
  endSubscription: JobDefinition<z.infer<typeof EndedSubscription>>;
  deliverTestEvent: JobDefinition<z.infer<typeof SignedEvent>>;
  wakeTestPlan: JobDefinition<z.infer<typeof Subscription>>;
}

type Runs = { [K in keyof FollowUps]: FollowUps[K]['run'] };

/** The jobs by name; `runs` may come later, as what they do enqueues them again. */
export const followUps = (runs: () => Runs): FollowUps => ({
  syncSubscription: defineJob({
    payload: Subscription,
    name: 'sync-subscription',
    maxAttempts: 5,
    run: (ctx, payload) => runs().syncSubscription(ctx, payload),
  }),
  findRefundedInvoice: defineJob({
    payload: RefundedCharge,
    name: 'find-refunded-invoice',
    maxAttempts: 8,
    run: (ctx, payload) => runs().findRefundedInvoice(ctx, payload),
  }),
  endGrace: defineJob({ payload: User, name: 'end-grace', run: (ctx, payload) => runs().endGrace(ctx, payload) }),
  endSubscription: defineJob({
    payload: EndedSubscription,
    name: 'end-subscription',
    maxAttempts: 12,
    run: (ctx, payload) => runs().endSubscription(ctx, payload),
  }),
  deliverTestEvent: defineJob({
    payload: SignedEvent,
    name: 'deliver-test-event',
    run: (ctx, payload) => runs().deliverTestEvent(ctx, payload),
  }),
  wakeTestPlan: defineJob({ payload: Subscription, name: 'wake-test-plan', run: (ctx, payload) => runs().wakeTestPlan(ctx, payload) }),
});

import { type Ctx, defineJob, defineSchedule, FIRED } from '../../kernel/ctx.ts';
import { defineFeature, type Feature } from '../../kernel/feature.ts';
import type { BillingHooks } from './billing-hooks.ts';
import { readKeys } from './keys/read-keys.ts';
import { makeWorks } from './make-works.ts';
import { changeSubscription } from './plan/change-subscription.ts';
import { endBilling } from './plan/end-billing.ts';
import { getSubscription } from './plan/get-subscription.ts';
import { listInvoices } from './plan/list-invoices.ts';
import { openPortal } from './plan/open-portal.ts';
import { resumeSubscription } from './plan/resume-subscription.ts';
import { getStripeConfig, saveStripeConfig } from './setup/stripe-config.ts';
import { testStripe } from './setup/test-stripe.ts';
import { listPaymentsOfUser, refundPayment } from './staff/refund-payment.ts';
import { getTestCheckout, payTestCheckout } from './test-checkout/own-checkout.ts';
import { reconcile } from './upkeep/reconcile.ts';
import { receiveStripeEvent } from './webhook/receive-stripe-event.ts';

export interface Billing {
  feature: Feature;
  /** For an account that is being deleted. */
  endBilling: (tx: Ctx, userId: string) => Promise<void>;
}

/** A changed SECRET_KEY makes saved keys unreadable: said at the start, by name, before somebody tries to pay. */
async function sayUnreadable(ctx: Ctx): Promise<void> {
  const unreadable = Object.entries(await readKeys(ctx)).flatMap(([name, { from }]) => (from === 'unreadable' ? [name] : []));
  if (unreadable.length > 0)
    ctx.log.error(
      { settings: unreadable },
      'saved payment keys cannot be read: SECRET_KEY is not the one they were saved with; enter them again',
    );
}

/** Plans, payments and the provider's events; `hooks` are told of money that came in or went back. */
export function createBillingFeature(hooks: BillingHooks): Billing {
  const works = makeWorks(hooks);
  const { jobs } = works;
  const reconcileJob = defineJob({
    payload: FIRED,
    name: 'reconcile-subscriptions',
    maxAttempts: 3,
    leaseSeconds: 3600,
    run: (ctx) => reconcile(ctx, works),
  });
  const feature = defineFeature({
    name: 'billing',
    routes: {
      'GET /api/subscription': getSubscription,
      'POST /api/subscription/change': changeSubscription(works),
      'POST /api/subscription/resume': resumeSubscription(works),
      'POST /api/subscription/portal': openPortal(works),
      'GET /api/subscription/invoices': listInvoices,
      'GET /api/checkout/test/:checkoutId': getTestCheckout(works),
      'POST /api/checkout/test/:checkoutId': payTestCheckout(works),
      'GET /api/admin/users/:userId/payments': listPaymentsOfUser,
      'POST /api/admin/payments/:paymentId/refund': refundPayment(works),
      'GET /api/admin/stripe-config': getStripeConfig,
      'POST /api/admin/stripe-config': saveStripeConfig,
      'POST /api/admin/stripe-test': testStripe,
      'POST /api/webhooks/stripe': receiveStripeEvent(works.receive),
    },
    jobs: [
      jobs.syncSubscription,
      jobs.findRefundedInvoice,
      jobs.endGrace,
      jobs.endSubscription,
      jobs.deliverTestEvent,
      jobs.wakeTestPlan,
      reconcileJob,
    ],
    schedules: [defineSchedule({ name: 'reconcile-subscriptions', job: reconcileJob, every: { cron: '40 4 * * *' } })],
    prepare: sayUnreadable,
  });
  return { feature, endBilling: endBilling(jobs) };
}

import { perPriceId, priceIdField } from '@clearedge/contract/routes/billing/plan-terms';
import { MASK } from '@clearedge/contract/routes/billing/stripe-setup';
import { formatCents } from '@clearedge/quant/money';
import { requireUser } from '../../kernel/access.ts';
import { audit } from '../../kernel/audit.ts';
import { centsOf } from '../../kernel/cents-of.ts';
import { type Ctx, defineJob, defineSchedule, FIRED } from '../../kernel/ctx.ts';
import { DomainError } from '../../kernel/domain-error.ts';
import { defineFeature, type Feature, type Verb } from '../../kernel/feature.ts';
import { type Gateway, PaymentFailure, type PaymentKeys, type PaymentStore } from '../../ports/index.ts';
import { checkMayOffer } from '../limits/index.ts';
import type { BillingHooks } from './billing-hooks.ts';
import type { FollowUps } from './jobs.ts';
import { makeServices } from './make-services.ts';
import { type KnownSetting, readKeys, readSetup } from './payment-keys.ts';
import { changeSubscription } from './plan/change-subscription.ts';
import { listInvoices, listInvoicesOf, presentInvoice } from './plan/list-invoices.ts';
import { findRunning, presentPlan } from './plan/my-plan.ts';
import { type BillingServices, withAccount } from './plan/with-account.ts';
import { getStripeConfig, saveStripeConfig } from './setup/stripe-config.ts';
import { findCustomer } from './state/customer-rows.ts';
import { findPayment, type Payment } from './state/payment-rows.ts';
import { providerNow, readPlanStates } from './state/read-plan-states.ts';
import { listRunning } from './state/subscription-rows.ts';
import { getTestCheckout, payTestCheckout } from './test-checkout/my-checkout.ts';
import { keepAnswer, syncSubscription } from './upkeep/sync-subscription.ts';
import { receiveStripeEvent } from './webhook.ts';

const listPaymentsOfUser: Verb<'GET /api/admin/users/:userId/payments'> = (ctx, { params }) => listInvoicesOf(ctx, params.userId);

async function getPayment(ctx: Ctx, id: string): Promise<Payment> {
  const payment = await findPayment(ctx.db, id);
  if (!payment) throw new DomainError('NOT_FOUND', 'This payment could not be found.');
  return payment;
}

function checkRefundable({ status, amountCents, refundedCents }: Payment, cents: number, seenCents: number): void {
  if (status !== 'paid') throw new DomainError('CONFLICT', 'This invoice was not paid, so there is nothing to give back.');
  if (refundedCents !== seenCents)
    throw new DomainError('CONFLICT', 'This payment was refunded while you were editing. Refresh and try again.');
  if (cents <= amountCents - refundedCents) return;
  const message = `At most ${formatCents(amountCents - refundedCents)} can still go back.`;
  throw new DomainError('INVALID_INPUT', message, { issues: [{ path: 'amount', message }] });
}

/** Asks the provider to give money back; what follows, a partner's commission too, comes by its event. The same refund asked for twice is one. */
const refundPayment =
  (services: BillingServices): Verb<'POST /api/admin/payments/:paymentId/refund'> =>
  async (ctx, { params, body }) => {
    const payment = await getPayment(ctx, params.paymentId);
    const amountCents = centsOf(body.amount, 'amount', 0.01);
    checkRefundable(payment, amountCents, centsOf(body.refunded, 'refunded'));
    const customer = await findCustomer(ctx.db, payment.customerId);
    const { invoiceId, paymentIntentId, refundedCents } = payment;
    const key = `refund ${payment.id} ${refundedCents} ${amountCents}`;
    const order = { customerId: payment.customerId, invoiceId, paymentIntentId, amountCents, alreadyCents: refundedCents, key };
    await withAccount(ctx, services, customer!.gateway, (account) => account.refund(order));
    await audit(ctx, 'payment.refunded', `payment:${payment.id}`, { amountCents, invoice: invoiceId, reason: body.reason });
    return presentInvoice(await getPayment(ctx, payment.id));
  };

const PAGE = 100;

async function reconcileOf(ctx: Ctx, services: BillingServices, gateway: Gateway): Promise<number> {
  let checked = 0;
  for (let after = ''; ; ) {
    const ids = await listRunning(ctx.db, gateway, after, PAGE);
    for (const id of ids) {
      try {
        await syncSubscription(ctx, services, id);
        checked++;
      } catch (error) {
        if (!(error instanceof PaymentFailure)) throw error;
        ctx.log.warn({ subscription: id, fault: error.fault, reason: error.message }, 'a subscription could not be compared');
        // With no answer or a wrong key the others fail as well; tomorrow is another day.
        if (error.fault !== 'refused') return checked;
      }
    }
    if (ids.length < PAGE) return checked;
    after = ids.at(-1)!;
  }
}

/** Compares every running subscription with the provider: what a missing event would have changed is caught up. */
async function reconcile(ctx: Ctx, services: BillingServices): Promise<void> {
  const { stripe, test } = await readSetup(ctx);
  const checked = (stripe ? await reconcileOf(ctx, services, 'stripe') : 0) + (test ? await reconcileOf(ctx, services, 'test') : 0);
  if (checked > 0) ctx.log.info({ checked }, 'subscriptions were compared with the payment provider');
}

const entered = (value: string | undefined, known: KnownSetting): string | null =>
  value !== undefined && value !== '' && !value.startsWith(MASK) ? value : known.value;

async function check(ctx: Ctx, secretKey: string, prices: PaymentKeys['prices']): Promise<{ isLive: boolean; findings: string[] }> {
  try {
    return await ctx.ports.payments.stripe.open({ secretKey, webhookSecret: '', prices }, {} as PaymentStore).checkPrices();
  } catch (error) {
    if (!(error instanceof PaymentFailure)) throw error;
    if (error.fault === 'key') throw new DomainError('UNPROCESSABLE', 'Stripe does not accept this secret key.');
    throw new DomainError('UNAVAILABLE', 'Unable to connect to Stripe');
  }
}

/** Asks Stripe, and no one else, whether key and prices are right: those entered, or those saved. Nothing is kept. */
const testStripe: Verb<'POST /api/admin/stripe-test'> = async (ctx, { body }) => {
  const keys = await readKeys(ctx);
  const secretKey = entered(body.stripeSecretKey, keys.stripeSecretKey);
  if (secretKey === null)
    throw new DomainError('INVALID_INPUT', 'Enter a secret key first.', {
      issues: [{ path: 'stripeSecretKey', message: 'Enter a secret key first.' }],
    });
  const prices = perPriceId((plan) => entered(body[priceIdField(plan)], keys[priceIdField(plan)]));
  const { isLive, findings } = await check(ctx, secretKey, prices);
  return { ok: true, isLive, findings };
};

/** Takes back what was to happen at the end of the period. */
const resumeSubscription =
  (services: BillingServices): Verb<'POST /api/subscription/resume'> =>
  async (ctx) => {
    const userId = requireUser(ctx.actor);
    const running = await findRunning(ctx, userId);
    if (!running || (!running.cancelAt && !running.next))
      throw new DomainError('CONFLICT', 'There is no cancellation or change to take back.');
    await checkMayOffer(ctx, userId);
    const { gateway } = running.customer;
    const requestedAt = providerNow(ctx, gateway);
    const snapshot = await withAccount(ctx, services, gateway, (account) => account.resume(running.id));
    await keepAnswer(ctx, { gateway, snapshot, requestedAt, cause: 'resumed by the user' });
    await audit(ctx, 'plan.resumed', `user:${userId}`, { subscription: running.id });
    return presentPlan(ctx, userId);
  };

/** The provider's own pages for card and address. */
const openPortal =
  (services: BillingServices): Verb<'POST /api/subscription/portal'> =>
  async (ctx) => {
    const running = await findRunning(ctx, requireUser(ctx.actor));
    if (!running) throw new DomainError('CONFLICT', 'There is no subscription to manage yet.');
    const { id, gateway } = running.customer;
    return { url: await withAccount(ctx, services, gateway, (account) => account.openPortal(id, `${ctx.config.publicUrl}/subscribe`)) };
  };

/** Someone deletes the account: what is billed must end with it. Call it in that transaction, before the account is gone. */
const endBilling =
  (jobs: Pick<FollowUps, 'endSubscription'>) =>
  async (tx: Ctx, userId: string): Promise<void> => {
    for (const { id, state, customer } of await readPlanStates(tx, userId))
      if (state !== 'ended') await tx.enqueue(jobs.endSubscription, { subscriptionId: id, gateway: customer.gateway }, { dedupeKey: id });
  };

const getSubscription: Verb<'GET /api/subscription'> = (ctx) => presentPlan(ctx, requireUser(ctx.actor));

export interface Billing {
  feature: Feature;
  /** For an account that is being deleted. */
  endBilling: (tx: Ctx, userId: string) => Promise<void>;
}

/** A changed SECRET_KEY makes saved keys unreadable: stated at the start, by name, before someone tries to pay. */
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
  const services = makeServices(hooks);
  const { jobs } = services;
  const reconcileJob = defineJob({
    payload: FIRED,
    name: 'reconcile-subscriptions',
    maxAttempts: 3,
    leaseSeconds: 3600,
    run: (ctx) => reconcile(ctx, services),
  });
  const feature = defineFeature({
    name: 'billing',
    routes: {
      'GET /api/subscription': getSubscription,
      'POST /api/subscription/change': changeSubscription(services),
      'POST /api/subscription/resume': resumeSubscription(services),
      'POST /api/subscription/portal': openPortal(services),
      'GET /api/subscription/invoices': listInvoices,
      'GET /api/checkout/test/:checkoutId': getTestCheckout(services),
      'POST /api/checkout/test/:checkoutId': payTestCheckout(services),
      'GET /api/admin/users/:userId/payments': listPaymentsOfUser,
      'POST /api/admin/payments/:paymentId/refund': refundPayment(services),
      'GET /api/admin/stripe-config': getStripeConfig,
      'POST /api/admin/stripe-config': saveStripeConfig,
      'POST /api/admin/stripe-test': testStripe,
      'POST /api/webhooks/stripe': receiveStripeEvent(services.receive),
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

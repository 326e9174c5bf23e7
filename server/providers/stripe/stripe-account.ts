import { TIER_NAME } from '@clearedge/contract/entitlements';
import { PAID_PLANS, type PaidPlan, planCents, priceIdField } from '@clearedge/contract/routes/billing/plan-terms';
import type Stripe from 'stripe';
import { type PaymentAccount, PaymentFailure, type PaymentKeys, type SubscriptionSnapshot } from '../../ports/payments.ts';
import { stripeLibrary } from '../library.ts';
import { subscriptionOf } from './mapper.ts';
import { idOf } from './stripe-json.ts';

/** Our own words for what went wrong: the vendor's may quote the key. */
function failureOf(error: unknown): PaymentFailure {
  if (error instanceof PaymentFailure) return error;
  const { errors } = stripeLibrary();
  if (error instanceof errors.StripeAuthenticationError || error instanceof errors.StripePermissionError)
    return new PaymentFailure('key', 'Stripe does not accept this secret key.');
  if (
    error instanceof errors.StripeConnectionError ||
    error instanceof errors.StripeAPIError ||
    error instanceof errors.StripeRateLimitError
  )
    return new PaymentFailure('unreachable', 'Stripe did not answer.');
  const code = error instanceof errors.StripeError ? error.code : undefined;
  return new PaymentFailure('refused', code ? `Stripe refused this (${code.replace(/[^a-z_]/g, '')}).` : 'Stripe refused this.');
}

/** Asks Stripe something; rejects with PaymentFailure. */
async function askStripe<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    throw failureOf(error);
  }
}

const isMissing = (error: unknown): boolean =>
  error instanceof stripeLibrary().errors.StripeInvalidRequestError && error.code === 'resource_missing';

const EXPAND = { expand: ['schedule'] };

function snapshot(found: unknown): SubscriptionSnapshot {
  const stated = subscriptionOf(found);
  if (!stated) throw new PaymentFailure('refused', 'Stripe answered something else than a subscription.');
  return stated;
}
const urlOf = ({ url }: { url: string | null }): string => {
  if (!url) throw new PaymentFailure('refused', 'Stripe gave no address to go to.');
  return url;
};

async function orNull<T>(ask: () => Promise<T>): Promise<T | null> {
  try {
    return await ask();
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

async function intentOf(stripe: Stripe, invoice: string): Promise<string | null> {
  const { data } = await stripe.invoicePayments.list({ invoice, limit: 1 });
  return idOf(data[0]?.payment.payment_intent);
}

/** Ends a schedule without ending the subscription that it is about. */
async function release(stripe: Stripe, id: string): Promise<void> {
  const { schedule } = await stripe.subscriptions.retrieve(id);
  const scheduleId = idOf(schedule);
  if (scheduleId !== null) await stripe.subscriptionSchedules.release(scheduleId);
}

async function changeLater(stripe: Stripe, id: string, price: string): Promise<SubscriptionSnapshot> {
  await release(stripe, id);
  const schedule = await stripe.subscriptionSchedules.create({ from_subscription: id });
  const now = schedule.phases[0];
  const item = now?.items[0];
  if (!now || !item) throw new PaymentFailure('refused', 'Stripe answered a schedule without a phase.');
  await stripe.subscriptionSchedules.update(schedule.id, {
    end_behavior: 'release',
    phases: [
      { items: [{ price: idOf(item.price)!, quantity: 1 }], start_date: now.start_date, end_date: now.end_date },
      { items: [{ price, quantity: 1 }], proration_behavior: 'none' },
    ],
  });
  return snapshot(await stripe.subscriptions.retrieve(id, EXPAND));
}

/** "monthly Pro". */
const nameOf = ({ tier, interval }: PaidPlan): string => `${interval}ly ${TIER_NAME[tier]}`;

async function findPriceFaults(stripe: Stripe, prices: PaymentKeys['prices']): Promise<string[]> {
  const findings: string[] = [];
  for (const plan of PAID_PLANS) {
    const { interval } = plan;
    const [name, cents, id] = [nameOf(plan), planCents(plan), prices[priceIdField(plan)]];
    if (id === null) {
      findings.push(`The ${name} price id is missing.`);
      continue;
    }
    const price = await orNull(() => stripe.prices.retrieve(id));
    const isRight =
      price?.active &&
      price.unit_amount === cents &&
      price.currency === 'usd' &&
      price.recurring?.interval === interval &&
      price.recurring.interval_count === 1;
    if (!price) findings.push(`Stripe does not know the ${name} price id.`);
    else if (!isRight) findings.push(`The ${name} price is not an active price of $${cents / 100} a ${interval} in US dollars.`);
  }
  return findings;
}

/** One Stripe account, asked with its key. */
export function stripeAccount(stripe: Stripe, { secretKey, prices }: PaymentKeys): PaymentAccount {
  const ask = askStripe;
  const priceOf = (plan: PaidPlan): string => {
    const id = prices[priceIdField(plan)];
    if (id === null)
      throw new PaymentFailure(
        'no-price',
        `${TIER_NAME[plan.tier]} can't be bought by the ${plan.interval} yet: it has no such price at Stripe.`,
      );
    return id;
  };
  return {
    createCustomer: ({ userId, email, key }) =>
      ask(async () => (await stripe.customers.create({ email, metadata: { userId } }, { idempotencyKey: key })).id),
    createCheckout: ({ customerId, userId, plan, returnUrl, key }) =>
      ask(async () => {
        const metadata = { userId, ...plan };
        return urlOf(
          await stripe.checkout.sessions.create(
            {
              mode: 'subscription',
              line_items: [{ price: priceOf(plan), quantity: 1 }],
              customer: customerId,
              client_reference_id: userId,
              success_url: `${returnUrl}?checkout=done`,
              cancel_url: returnUrl,
              metadata,
              subscription_data: { metadata },
            },
            { idempotencyKey: key },
          ),
        );
      }),
    createUpgrade: ({ customerId, subscriptionId, plan, returnUrl, key }) =>
      ask(async () => {
        const price = priceOf(plan);
        const { items } = await stripe.subscriptions.retrieve(subscriptionId);
        const item = items.data[0];
        if (!item) throw new PaymentFailure('refused', 'Stripe answered a subscription without a price.');
        await release(stripe, subscriptionId);
        return urlOf(
          await stripe.billingPortal.sessions.create(
            {
              customer: customerId,
              return_url: returnUrl,
              flow_data: {
                type: 'subscription_update_confirm',
                subscription_update_confirm: { subscription: subscriptionId, items: [{ id: item.id, price, quantity: 1 }] },
                after_completion: { type: 'redirect', redirect: { return_url: `${returnUrl}?checkout=done` } },
              },
            },
            { idempotencyKey: key },
          ),
        );
      }),
    openPortal: (customer, returnUrl) =>
      ask(async () => urlOf(await stripe.billingPortal.sessions.create({ customer, return_url: returnUrl }))),
    findSubscription: (id) =>
      ask(async () => {
        const found = await orNull(() => stripe.subscriptions.retrieve(id, EXPAND));
        return found && snapshot(found);
      }),
    endAtPeriodEnd: (id) =>
      ask(async () => {
        await release(stripe, id);
        return snapshot(await stripe.subscriptions.update(id, { cancel_at_period_end: true, ...EXPAND }));
      }),
    changeAtPeriodEnd: (id, plan) => ask(async () => changeLater(stripe, id, priceOf(plan))),
    resume: (id) =>
      ask(async () => {
        await release(stripe, id);
        return snapshot(await stripe.subscriptions.update(id, { cancel_at_period_end: false, ...EXPAND }));
      }),
    endNow: (id) => ask(async () => void (await orNull(() => stripe.subscriptions.cancel(id)))),
    refund: ({ invoiceId, paymentIntentId, amountCents, key }) =>
      ask(async () => {
        const payment_intent = paymentIntentId ?? (await intentOf(stripe, invoiceId));
        if (payment_intent === null) throw new PaymentFailure('refused', 'Stripe knows no payment of this invoice.');
        await stripe.refunds.create({ payment_intent, amount: amountCents }, { idempotencyKey: key });
      }),
    findInvoiceOf: (payment_intent) =>
      ask(async () => {
        const { data } = await stripe.invoicePayments.list({ payment: { type: 'payment_intent', payment_intent }, limit: 1 });
        return idOf(data[0]?.invoice);
      }),
    checkPrices: () =>
      ask(async () => {
        await stripe.balance.retrieve();
        return { isLive: /^(sk|rk)_live_/.test(secretKey), findings: await findPriceFaults(stripe, prices) };
      }),
  };
}

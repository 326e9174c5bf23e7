import { PAID_PLANS, type PaidPlan } from '@clearedge/contract/routes/billing/plan-terms';
import type { CheckoutFact, InvoiceFact, PaymentFact, PriceRef, RefundFact, SubscriptionSnapshot } from '../../ports/payments.ts';
import { idOf, type Json, listOf, objectOf, textOf, timeOf, wholeOf } from './stripe-json.ts';

const priceOf = (value: unknown): PriceRef => {
  const price = objectOf(value);
  return { id: idOf(value), amountCents: wholeOf(price.unit_amount), currency: textOf(price.currency) };
};
/** Our own note on a checkout; one without an interval is by the month. */
const notedPlan = ({ tier, interval = 'month' }: Json): PaidPlan | null =>
  PAID_PLANS.find((plan) => plan.tier === tier && plan.interval === interval) ?? null;

/** The price after the current phase, where the schedule came along. */
function nextPriceOf(schedule: unknown): SubscriptionSnapshot['nextPrice'] {
  if (schedule === null || schedule === undefined) return null;
  if (typeof schedule === 'string') return 'unknown';
  const { phases, current_phase, status } = objectOf(schedule);
  if (status === 'released' || status === 'canceled') return null;
  const from = wholeOf(objectOf(current_phase).end_date);
  const next = listOf(phases)
    .map(objectOf)
    .find(({ start_date }) => from !== null && wholeOf(start_date) === from);
  return next ? priceOf(objectOf(listOf(next.items)[0]).price) : null;
}

// Since API 2025-03-31 the period stands on the items; before, on the subscription itself. Endpoints keep the version they were made with.
export function subscriptionOf(value: unknown): SubscriptionSnapshot | null {
  const subscription = objectOf(value);
  const [id, customerId, status] = [textOf(subscription.id), idOf(subscription.customer), textOf(subscription.status)];
  if (id === null || customerId === null || status === null) return null;
  const item = objectOf(listOf(objectOf(subscription.items).data)[0]);
  const periodEndAt = timeOf(item.current_period_end) ?? timeOf(subscription.current_period_end);
  const endsAt = timeOf(subscription.ended_at) ?? timeOf(subscription.cancel_at);
  return {
    id,
    customerId,
    userId: textOf(objectOf(subscription.metadata).userId),
    status,
    price: priceOf(item.price ?? item.plan ?? subscription.plan),
    startedAt: timeOf(subscription.start_date) ?? timeOf(subscription.created),
    periodEndAt,
    cancelAt: endsAt ?? (subscription.cancel_at_period_end === true ? periodEndAt : null),
    nextPrice: nextPriceOf(subscription.schedule),
  };
}

function linePrice(value: unknown): PriceRef {
  const line = objectOf(value);
  const details = objectOf(objectOf(line.pricing).price_details);
  const price = priceOf(details.price ?? line.price);
  return { id: price.id, amountCents: price.amountCents ?? wholeOf(line.amount), currency: price.currency ?? textOf(line.currency) };
}

/** What was paid, or what is owed; null where the invoice does not state it. */
function amountOf(invoice: Json, isPaid: boolean): number | null {
  const cents = wholeOf(isPaid ? invoice.amount_paid : invoice.amount_due);
  return cents === null || cents < 0 ? null : cents;
}

function invoiceOf(invoice: Json, isPaid: boolean): InvoiceFact | null {
  const [id, customerId] = [textOf(invoice.id), idOf(invoice.customer)];
  if (id === null || customerId === null) return null;
  const parent = objectOf(objectOf(invoice.parent).subscription_details);
  const lines = listOf(objectOf(invoice.lines).data).map(objectOf);
  // An upgrade's invoice also credits the rest of the old price, as a line below zero. A line without an amount may cost something.
  const costing = lines.filter(({ amount }) => (wholeOf(amount) ?? 1) > 0);
  const ends = costing.map((line) => timeOf(objectOf(line.period).end)?.getTime() ?? 0);
  const payment = objectOf(objectOf(listOf(objectOf(invoice.payments).data)[0]).payment);
  return {
    id,
    number: textOf(invoice.number),
    customerId,
    subscriptionId: idOf(parent.subscription) ?? idOf(invoice.subscription),
    userId: textOf(objectOf(parent.metadata).userId) ?? textOf(objectOf(objectOf(invoice.subscription_details).metadata).userId),
    amountCents: amountOf(invoice, isPaid),
    currency: textOf(invoice.currency),
    prices: costing.map(linePrice),
    billedAt: timeOf(invoice.created),
    periodEndAt: Math.max(0, ...ends) > 0 ? new Date(Math.max(...ends)) : null,
    hostedUrl: textOf(invoice.hosted_invoice_url),
    paymentIntentId: idOf(payment.payment_intent) ?? idOf(invoice.payment_intent),
    nextAttemptAt: timeOf(invoice.next_payment_attempt),
  };
}

function checkoutOf(value: unknown): CheckoutFact | null {
  const checkout = objectOf(value);
  const [customerId, subscriptionId] = [idOf(checkout.customer), idOf(checkout.subscription)];
  if (checkout.mode !== 'subscription' || customerId === null || subscriptionId === null) return null;
  return {
    customerId,
    subscriptionId,
    userId: textOf(checkout.client_reference_id) ?? textOf(objectOf(checkout.metadata).userId),
    plan: notedPlan(objectOf(checkout.metadata)),
    isPaid: checkout.payment_status === 'paid' || checkout.payment_status === 'no_payment_required',
    amountCents: wholeOf(checkout.amount_total),
    currency: textOf(checkout.currency),
  };
}

function refundOf(value: unknown): RefundFact | null {
  const charge = objectOf(value);
  const [chargeId, customerId, refundedCents] = [textOf(charge.id), idOf(charge.customer), wholeOf(charge.amount_refunded)];
  if (chargeId === null || customerId === null || refundedCents === null || refundedCents < 0) return null;
  return { chargeId, customerId, refundedCents, invoiceId: idOf(charge.invoice), paymentIntentId: idOf(charge.payment_intent) };
}

const wrapped = <K extends string, T>(kind: K, name: K, value: T | null): PaymentFact | null =>
  value === null ? null : ({ kind, [name]: value } as unknown as PaymentFact);

/** What the house reads of an event of this type; null for types it has no use for, and for an object that lacks what matters. */
export function factOf(type: string, object: Json): PaymentFact | null {
  switch (type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
      return wrapped('checkout', 'checkout', checkoutOf(object));
    case 'customer.subscription.created':
    case 'customer.subscription.updated':
    case 'customer.subscription.deleted':
      return wrapped('subscription', 'subscription', subscriptionOf(object));
    case 'invoice.payment_succeeded':
    case 'invoice.paid':
    case 'invoice.payment_failed':
      return wrapped('invoice', 'invoice', invoiceOf(object, type !== 'invoice.payment_failed'));
    case 'charge.refunded':
      return wrapped('refund', 'refund', refundOf(object));
    default:
      return null;
  }
}

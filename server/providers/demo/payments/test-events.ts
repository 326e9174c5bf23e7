import { createHmac } from 'node:crypto';
import { type PaidPlan, planCents, priceIdField } from '@clearedge/contract/routes/billing/plan-terms';
import type { PaymentStore, RefundOrder, SignedEvent } from '../../../ports/payments.ts';
import { TEST_PRICES, type TestCheckoutBody, type TestPlan } from './test-plan.ts';

const seconds = (at: string | Date): number => Math.floor(new Date(at).getTime() / 1000);
const priceObject = (plan: PaidPlan) => ({ id: TEST_PRICES[priceIdField(plan)], unit_amount: planCents(plan), currency: 'usd' });

/** A subscription in the provider's form. */
export const subscriptionObject = (plan: TestPlan) => ({
  id: plan.id,
  object: 'subscription',
  customer: plan.customerId,
  status: plan.status,
  start_date: seconds(plan.startedAt),
  cancel_at_period_end: plan.endsAtPeriodEnd,
  cancel_at: plan.endsAtPeriodEnd ? seconds(plan.periodEndAt) : null,
  ended_at: plan.endedAt === null ? null : seconds(plan.endedAt),
  metadata: { userId: plan.userId, tier: plan.tier, interval: plan.interval },
  schedule: plan.next && {
    status: 'active',
    current_phase: { end_date: seconds(plan.periodEndAt) },
    phases: [{ start_date: seconds(plan.periodEndAt), items: [{ price: priceObject(plan.next) }] }],
  },
  items: { data: [{ current_period_end: seconds(plan.periodEndAt), price: priceObject(plan) }] },
});

export interface TestInvoice {
  id: string;
  cents: number;
  isPaid: boolean;
  billedAt: Date;
  periodEndAt: string;
  nextAttemptAt?: Date | null;
}

export const invoiceObject = (plan: TestPlan, { id, cents, isPaid, billedAt, periodEndAt, nextAttemptAt }: TestInvoice) => ({
  id,
  object: 'invoice',
  number: `TEST-${id.slice(-8).toUpperCase()}`,
  customer: plan.customerId,
  status: isPaid ? 'paid' : 'open',
  created: seconds(billedAt),
  currency: 'usd',
  amount_due: cents,
  amount_paid: isPaid ? cents : 0,
  hosted_invoice_url: null,
  next_payment_attempt: nextAttemptAt ? seconds(nextAttemptAt) : null,
  parent: { subscription_details: { subscription: plan.id, metadata: { userId: plan.userId } } },
  lines: {
    data: [
      {
        amount: cents,
        currency: 'usd',
        period: { end: seconds(periodEndAt) },
        pricing: { price_details: { price: TEST_PRICES[priceIdField(plan)] } },
      },
    ],
  },
});

/** A charge tells how much of it went back in all. */
export const refundedCharge = ({ customerId, invoiceId, amountCents, alreadyCents }: RefundOrder) => ({
  id: `ch_test_${invoiceId}`,
  object: 'charge',
  customer: customerId,
  invoice: invoiceId,
  amount_refunded: alreadyCents + amountCents,
});

export const checkoutObject = (checkout: TestCheckoutBody, subscriptionId: string) => ({
  id: checkout.id,
  object: 'checkout.session',
  mode: 'subscription',
  status: 'complete',
  payment_status: 'paid',
  customer: checkout.customerId,
  subscription: subscriptionId,
  client_reference_id: checkout.userId,
  metadata: { userId: checkout.userId, ...checkout.plan },
  amount_total: checkout.dueNowCents,
  currency: 'usd',
});

/** An event signed the way Stripe signs. */
export function signedEvent(store: PaymentStore, secret: string, type: string, object: object): SignedEvent {
  const event = {
    id: `evt_test_${store.newId().replaceAll('-', '')}`,
    object: 'event',
    type,
    created: seconds(store.now()),
    livemode: false,
    data: { object },
  };
  const raw = JSON.stringify(event);
  const stamp = seconds(store.machineNow());
  return { raw, signature: `t=${stamp},v1=${createHmac('sha256', secret).update(`${stamp}.${raw}`).digest('hex')}` };
}

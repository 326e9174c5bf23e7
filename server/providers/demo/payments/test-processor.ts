import { planCents } from '@clearedge/contract/routes/billing/plan-terms';
import type { PaymentKeys, PaymentStore, RefundOrder } from '../../../ports/payments.ts';
import { checkoutObject, invoiceObject, refundedCharge, signedEvent, subscriptionObject, type TestInvoice } from './test-events.ts';
import { daysAfter, GIVE_UP_DAYS, nextDueOf, periodEndOf, type TestCheckoutBody, type TestPlan } from './test-plan.ts';

/** What the provider's own machinery does: keeps plans, bills them and tells what happened. */
export interface TestProcessor {
  find: (id: string) => Promise<TestPlan | null>;
  /** Keeps the plan and tells of it. */
  keep: (plan: TestPlan, type?: 'created' | 'updated' | 'deleted') => Promise<void>;
  bill: (plan: TestPlan, invoice: Omit<TestInvoice, 'billedAt' | 'id'> & { id?: string }) => Promise<string>;
  notifyCheckout: (checkout: TestCheckoutBody, subscriptionId: string) => Promise<void>;
  giveBack: (order: RefundOrder) => Promise<void>;
  wake: (id: string) => Promise<void>;
}

export function testProcessor({ webhookSecret }: Pick<PaymentKeys, 'webhookSecret'>, store: PaymentStore): TestProcessor {
  const tell = (type: string, object: object) => store.deliver(signedEvent(store, webhookSecret, type, object));

  const processor: TestProcessor = {
    find: async (id) => (await store.read(id)) as TestPlan | null,
    keep: async (plan, type = 'updated') => {
      await store.write(plan.id, 'subscription', plan.customerId, { ...plan });
      const due = nextDueOf(plan);
      if (due) await store.wakeAt(plan.id, due);
      await tell(`customer.subscription.${type}`, subscriptionObject(plan));
    },
    bill: async (plan, invoice) => {
      const id = invoice.id ?? `in_test_${store.newId().replaceAll('-', '')}`;
      const type = invoice.isPaid ? 'invoice.payment_succeeded' : 'invoice.payment_failed';
      await tell(type, invoiceObject(plan, { ...invoice, id, billedAt: store.now() }));
      return id;
    },
    notifyCheckout: (checkout, subscriptionId) => tell('checkout.session.completed', checkoutObject(checkout, subscriptionId)),
    giveBack: async (order) => {
      if (await store.read(order.key)) return;
      await store.write(order.key, 'refund', order.customerId, { amountCents: order.amountCents });
      await tell('charge.refunded', refundedCharge(order));
    },
    wake: async (id) => {
      for (let plan = await processor.find(id); plan && isDue(plan, store.now()); plan = await processor.find(id))
        await fallDue(processor, store, plan);
    },
  };
  return processor;
}

const isDue = (plan: TestPlan, now: Date): boolean => (nextDueOf(plan)?.getTime() ?? Number.POSITIVE_INFINITY) <= now.getTime();

async function end(processor: TestProcessor, plan: TestPlan, at: string): Promise<void> {
  await processor.keep({ ...plan, status: 'canceled', endedAt: at, next: null }, 'deleted');
}

/** A payment that went through: the next period begins, or the one that was owed is paid. */
export async function payOwed(processor: TestProcessor, plan: TestPlan): Promise<void> {
  const { owed } = plan;
  if (!owed) return;
  await processor.bill(plan, { id: owed.invoiceId, cents: planCents(plan), isPaid: true, periodEndAt: owed.periodEndAt });
  await processor.keep({ ...plan, status: 'active', owed: null });
}

/** Does the one thing that is due: an end, a renewal, a retry, or giving up. */
async function fallDue(processor: TestProcessor, store: PaymentStore, plan: TestPlan): Promise<void> {
  if (plan.owed) return retry(processor, store, plan, plan.owed);
  if (plan.endsAtPeriodEnd) return end(processor, plan, plan.periodEndAt);
  const what = plan.next ?? { tier: plan.tier, interval: plan.interval };
  const periodEndAt = periodEndOf(new Date(plan.periodEndAt), what.interval).toISOString();
  const next: TestPlan = { ...plan, ...what, next: null, periodStartAt: plan.periodEndAt, periodEndAt };
  const cents = planCents(what);
  if (plan.card === 'succeeds') {
    await processor.bill(next, { cents, isPaid: true, periodEndAt });
    return processor.keep(next);
  }
  const owed = { since: plan.periodEndAt, attempts: 1, periodEndAt };
  const invoiceId = await processor.bill(next, {
    cents,
    isPaid: false,
    periodEndAt,
    nextAttemptAt: nextDueOf({ ...next, owed: { ...owed, invoiceId: '' } }),
  });
  return processor.keep({ ...next, status: 'past_due', owed: { ...owed, invoiceId } });
}

async function retry(processor: TestProcessor, store: PaymentStore, plan: TestPlan, owed: NonNullable<TestPlan['owed']>): Promise<void> {
  const givenUpAt = daysAfter(owed.since, GIVE_UP_DAYS);
  if (plan.card === 'succeeds') return payOwed(processor, plan);
  if (store.now() >= givenUpAt) return end(processor, plan, givenUpAt.toISOString());
  const tried = { ...plan, owed: { ...owed, attempts: owed.attempts + 1 } };
  const cents = planCents(plan);
  await processor.bill(tried, { id: owed.invoiceId, cents, isPaid: false, periodEndAt: owed.periodEndAt, nextAttemptAt: nextDueOf(tried) });
  return processor.keep(tried);
}

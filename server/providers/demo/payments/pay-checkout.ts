import { startsAtOnce } from '@clearedge/contract/routes/billing/plan-terms';
import type { PaymentKeys, PaymentStore, TestCheckoutView } from '../../../ports/payments.ts';
import { periodEndOf, type TestCheckoutBody, type TestPlan } from './test-plan.ts';
import { payOwed, type TestProcessor, testProcessor } from './test-processor.ts';

type Card = TestPlan['card'];

export async function findCheckout(store: PaymentStore, id: string): Promise<TestCheckoutView | null> {
  const body = (await store.read(id)) as TestCheckoutBody | null;
  if (!body || !id.startsWith('cs_test_')) return null;
  const expiresAt = new Date(body.expiresAt);
  const status = body.isComplete ? 'complete' : expiresAt <= store.now() ? 'expired' : 'open';
  const { purpose, userId, plan, dueNowCents, beginsAnew } = body;
  return { id, purpose, userId, plan, dueNowCents, beginsAnew, status, expiresAt };
}

async function begin(processor: TestProcessor, store: PaymentStore, checkout: TestCheckoutBody): Promise<void> {
  const [startedAt, id] = [store.now().toISOString(), `sub_test_${store.newId().replaceAll('-', '')}`];
  const { customerId, userId, dueNowCents } = checkout;
  const plan: TestPlan = {
    id,
    customerId,
    userId,
    ...checkout.plan,
    status: 'active',
    startedAt,
    periodStartAt: startedAt,
    periodEndAt: periodEndOf(store.now(), checkout.plan.interval).toISOString(),
    endsAtPeriodEnd: false,
    endedAt: null,
    next: null,
    card: 'succeeds',
    owed: null,
  };
  await store.write(`latest ${customerId}`, 'pointer', customerId, { subscriptionId: id });
  await processor.keep(plan, 'created');
  await processor.notifyCheckout(checkout, id);
  await processor.bill(plan, { cents: dueNowCents, isPaid: true, periodEndAt: plan.periodEndAt });
}

async function raise(processor: TestProcessor, now: Date, plan: TestPlan, checkout: TestCheckoutBody): Promise<void> {
  const period = checkout.beginsAnew
    ? { periodStartAt: now.toISOString(), periodEndAt: periodEndOf(now, checkout.plan.interval).toISOString() }
    : {};
  const raised: TestPlan = { ...plan, ...checkout.plan, ...period, next: null, endsAtPeriodEnd: false };
  await processor.keep(raised);
  await processor.bill(raised, { cents: checkout.dueNowCents, isPaid: true, periodEndAt: raised.periodEndAt });
}

async function changeCard(processor: TestProcessor, plan: TestPlan, card: Card): Promise<void> {
  const changed = { ...plan, card };
  await processor.keep(changed);
  if (card === 'succeeds') await payOwed(processor, changed);
}

/** Pays a checkout with a test card, once. False when the card was declined, and nothing has changed. */
export async function payCheckout(keys: PaymentKeys, store: PaymentStore, checkoutId: string, card: Card): Promise<boolean> {
  const checkout = (await store.read(checkoutId)) as TestCheckoutBody | null;
  if (!checkout || checkout.isComplete) return true;
  if (card === 'declined' && checkout.purpose !== 'card') return false;
  const processor = testProcessor(keys, store);
  await store.write(checkoutId, 'checkout', checkout.customerId, { ...checkout, isComplete: true });
  const plan = checkout.subscriptionId === null ? null : await processor.find(checkout.subscriptionId);
  if (checkout.purpose === 'subscribe') await begin(processor, store, checkout);
  else if (plan && plan.status !== 'canceled') {
    if (checkout.purpose === 'card') await changeCard(processor, plan, card);
    else if (startsAtOnce(plan, checkout.plan)) await raise(processor, store.now(), plan, checkout);
  }
  return true;
}

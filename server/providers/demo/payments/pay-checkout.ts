import { TIER_PRICE_CENTS } from '@clearedge/contract/entitlements';
import type { PaymentKeys, PaymentShelf, TestCheckoutView } from '../../../ports/payments.ts';
import { payOwed, type TestDesk, testDesk } from './test-desk.ts';
import { monthAfter, type TestCheckoutBody, type TestPlan } from './test-plan.ts';

type Card = TestPlan['card'];

export async function findCheckout(shelf: PaymentShelf, id: string): Promise<TestCheckoutView | null> {
  const body = (await shelf.read(id)) as TestCheckoutBody | null;
  if (!body || !id.startsWith('cs_test_')) return null;
  const expiresAt = new Date(body.expiresAt);
  const status = body.isComplete ? 'complete' : expiresAt <= shelf.now() ? 'expired' : 'open';
  const { purpose, userId, tier, dueNowCents } = body;
  return { id, purpose, userId, tier, dueNowCents, status, expiresAt };
}

async function begin(desk: TestDesk, shelf: PaymentShelf, checkout: TestCheckoutBody): Promise<void> {
  const [startedAt, id] = [shelf.now().toISOString(), `sub_test_${shelf.newId().replaceAll('-', '')}`];
  const { customerId, userId, tier, dueNowCents } = checkout;
  const plan: TestPlan = {
    id,
    customerId,
    userId,
    tier,
    status: 'active',
    startedAt,
    periodStartAt: startedAt,
    periodEndAt: monthAfter(shelf.now()).toISOString(),
    endsAtPeriodEnd: false,
    endedAt: null,
    nextTier: null,
    card: 'succeeds',
    owed: null,
  };
  await shelf.write(`latest ${customerId}`, 'pointer', customerId, { subscriptionId: id });
  await desk.keep(plan, 'created');
  await desk.tellCheckout(checkout, id);
  await desk.bill(plan, { cents: dueNowCents, isPaid: true, periodEndAt: plan.periodEndAt });
}

async function raise(desk: TestDesk, plan: TestPlan, { tier, dueNowCents }: TestCheckoutBody): Promise<void> {
  const raised: TestPlan = { ...plan, tier, nextTier: null, endsAtPeriodEnd: false };
  await desk.keep(raised);
  await desk.bill(raised, { cents: dueNowCents, isPaid: true, periodEndAt: plan.periodEndAt });
}

async function changeCard(desk: TestDesk, plan: TestPlan, card: Card): Promise<void> {
  const changed = { ...plan, card };
  await desk.keep(changed);
  if (card === 'succeeds') await payOwed(desk, changed);
}

/** Pays a checkout with a test card, once. False when the card was declined, and nothing has changed. */
export async function payCheckout(keys: PaymentKeys, shelf: PaymentShelf, checkoutId: string, card: Card): Promise<boolean> {
  const checkout = (await shelf.read(checkoutId)) as TestCheckoutBody | null;
  if (!checkout || checkout.isComplete) return true;
  if (card === 'declined' && checkout.purpose !== 'card') return false;
  const desk = testDesk(keys, shelf);
  await shelf.write(checkoutId, 'checkout', checkout.customerId, { ...checkout, isComplete: true });
  const plan = checkout.subscriptionId === null ? null : await desk.find(checkout.subscriptionId);
  if (checkout.purpose === 'subscribe') await begin(desk, shelf, checkout);
  else if (plan && plan.status !== 'canceled') {
    if (checkout.purpose === 'card') await changeCard(desk, plan, card);
    else if (TIER_PRICE_CENTS[plan.tier] < TIER_PRICE_CENTS[checkout.tier]) await raise(desk, plan, checkout);
  }
  return true;
}

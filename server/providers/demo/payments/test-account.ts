import { TIER_PRICE_CENTS } from '@clearedge/contract/entitlements';
import {
  type CheckoutOrder,
  type PaymentAccount,
  PaymentFailure,
  type PaymentKeys,
  type PaymentShelf,
  type SubscriptionSnapshot,
} from '../../../ports/payments.ts';
import { subscriptionOf } from '../../stripe/index.ts';
import { type TestDesk, testDesk } from './test-desk.ts';
import { subscriptionObject } from './test-events.ts';
import { type TestCheckoutBody, type TestPlan, upgradeCents } from './test-plan.ts';

const CHECKOUT_MS = 86_400_000;

async function getPlan(desk: TestDesk, id: string): Promise<TestPlan> {
  const plan = await desk.find(id);
  if (!plan) throw new PaymentFailure('refused', 'There is no such test subscription.');
  return plan;
}

type NewCheckout = Pick<TestCheckoutBody, 'purpose' | 'customerId' | 'userId' | 'tier' | 'dueNowCents' | 'subscriptionId'>;

async function layOut(shelf: PaymentShelf, checkout: NewCheckout): Promise<string> {
  const id = `cs_test_${shelf.newId().replaceAll('-', '')}`;
  const expiresAt = new Date(shelf.now().getTime() + CHECKOUT_MS).toISOString();
  const body: TestCheckoutBody = { ...checkout, id, isComplete: false, expiresAt };
  await shelf.write(id, 'checkout', checkout.customerId, { ...body });
  return `/checkout/test/${id}`;
}

async function change(desk: TestDesk, id: string, what: Partial<TestPlan>): Promise<SubscriptionSnapshot> {
  const plan = { ...(await getPlan(desk, id)), ...what };
  await desk.keep(plan);
  return subscriptionOf(subscriptionObject(plan))!;
}

const latestPlan = async (shelf: PaymentShelf, customerId: string): Promise<TestPlan | null> => {
  const pointer = await shelf.read(`latest ${customerId}`);
  return pointer ? ((await shelf.read(String(pointer.subscriptionId))) as TestPlan | null) : null;
};

/** The provider's place taken by a shelf: every call changes what is kept, and tells of it by signed events. */
export function testAccount(keys: PaymentKeys, shelf: PaymentShelf): PaymentAccount {
  const desk = testDesk(keys, shelf);
  const subscribe = ({ customerId, userId, tier }: CheckoutOrder) =>
    layOut(shelf, { purpose: 'subscribe', customerId, userId, tier, dueNowCents: TIER_PRICE_CENTS[tier], subscriptionId: null });
  return {
    createCustomer: async () => `cus_test_${shelf.newId().replaceAll('-', '')}`,
    createCheckout: subscribe,
    createUpgrade: async (order) => {
      const plan = await getPlan(desk, order.subscriptionId);
      const dueNowCents = upgradeCents(plan, order.tier, shelf.now());
      const { customerId, userId, tier, subscriptionId } = order;
      return layOut(shelf, { purpose: 'upgrade', customerId, userId, tier, dueNowCents, subscriptionId });
    },
    openPortal: async (customerId, returnUrl) => {
      const plan = await latestPlan(shelf, customerId);
      if (!plan || plan.status === 'canceled') return returnUrl;
      const dueNowCents = plan.owed ? TIER_PRICE_CENTS[plan.tier] : 0;
      return layOut(shelf, { purpose: 'card', customerId, userId: plan.userId, tier: plan.tier, dueNowCents, subscriptionId: plan.id });
    },
    findSubscription: async (id) => {
      const plan = await desk.find(id);
      return plan && subscriptionOf(subscriptionObject(plan));
    },
    endAtPeriodEnd: (id) => change(desk, id, { endsAtPeriodEnd: true, nextTier: null }),
    lowerAtPeriodEnd: (id, tier) => change(desk, id, { nextTier: tier, endsAtPeriodEnd: false }),
    resume: (id) => change(desk, id, { endsAtPeriodEnd: false, nextTier: null }),
    endNow: async (id) => {
      const plan = await desk.find(id);
      if (plan && plan.status !== 'canceled')
        await desk.keep({ ...plan, status: 'canceled', endedAt: shelf.now().toISOString() }, 'deleted');
    },
    refund: (order) => desk.giveBack(order),
    findInvoiceOf: async () => null,
    checkPrices: async () => ({ isLive: false, findings: [] }),
  };
}

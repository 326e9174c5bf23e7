import { TIER_PRICE_CENTS } from '@clearedge/contract/entitlements';
import {
  type CheckoutOrder,
  type PaymentAccount,
  PaymentFailure,
  type PaymentKeys,
  type PaymentStore,
  type SubscriptionSnapshot,
} from '../../../ports/payments.ts';
import { subscriptionOf } from '../../stripe/index.ts';
import { subscriptionObject } from './test-events.ts';
import { type TestCheckoutBody, type TestPlan, upgradeCents } from './test-plan.ts';
import { type TestProcessor, testProcessor } from './test-processor.ts';

const CHECKOUT_MS = 86_400_000;

async function getPlan(processor: TestProcessor, id: string): Promise<TestPlan> {
  const plan = await processor.find(id);
  if (!plan) throw new PaymentFailure('refused', 'There is no such test subscription.');
  return plan;
}

type NewCheckout = Pick<TestCheckoutBody, 'purpose' | 'customerId' | 'userId' | 'tier' | 'dueNowCents' | 'subscriptionId'>;

async function layOut(store: PaymentStore, checkout: NewCheckout): Promise<string> {
  const id = `cs_test_${store.newId().replaceAll('-', '')}`;
  const expiresAt = new Date(store.now().getTime() + CHECKOUT_MS).toISOString();
  const body: TestCheckoutBody = { ...checkout, id, isComplete: false, expiresAt };
  await store.write(id, 'checkout', checkout.customerId, { ...body });
  return `/checkout/test/${id}`;
}

async function change(processor: TestProcessor, id: string, what: Partial<TestPlan>): Promise<SubscriptionSnapshot> {
  const plan = { ...(await getPlan(processor, id)), ...what };
  await processor.keep(plan);
  return subscriptionOf(subscriptionObject(plan))!;
}

const latestPlan = async (store: PaymentStore, customerId: string): Promise<TestPlan | null> => {
  const pointer = await store.read(`latest ${customerId}`);
  return pointer ? ((await store.read(String(pointer.subscriptionId))) as TestPlan | null) : null;
};

/** The provider's place taken by a shelf: every call changes what is kept, and tells of it by signed events. */
export function testAccount(keys: PaymentKeys, store: PaymentStore): PaymentAccount {
  const processor = testProcessor(keys, store);
  const subscribe = ({ customerId, userId, tier }: CheckoutOrder) =>
    layOut(store, { purpose: 'subscribe', customerId, userId, tier, dueNowCents: TIER_PRICE_CENTS[tier], subscriptionId: null });
  return {
    createCustomer: async () => `cus_test_${store.newId().replaceAll('-', '')}`,
    createCheckout: subscribe,
    createUpgrade: async (order) => {
      const plan = await getPlan(processor, order.subscriptionId);
      const dueNowCents = upgradeCents(plan, order.tier, store.now());
      const { customerId, userId, tier, subscriptionId } = order;
      return layOut(store, { purpose: 'upgrade', customerId, userId, tier, dueNowCents, subscriptionId });
    },
    openPortal: async (customerId, returnUrl) => {
      const plan = await latestPlan(store, customerId);
      if (!plan || plan.status === 'canceled') return returnUrl;
      const dueNowCents = plan.owed ? TIER_PRICE_CENTS[plan.tier] : 0;
      return layOut(store, { purpose: 'card', customerId, userId: plan.userId, tier: plan.tier, dueNowCents, subscriptionId: plan.id });
    },
    findSubscription: async (id) => {
      const plan = await processor.find(id);
      return plan && subscriptionOf(subscriptionObject(plan));
    },
    endAtPeriodEnd: (id) => change(processor, id, { endsAtPeriodEnd: true, nextTier: null }),
    lowerAtPeriodEnd: (id, tier) => change(processor, id, { nextTier: tier, endsAtPeriodEnd: false }),
    resume: (id) => change(processor, id, { endsAtPeriodEnd: false, nextTier: null }),
    endNow: async (id) => {
      const plan = await processor.find(id);
      if (plan && plan.status !== 'canceled')
        await processor.keep({ ...plan, status: 'canceled', endedAt: store.now().toISOString() }, 'deleted');
    },
    refund: (order) => processor.giveBack(order),
    findInvoiceOf: async () => null,
    checkPrices: async () => ({ isLive: false, findings: [] }),
  };
}

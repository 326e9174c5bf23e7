import { planCents } from '@clearedge/contract/routes/billing/plan-terms';
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

type NewCheckout = Omit<TestCheckoutBody, 'id' | 'isComplete' | 'expiresAt'>;

/** `until`: when what it was priced by no longer holds. */
async function layOut(store: PaymentStore, checkout: NewCheckout, until = Number.POSITIVE_INFINITY): Promise<string> {
  const id = `cs_test_${store.newId().replaceAll('-', '')}`;
  const expiresAt = new Date(Math.min(store.now().getTime() + CHECKOUT_MS, until)).toISOString();
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
  const subscribe = ({ customerId, userId, plan }: CheckoutOrder) =>
    layOut(store, { purpose: 'subscribe', customerId, userId, plan, dueNowCents: planCents(plan), beginsAnew: true, subscriptionId: null });
  return {
    createCustomer: async () => `cus_test_${store.newId().replaceAll('-', '')}`,
    createCheckout: subscribe,
    createUpgrade: async (order) => {
      const running = await getPlan(processor, order.subscriptionId);
      const { customerId, userId, plan, subscriptionId } = order;
      const beginsAnew = plan.interval !== running.interval;
      const dueNowCents = upgradeCents(running, plan, store.now());
      const checkout = { purpose: 'upgrade', customerId, userId, plan, dueNowCents, beginsAnew, subscriptionId } as const;
      return layOut(store, checkout, Date.parse(running.periodEndAt));
    },
    openPortal: async (customerId, returnUrl) => {
      const running = await latestPlan(store, customerId);
      if (!running || running.status === 'canceled') return returnUrl;
      const { id: subscriptionId, userId, tier, interval, owed } = running;
      const dueNowCents = owed ? planCents(running) : 0;
      return layOut(store, {
        purpose: 'card',
        customerId,
        userId,
        plan: { tier, interval },
        dueNowCents,
        beginsAnew: false,
        subscriptionId,
      });
    },
    findSubscription: async (id) => {
      const plan = await processor.find(id);
      return plan && subscriptionOf(subscriptionObject(plan));
    },
    endAtPeriodEnd: (id) => change(processor, id, { endsAtPeriodEnd: true, next: null }),
    changeAtPeriodEnd: (id, next) => change(processor, id, { next, endsAtPeriodEnd: false }),
    resume: (id) => change(processor, id, { endsAtPeriodEnd: false, next: null }),
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

import { PAID_PLANS, planCents, priceIdField } from '@clearedge/contract/routes/billing/plan-terms';
import type { CheckoutFact, PriceIds, PriceRef } from '../../../ports/index.ts';
import { applySnapshot, STATED_RANK } from '../state/apply-snapshot.ts';
import { factOf, follow, ignored, lockPayer, type TakeIn } from './effect.ts';

/** What was bought, as far as a checkout can say: our own note on it counts only with the price of that plan. */
function boughtPrice({ plan, amountCents, currency }: CheckoutFact, prices: PriceIds): PriceRef {
  const unknown: PriceRef = { id: null, amountCents: null, currency: null };
  if ((currency ?? 'usd') !== 'usd') return unknown;
  const isPriceOf = plan !== null && (amountCents === null || amountCents === planCents(plan));
  const bought = isPriceOf ? plan : PAID_PLANS.toReversed().find((each) => planCents(each) === amountCents);
  return bought ? { id: prices[priceIdField(bought)], amountCents: planCents(bought), currency: 'usd' } : unknown;
}

/** Says whose a payer is, and for the first time that a subscription was paid. */
export const checkoutSessionCompleted: TakeIn = async (arrival) => {
  const { tx, event, prices } = arrival;
  const fact = factOf(event, 'checkout');
  if (!fact) return ignored('no subscription was bought');
  const { checkout } = fact;
  const { subscriptionId, customerId } = checkout;
  const customer = await lockPayer(arrival, customerId, checkout.userId);
  // Other ways to pay take days; another event tells when the money is there.
  if (checkout.isPaid) {
    const stated = { at: event.createdAt, rank: STATED_RANK.checkout, in: event.id };
    const what = {
      userId: checkout.userId,
      status: 'active',
      startedAt: null,
      periodEndAt: null,
      cancelAt: null,
      nextPrice: 'unknown' as const,
    };
    await applySnapshot(tx, { id: subscriptionId, customerId, price: boughtPrice(checkout, prices), ...what }, stated, prices);
  }
  return follow(arrival, customer, { subscriptionId });
};

import { applySnapshot, STATED_RANK } from '../state/apply-snapshot.ts';
import { factOf, follow, ignored, lockPayer, type TakeIn } from './effect.ts';

/** Keeps what an event says of a whole subscription. */
export const takeSubscription =
  (rank: 'created' | 'updated' | 'deleted'): TakeIn =>
  async (arrival) => {
    const { tx, event, prices } = arrival;
    const fact = factOf(event, 'subscription');
    if (!fact) return ignored('no subscription in it');
    const { subscription } = fact;
    const customer = await lockPayer(arrival, subscription.customerId, subscription.userId);
    const stated = { at: event.createdAt, rank: STATED_RANK[rank], in: event.id };
    const status = rank === 'deleted' ? 'canceled' : subscription.status;
    const cancelAt = rank === 'deleted' ? (subscription.cancelAt ?? event.createdAt) : subscription.cancelAt;
    await applySnapshot(tx, { ...subscription, status, cancelAt }, stated, prices);
    return follow(arrival, customer, { subscriptionId: subscription.id });
  };

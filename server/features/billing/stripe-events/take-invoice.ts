import { applyInvoice } from '../state/apply-invoice.ts';
import { factOf, follow, ignored, lockPayer, type TakeIn } from './effect.ts';

/** Keeps what an event says of an invoice. */
export const takeInvoice =
  (outcome: 'paid' | 'failed'): TakeIn =>
  async (arrival) => {
    const { tx, event, prices, seenAt } = arrival;
    const fact = factOf(event, 'invoice');
    if (!fact) return ignored('no invoice in it');
    const { invoice } = fact;
    const customer = await lockPayer(arrival, invoice.customerId, invoice.userId);
    await applyInvoice(tx, invoice, { outcome, at: event.createdAt, seenAt, prices, userId: customer.userId });
    return follow(arrival, customer, { subscriptionId: invoice.subscriptionId });
  };

import { applyInvoice, isStated } from '../state/apply-invoice.ts';
import { factOf, follow, ignored, lockPayer, type TakeIn } from './effect.ts';

/** Keeps what an event says of an invoice. One that states no amount is no payment of $0: it is not kept. */
export const takeInvoice =
  (outcome: 'paid' | 'failed'): TakeIn =>
  async (arrival) => {
    const { tx, event, prices, seenAt } = arrival;
    const fact = factOf(event, 'invoice');
    if (!fact) return ignored('no invoice in it');
    const { invoice } = fact;
    if (!isStated(invoice)) {
      const missing = invoice.amountCents === null ? 'amount' : 'currency';
      tx.log.warn({ event: event.id, invoice: invoice.id, missing }, 'an invoice was not kept');
      // Whether its plan was paid for is asked of the provider instead.
      return { ...ignored(`the invoice states no ${missing}`), subscriptionId: invoice.subscriptionId };
    }
    const customer = await lockPayer(arrival, invoice.customerId, invoice.userId);
    await applyInvoice(tx, invoice, { outcome, at: event.createdAt, seenAt, prices, userId: customer.userId });
    return follow(arrival, customer, { subscriptionId: invoice.subscriptionId });
  };

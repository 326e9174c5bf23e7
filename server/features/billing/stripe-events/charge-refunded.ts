import { findPaymentByInvoice, findRefund, listPaymentsOf, writeRefund } from '../state/payment-rows.ts';
import { factOf, follow, ignored, lockPayer, type TakeIn } from './effect.ts';

/** Keeps how much of a charge went back. A plan ends by its own event: a refund alone takes nothing away. */
export const chargeRefunded: TakeIn = async (arrival) => {
  const { tx, event } = arrival;
  const fact = factOf(event, 'refund');
  if (!fact) return ignored('no refund in it');
  const { chargeId, customerId, invoiceId, paymentIntentId, refundedCents } = fact.refund;
  const customer = await lockPayer(arrival, customerId, null);
  const before = await findRefund(tx.db, chargeId);
  const merged = {
    chargeId,
    customerId,
    invoiceId: invoiceId ?? before?.invoiceId ?? null,
    paymentIntentId: paymentIntentId ?? before?.paymentIntentId ?? null,
    // The sum only grows: a smaller one is an older message.
    refundedCents: Math.max(refundedCents, before?.refundedCents ?? 0),
    refundedAt: before && before.refundedAt > event.createdAt ? before.refundedAt : event.createdAt,
  };
  await writeRefund(tx.db, merged);
  const isKnown =
    (merged.invoiceId !== null && (await findPaymentByInvoice(tx.db, merged.invoiceId)) !== null) ||
    (await listPaymentsOf(tx.db, [customerId])).some(
      (payment) => payment.paymentIntentId !== null && payment.paymentIntentId === merged.paymentIntentId,
    );
  return follow(arrival, customer, isKnown || merged.invoiceId !== null ? {} : { chargeId });
};

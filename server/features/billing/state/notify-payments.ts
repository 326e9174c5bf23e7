import type { Ctx } from '../../../kernel/ctx.ts';
import type { BillingHooks } from '../billing-hooks.ts';
import { changePayment, listPaymentsOf, listRefundsOf, type Payment, type Refund } from './payment-rows.ts';

const isOf =
  ({ invoiceId, paymentIntentId }: Payment) =>
  (refund: Refund): boolean =>
    refund.invoiceId === invoiceId || (refund.paymentIntentId !== null && refund.paymentIntentId === paymentIntentId);

async function tell(tx: Ctx, hooks: BillingHooks, payment: Payment, refunds: readonly Refund[]): Promise<void> {
  const { id: paymentId, userId, amountCents, paidAt, reportedRefundedCents: reported } = payment;
  if (payment.reportedAt === null && amountCents > 0 && userId !== null) {
    await hooks.onPaid(tx, { userId, paymentId, amountCents, paidAt: paidAt! });
    await changePayment(tx.db, paymentId, { reportedAt: tx.now() });
  }
  const totalRefundedCents = Math.min(
    amountCents,
    refunds.reduce((sum, refund) => sum + refund.refundedCents, 0),
  );
  if (totalRefundedCents !== payment.refundedCents) await changePayment(tx.db, paymentId, { refundedCents: totalRefundedCents });
  if (totalRefundedCents <= reported) return;
  const refundedAt = new Date(Math.max(...refunds.map((refund) => refund.refundedAt.getTime())));
  await hooks.onRefunded(tx, {
    userId,
    paymentId,
    amountCents,
    refundedCents: totalRefundedCents - reported,
    totalRefundedCents,
    refundedAt,
  });
  await changePayment(tx.db, paymentId, { reportedRefundedCents: totalRefundedCents });
}

/** Tells those who wait for a payer's payments and refunds what they were not told yet; a refund only after its payment. */
export async function notifyPayments(tx: Ctx, hooks: BillingHooks, customerId: string): Promise<void> {
  const refunds = await listRefundsOf(tx.db, customerId);
  // A payment that was told stays one to those who heard of it, also when its payer has left.
  for (const payment of await listPaymentsOf(tx.db, [customerId]))
    if (payment.status === 'paid' && (payment.userId !== null || payment.reportedAt !== null))
      await tell(tx, hooks, payment, refunds.filter(isOf(payment)));
}

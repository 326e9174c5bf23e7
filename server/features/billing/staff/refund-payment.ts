import { audit } from '../../../kernel/audit.ts';
import { centsOf } from '../../../kernel/cents-of.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import type { Verb } from '../../../kernel/feature.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { listInvoicesOf, presentInvoice } from '../plan/list-invoices.ts';
import { type Works, withAccount } from '../plan/with-account.ts';
import { findCustomer } from '../state/customer-rows.ts';
import { findPayment, type Payment } from '../state/payment-rows.ts';

export const listPaymentsOfUser: Verb<'GET /api/admin/users/:userId/payments'> = (ctx, { params }) => listInvoicesOf(ctx, params.userId);

async function getPayment(ctx: Ctx, id: string): Promise<Payment> {
  const payment = await findPayment(ctx.db, id);
  if (!payment) throw new Refusal('NOT_FOUND', 'This payment could not be found.');
  return payment;
}

function checkRefundable({ status, amountCents, refundedCents }: Payment, cents: number, seenCents: number): void {
  if (status !== 'paid') throw new Refusal('CONFLICT', 'This invoice was not paid, so there is nothing to give back.');
  if (refundedCents !== seenCents) throw new Refusal('CONFLICT', 'Something was given back in the meantime. Look at it once more.');
  if (cents <= amountCents - refundedCents) return;
  const message = `At most $${((amountCents - refundedCents) / 100).toFixed(2)} can still go back.`;
  throw new Refusal('INVALID_INPUT', message, { issues: [{ path: 'amount', message }] });
}

/** Asks the provider to give money back; what follows, a partner's commission too, comes by its event. The same refund asked for twice is one. */
export const refundPayment =
  (works: Works): Verb<'POST /api/admin/payments/:paymentId/refund'> =>
  async (ctx, { params, body }) => {
    const payment = await getPayment(ctx, params.paymentId);
    const amountCents = centsOf(body.amount, 'amount', 0.01);
    checkRefundable(payment, amountCents, centsOf(body.refunded, 'refunded'));
    const customer = await findCustomer(ctx.db, payment.customerId);
    const { invoiceId, paymentIntentId, refundedCents } = payment;
    const key = `refund ${payment.id} ${refundedCents} ${amountCents}`;
    const order = { customerId: payment.customerId, invoiceId, paymentIntentId, amountCents, alreadyCents: refundedCents, key };
    await withAccount(ctx, works, customer!.gateway, (account) => account.refund(order));
    await audit(ctx, 'payment.refunded', `payment:${payment.id}`, { amountCents, invoice: invoiceId, reason: body.reason });
    return presentInvoice(await getPayment(ctx, payment.id));
  };

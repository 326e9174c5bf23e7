import type { Ctx } from '../../../kernel/ctx.ts';
import type { Gateway } from '../../../ports/index.ts';
import type { BillingHooks } from '../billing-hooks.ts';
import { askAccount, type Works } from '../plan/with-account.ts';
import { findCustomer, lockCustomer } from '../state/customer-rows.ts';
import { findRefund, writeRefund } from '../state/payment-rows.ts';
import { tellPayments } from '../state/tell-payments.ts';

/** A refund names the charge and not the invoice: asks whose it was. */
export async function findRefundedInvoice(ctx: Ctx, works: Works, hooks: BillingHooks, chargeId: string, gateway: Gateway): Promise<void> {
  const refund = await findRefund(ctx.db, chargeId);
  if (!refund?.paymentIntentId || refund.invoiceId !== null) return;
  const { paymentIntentId } = refund;
  const invoiceId = await askAccount(ctx, works, gateway, (account) => account.findInvoiceOf(paymentIntentId));
  if (invoiceId === null) return;
  await ctx.transact(async (tx) => {
    const known = await findCustomer(tx.db, refund.customerId);
    if (!known) return;
    await lockCustomer(tx.db, known);
    const fresh = await findRefund(tx.db, chargeId);
    if (fresh) await writeRefund(tx.db, { ...fresh, invoiceId });
    await tellPayments(tx, hooks, refund.customerId);
  });
}

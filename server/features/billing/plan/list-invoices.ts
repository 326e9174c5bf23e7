import type { Invoice } from '@clearedge/contract/routes/billing/subscription';
import type { z } from 'zod';
import { requireUser } from '../../../kernel/access.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import type { Verb } from '../../../kernel/feature.ts';
import { listCustomersOf } from '../state/customer-rows.ts';
import { listPaymentsOf, type Payment } from '../state/payment-rows.ts';

function statusOf({ status, refundedCents, amountCents }: Payment): z.input<typeof Invoice>['status'] {
  if (status === 'failed') return 'failed';
  if (refundedCents === 0) return 'paid';
  return refundedCents >= amountCents ? 'refunded' : 'partly_refunded';
}

export const presentInvoice = (payment: Payment): z.input<typeof Invoice> => ({
  id: payment.id,
  number: payment.number,
  at: payment.billedAt.toISOString(),
  tier: payment.tier,
  interval: payment.interval,
  status: statusOf(payment),
  amount: payment.amountCents / 100,
  refunded: payment.refundedCents / 100,
  periodEnd: payment.periodEndAt?.toISOString() ?? null,
  url: payment.hostedUrl?.startsWith('https://') ? payment.hostedUrl : null,
});

/** What a user was billed, the latest first; also part of the export of their data. */
export async function listInvoicesOf(ctx: Ctx, userId: string): Promise<z.input<typeof Invoice>[]> {
  const ids = (await listCustomersOf(ctx.db, userId)).map(({ id }) => id);
  return ids.length === 0 ? [] : (await listPaymentsOf(ctx.db, ids)).map(presentInvoice);
}

export const listInvoices: Verb<'GET /api/subscription/invoices'> = (ctx) => listInvoicesOf(ctx, requireUser(ctx.actor));

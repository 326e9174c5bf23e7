import type { PaidPlan } from '@clearedge/contract/routes/billing/plan-terms';
import type { Ctx } from '../../../kernel/ctx.ts';
import type { InvoiceFact, PriceIds } from '../../../ports/index.ts';
import { STATED_RANK } from '../state/apply-snapshot.ts';
import { changePayment, findPaymentByInvoice, insertPayment, type NewPayment, type Payment } from '../state/payment-rows.ts';
import { highest, planOfPrice } from '../state/plan-rules.ts';
import { findSubscription, insertSubscription } from '../state/subscription-rows.ts';
import { factOf, follow, ignored, lockPayer, type TakeIn } from './effect.ts';

/** An invoice whose amount and currency are stated. */
type StatedInvoice = InvoiceFact & { amountCents: number; currency: string };

const isStated = (invoice: InvoiceFact): invoice is StatedInvoice => invoice.amountCents !== null && invoice.currency !== null;

interface Heard {
  outcome: 'paid' | 'failed';
  at: Date;
  /** When it reached us, in the provider's time. */
  seenAt: Date;
  prices: PriceIds;
  userId: string | null;
}

function planOf(invoice: StatedInvoice, prices: PriceIds): PaidPlan | null {
  if (invoice.prices.length === 0) return planOfPrice({ id: null, amountCents: invoice.amountCents, currency: invoice.currency }, prices);
  return highest(invoice.prices.map((price) => planOfPrice(price, prices)));
}

const early = (a: Date | null | undefined, b: Date): Date => (a && a < b ? a : b);

/** What a message adds to an invoice: paid stays paid, and of several failures the first one counts. */
function changeOf(row: Payment | null, invoice: StatedInvoice, heard: Heard): Partial<NewPayment> {
  const { amountCents, nextAttemptAt, number, hostedUrl, paymentIntentId } = invoice;
  const known = {
    number: number ?? row?.number ?? null,
    hostedUrl: hostedUrl ?? row?.hostedUrl ?? null,
    paymentIntentId: paymentIntentId ?? row?.paymentIntentId ?? null,
  };
  if (heard.outcome === 'paid') return { ...known, status: 'paid', amountCents, paidAt: early(row?.paidAt, heard.at), nextAttemptAt: null };
  const failure = { failedAt: early(row?.failedAt, heard.at), failureSeenAt: early(row?.failureSeenAt, heard.seenAt) };
  return row?.status === 'paid' ? { ...known, ...failure } : { ...known, ...failure, status: 'failed', amountCents, nextAttemptAt };
}

/** Keeps an invoice that was paid or could not be. Its payer must be locked. */
async function applyInvoice(tx: Ctx, invoice: StatedInvoice, heard: Heard): Promise<void> {
  const row = await findPaymentByInvoice(tx.db, invoice.id);
  if (row && row.customerId !== invoice.customerId) return;
  const change = changeOf(row, invoice, heard);
  const plan = planOf(invoice, heard.prices);
  if (row) await changePayment(tx.db, row.id, change);
  else
    await insertPayment(tx.db, {
      id: tx.newId(),
      invoiceId: invoice.id,
      customerId: invoice.customerId,
      subscriptionId: invoice.subscriptionId,
      userId: heard.userId,
      tier: plan?.tier,
      interval: plan?.interval,
      currency: invoice.currency,
      billedAt: invoice.billedAt ?? heard.at,
      periodEndAt: invoice.periodEndAt,
      amountCents: invoice.amountCents,
      status: heard.outcome,
      ...change,
    });
  const { subscriptionId } = invoice;
  if (subscriptionId === null || (await findSubscription(tx.db, subscriptionId))) return;
  // Heard of by its bill first: it stands for nothing until it says what it is, or is paid.
  await insertSubscription(tx.db, {
    id: subscriptionId,
    customerId: invoice.customerId,
    status: 'incomplete',
    startedAt: invoice.billedAt ?? heard.at,
    statedAt: new Date(0),
    statedRank: STATED_RANK.invoice,
    statedIn: invoice.id,
  });
}

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

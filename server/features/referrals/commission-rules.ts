import { REFUND_WINDOW_DAYS } from '@clearedge/contract/routes/referrals/referral-terms';
import { DAY_MS } from '@clearedge/quant/calendar';
import { cents, scaleCents } from '@clearedge/quant/money';

export interface Entry {
  paymentId: string;
  kind: 'earned' | 'reversed' | 'paid';
  amountCents: number;
  payableAt: Date | null;
}
/** What one payment earned, and what became of it. */
export interface Earning {
  paymentId: string;
  earnedCents: number;
  reversedCents: number;
  paidCents: number;
  payableAt: Date;
}
export interface Earnings {
  pendingCents: number;
  payableCents: number;
  paidCents: number;
  reversedCents: number;
  nextPayableAt: Date | null;
}

export const payableAtOf = (paidAt: Date): Date => new Date(paidAt.getTime() + REFUND_WINDOW_DAYS * DAY_MS);

/** Commission on a payment, to the nearest cent. */
export const commissionCents = (amountCents: number, percent: number): number =>
  scaleCents(cents(amountCents), { numerator: BigInt(percent), denominator: 100n });

/** What a refund takes back now: the same share of the commission as of the payment, less what was taken back before. */
export function reversalCents(earning: Earning, payment: { amountCents: number; totalRefundedCents: number }): number {
  if (payment.amountCents <= 0) return 0;
  const share = { numerator: BigInt(payment.totalRefundedCents), denominator: BigInt(payment.amountCents) };
  return Math.max(0, scaleCents(cents(earning.earnedCents), share) - earning.reversedCents);
}

/** A code's entries by payment, in the order in which the payments earned. */
export function earningsOf(entries: readonly Entry[]): Earning[] {
  const byPayment = new Map<string, Earning>();
  for (const { kind, paymentId, amountCents, payableAt } of entries)
    if (kind === 'earned')
      byPayment.set(paymentId, { paymentId, earnedCents: amountCents, reversedCents: 0, paidCents: 0, payableAt: payableAt! });
  for (const { kind, paymentId, amountCents } of entries) {
    const earning = byPayment.get(paymentId);
    if (earning && kind === 'reversed') earning.reversedCents += amountCents;
    if (earning && kind === 'paid') earning.paidCents += amountCents;
  }
  return [...byPayment.values()];
}

/** What a payment still has to bring; below zero where it was paid out and then refunded. */
const openCents = ({ earnedCents, reversedCents, paidCents }: Earning): number => earnedCents - reversedCents - paidCents;

/** What a payout settles: all that is out of the refund window, less what was paid for payments that went back. */
export const listDue = (earnings: readonly Earning[], now: Date): { paymentId: string; amountCents: number }[] =>
  earnings
    .filter((earning) => openCents(earning) < 0 || (openCents(earning) > 0 && earning.payableAt <= now))
    .map((earning) => ({ paymentId: earning.paymentId, amountCents: openCents(earning) }));

const sum = <T>(items: readonly T[], of: (item: T) => number): number => items.reduce((total, item) => total + of(item), 0);

/** A code's earnings by state, at a moment. */
export function sumEarnings(earnings: readonly Earning[], now: Date): Earnings {
  const pending = earnings.filter((earning) => openCents(earning) > 0 && earning.payableAt > now);
  return {
    pendingCents: sum(pending, openCents),
    payableCents: sum(listDue(earnings, now), ({ amountCents }) => amountCents),
    paidCents: sum(earnings, ({ paidCents }) => paidCents),
    reversedCents: sum(earnings, ({ reversedCents }) => reversedCents),
    nextPayableAt: pending.length > 0 ? new Date(Math.min(...pending.map(({ payableAt }) => payableAt.getTime()))) : null,
  };
}

/** Earnings that stand: pending, payable and paid. */
export const totalCents = ({ pendingCents, payableCents, paidCents }: Earnings): number => pendingCents + payableCents + paidCents;

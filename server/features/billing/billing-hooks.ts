import type { Ctx } from '../../kernel/ctx.ts';

/** Money that came in, told once per payment, in the transaction that learned of it. */
export type OnPaid = (tx: Ctx, paid: { userId: string; paymentId: string; amountCents: number; paidAt: Date }) => Promise<void>;

/** Money that went back: `refundedCents` this time, `totalRefundedCents` of the payment in all. Told after its payment, each part once; without a user where the payer has deleted the account. */
export type OnRefunded = (
  tx: Ctx,
  refund: {
    userId: string | null;
    paymentId: string;
    amountCents: number;
    refundedCents: number;
    totalRefundedCents: number;
    refundedAt: Date;
  },
) => Promise<void>;

export interface BillingHooks {
  onPaid: OnPaid;
  onRefunded: OnRefunded;
}

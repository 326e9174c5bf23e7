import { formatCents } from '@clearedge/quant/money';
import type { OnPaid, OnRefunded } from '../../billing/index.ts';
import { postNotification } from '../../notifications/index.ts';
import { commissionCents, earningsOf, payableAtOf, reversalCents } from '../commission-rules.ts';
import { findReferralOf, insertEntries, listEntriesOfPayment, lockCode } from '../referral-rows.ts';

/** A payment of someone who came by a code earns the code its share, in the transaction that learns of the payment. */
export const earnCommission: OnPaid = async (tx, { userId, paymentId, amountCents, paidAt }) => {
  const referral = await findReferralOf(tx.db, userId);
  if (!referral) return;
  const code = await lockCode(tx.db, { id: referral.codeId });
  // Paid before they came by the code, and only heard of now.
  if (!code || paidAt < referral.joinedAt) return;
  const earned = commissionCents(amountCents, code.commissionPct);
  if (earned === 0 || (await listEntriesOfPayment(tx.db, paymentId)).length > 0) return;
  const entry = { id: tx.newId(), codeId: code.id, referralId: referral.id, paymentId, amountCents: earned, at: tx.now(), payoutId: null };
  await insertEntries(tx.db, [{ ...entry, kind: 'earned', payableAt: payableAtOf(paidAt) }]);
  if (code.ownerId)
    await postNotification(tx, {
      userId: code.ownerId,
      kind: 'referral',
      title: 'Commission earned',
      body: `A member who came by ${code.code} paid: ${formatCents(earned)} for you, payable after the refund window.`,
      href: '/referrals',
      dedupeKey: `referral-earned:${paymentId}`,
    });
};

/** A refund takes back the same share of the commission, also of one that is paid out: the next payout is smaller then. */
export const reverseCommission: OnRefunded = async (tx, { paymentId, amountCents, totalRefundedCents }) => {
  const [first] = await listEntriesOfPayment(tx.db, paymentId);
  if (!first) return;
  await lockCode(tx.db, { id: first.codeId });
  const [earning] = earningsOf(await listEntriesOfPayment(tx.db, paymentId));
  const back = earning ? reversalCents(earning, { amountCents, totalRefundedCents }) : 0;
  if (back === 0) return;
  const { codeId, referralId } = first;
  const entry = { id: tx.newId(), codeId, referralId, paymentId, amountCents: back, at: tx.now(), payableAt: null, payoutId: null };
  await insertEntries(tx.db, [{ ...entry, kind: 'reversed' }]);
};

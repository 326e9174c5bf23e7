import { requireUser } from '../../../kernel/access.ts';
import { audit } from '../../../kernel/audit.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import type { Verb } from '../../../kernel/feature.ts';
import { once } from '../../../kernel/once.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { postNotification } from '../../notifications/index.ts';
import { presentCode } from '../codes/present-code.ts';
import { type Code, lockCode } from '../rows/code-rows.ts';
import { type CommissionEntry, insertEntries, listEntries } from '../rows/commission-rows.ts';
import { earningsOf, listDue } from '../rules/commission-rules.ts';

function checkAmount(payableCents: number, expectedCents: number | undefined): void {
  if (payableCents <= 0) throw new Refusal('CONFLICT', 'Nothing of this code is payable now.');
  if (expectedCents !== undefined && expectedCents !== payableCents)
    throw new Refusal('CONFLICT', 'What is payable has changed in the meantime. Look at the amount again.');
}

/** Notes a payout of all that is payable. The code stays locked: of two at once the second finds nothing left to pay. */
async function payOut(tx: Ctx, code: Code, expectedCents: number | undefined): Promise<void> {
  const entries = await listEntries(tx.db, [code.id]);
  const due = listDue(earningsOf(entries), tx.now());
  const payableCents = due.reduce((sum, { amountCents }) => sum + amountCents, 0);
  checkAmount(payableCents, expectedCents);
  const referralOf = new Map(entries.map(({ paymentId, referralId }) => [paymentId, referralId]));
  const payoutId = tx.newId();
  const rows = due.map(({ paymentId, amountCents }): CommissionEntry => {
    const referralId = referralOf.get(paymentId)!;
    return { id: tx.newId(), codeId: code.id, referralId, paymentId, kind: 'paid', amountCents, at: tx.now(), payableAt: null, payoutId };
  });
  await insertEntries(tx.db, rows);
  await audit(tx, 'referral-commission.paid', `referral-code:${code.id}`, { code: code.code, payoutId, amountCents: payableCents });
  if (code.ownerId)
    await postNotification(tx, {
      userId: code.ownerId,
      kind: 'referral',
      title: 'Commission paid',
      body: `$${(payableCents / 100).toFixed(2)} for your code ${code.code} is on its way.`,
      href: '/referrals',
      dedupeKey: `referral-payout:${payoutId}`,
    });
}

export const markCommissionPaid: Verb<'POST /api/admin/referral-codes/:code/mark-paid'> = (
  ctx,
  { params: { code }, query: { expected } },
) =>
  ctx.transact(async (tx) =>
    once(tx, requireUser(tx.actor), 'referral-payout', { code, expected }, async () => {
      const row = await lockCode(tx.db, { code });
      if (!row) throw new Refusal('NOT_FOUND', 'There is no such referral code.');
      await payOut(tx, row, expected);
      return presentCode(tx, code);
    }),
  );

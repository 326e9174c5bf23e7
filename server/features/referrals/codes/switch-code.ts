import { audit } from '../../../kernel/audit.ts';
import type { Verb } from '../../../kernel/feature.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { lockCode, writeIsActive } from '../rows/code-rows.ts';
import { presentCode } from './present-code.ts';

/** Switches a code on or off; what it earned stays, and members who came by it go on earning. */
export const switchReferralCode: Verb<'PATCH /api/admin/referral-codes/:code'> = (ctx, { params: { code }, body: { isActive } }) =>
  ctx.transact(async (tx) => {
    const row = await lockCode(tx.db, { code });
    if (!row) throw new Refusal('NOT_FOUND', 'There is no such referral code.');
    if (row.isActive !== isActive) {
      await writeIsActive(tx.db, row.id, isActive);
      await audit(tx, isActive ? 'referral-code.switched-on' : 'referral-code.switched-off', `referral-code:${row.id}`, { code });
    }
    return presentCode(tx, code);
  });

import { audit } from '../../../kernel/audit.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import type { Verb } from '../../../kernel/feature.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { findPartner, insertCode } from '../rows/code-rows.ts';
import { presentCode } from './present-code.ts';

const refuseField = (path: string, message: string): Refusal => new Refusal('INVALID_INPUT', message, { issues: [{ path, message }] });

/** A new code under a name that staff choose. */
export const createReferralCode: Verb<'POST /api/admin/referral-codes'> = async (ctx, { body }) => {
  const expiresAt = body.expiresAt === null ? null : new Date(body.expiresAt);
  if (expiresAt && expiresAt <= ctx.now()) throw refuseField('expiresAt', 'Choose a day that is still to come.');
  return ctx.transact(async (tx) => {
    const owner = await findOwner(tx, body.partner);
    const row = {
      id: tx.newId(),
      code: body.code,
      ownerId: owner?.id ?? null,
      rewardTier: body.rewardTier,
      rewardDays: body.rewardDuration,
      maxUses: body.maxUses,
      commissionPct: body.commissionPercentage,
      expiresAt,
      createdAt: tx.now(),
    };
    if (!(await insertCode(tx.db, row))) throw new Refusal('CONFLICT', 'There is a referral code with this name already.');
    const { id: _id, createdAt: _at, ...terms } = row;
    await audit(tx, 'referral-code.created', `referral-code:${row.id}`, { ...terms, expiresAt: expiresAt?.toISOString() ?? null });
    return presentCode(tx, body.code);
  });
};

async function findOwner(tx: Ctx, partner: string | undefined): Promise<{ id: string } | null> {
  if (!partner) return null;
  const owner = await findPartner(tx.db, partner.normalize('NFKC').toLowerCase().normalize('NFKC'));
  if (!owner) throw refuseField('partner', 'Nobody has this username or address.');
  return owner;
}

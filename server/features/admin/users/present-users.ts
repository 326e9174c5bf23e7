import type { AdminUser } from '@clearedge/contract/routes/admin/users';
import type { z } from 'zod';
import type { Ctx } from '../../../kernel/ctx.ts';
import { DomainError } from '../../../kernel/domain-error.ts';
import type { AdminHooks } from '../admin-hooks.ts';
import { findListed, type ListedUser, latestCustomers } from './user-rows.ts';

type Wire = z.input<typeof AdminUser>;
export type Referrals = AdminHooks['referrals'];

/** Accounts as staff see them: no hash, no secret, no settings. */
export async function presentUsers(ctx: Ctx, rows: readonly ListedUser[], referrals: Referrals): Promise<Wire[]> {
  const ids = rows.map(({ id }) => id);
  const payers = await latestCustomers(ctx.db, ids);
  const referred = await referrals?.listReferred(ctx, ids);
  return rows.map((row) => ({
    id: row.id,
    username: row.username,
    email: row.email,
    subscriptionTier: row.tier,
    subscriptionStatus: row.subscriptionStatus,
    subscriptionEndDate: row.subscriptionEndAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    stripeCustomerId: payers.get(row.id) ?? null,
    isAdmin: row.isAdmin,
    referralCount: referred?.get(row.id)?.count ?? 0,
    referredBy: referred?.get(row.id)?.by ?? null,
    hasSecondFactor: row.secondFactorAt !== null,
    isSimulated: row.isSimulated,
  }));
}

export async function presentUser(ctx: Ctx, userId: string, referrals: Referrals): Promise<Wire> {
  const row = await findListed(ctx.db, userId);
  if (!row) throw new DomainError('NOT_FOUND', 'This user could not be found.');
  return (await presentUsers(ctx, [row], referrals))[0]!;
}

import type { Tier } from '@clearedge/contract/entitlements';
import { audit } from '../../../kernel/audit.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import { type Account, lockAccount, writePlan } from '../account-rows.ts';
import { markForRenewal } from '../sessions/session-rows.ts';

export interface Plan {
  tier: Tier;
  status: Account['subscriptionStatus'];
  endAt: Date | null;
}

/** Gives a user a plan, in the caller's transaction, and writes down why. False when it is the plan they have. */
export async function setTier(tx: Ctx, userId: string, plan: Plan, cause: Record<string, unknown>): Promise<boolean> {
  const before = await lockAccount(tx.db, userId);
  const isSame =
    before.tier === plan.tier && before.subscriptionStatus === plan.status && before.subscriptionEndAt?.getTime() === plan.endAt?.getTime();
  if (isSame) return false;
  await writePlan(tx.db, userId, plan);
  if (before.tier !== plan.tier || before.subscriptionStatus !== plan.status)
    await audit(tx, 'user.tier-set', `user:${userId}`, { from: before.tier, to: plan.tier, status: plan.status, ...cause });
  if (before.tier !== plan.tier) await markForRenewal(tx.db, userId);
  await tx.publish({ topic: 'user', userId, what: 'session' });
  return true;
}

import { isPaidTier, TIER_RANK, type Tier } from '@clearedge/contract/entitlements';
import type { Ctx } from '../../../kernel/ctx.ts';
import { setTier } from '../../accounts/index.ts';
import { lockGrant } from '../state/event-rows.ts';
import { deleteGift, type Gift, writeGift } from './gift-rows.ts';

export interface NewGift {
  tier: Tier;
  /** Null for Free, which has no end. */
  endAt: Date | null;
  givenBy: Gift['givenBy'];
}

async function keep(tx: Ctx, userId: string, { tier, endAt, givenBy }: NewGift, waitsSince: Date | null): Promise<void> {
  if (!isPaidTier(tier) || endAt === null) await deleteGift(tx.db, userId);
  else await writeGift(tx.db, { userId, tier, endAt, waitsSince, givenBy, givenAt: tx.now() });
}

/** Notes a gift of an account that has the plan already, as it was created with it. */
export const noteGift = (tx: Ctx, userId: string, gift: NewGift): Promise<void> => keep(tx, userId, gift, null);

/**
 * Gives a user a plan for a time, in the caller's transaction. Where the same plan is paid for, the gift waits and follows it; a smaller
 * one takes the place of what is paid until billing changes. Says whether it runs, waits, or changed nothing.
 */
export async function giveTier(tx: Ctx, userId: string, gift: NewGift, cause: Record<string, unknown>): Promise<'runs' | 'waits' | 'same'> {
  const paid = await lockGrant(tx.db, userId, tx.now());
  const isPaid = paid.status !== 'none' && isPaidTier(paid.tier);
  if (isPaid && gift.tier === paid.tier) {
    await setTier(tx, userId, { tier: paid.tier, status: paid.status as 'active' | 'past_due', endAt: paid.endAt }, cause);
    await keep(tx, userId, gift, tx.now());
    return 'waits';
  }
  const isSmaller = isPaid && TIER_RANK[gift.tier] < TIER_RANK[paid.tier];
  await keep(tx, userId, isSmaller ? { ...gift, endAt: null } : gift, null);
  const isNew = await setTier(tx, userId, { tier: gift.tier, status: 'active', endAt: gift.endAt }, cause);
  return isNew ? 'runs' : 'same';
}

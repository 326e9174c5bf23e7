import { isPaidTier, TIER_RANK, type Tier } from '@clearedge/contract/entitlements';
import { eq } from 'drizzle-orm';
import { planGifts } from '../../db/schema/index.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import type { Db } from '../../kernel/db.ts';
import { setTier } from '../accounts/index.ts';
import { lockGrant } from './state/event-rows.ts';
import type { DecidedPlan } from './state/plan-rules.ts';

export type Gift = typeof planGifts.$inferSelect;

export async function findGift(db: Db, userId: string): Promise<Gift | null> {
  const [row] = await db.select().from(planGifts).where(eq(planGifts.userId, userId));
  return row ?? null;
}

/** One gift at a time: another one takes its place. */
export async function writeGift(db: Db, gift: Gift): Promise<void> {
  const { userId: _id, ...rest } = gift;
  await db.insert(planGifts).values(gift).onConflictDoUpdate({ target: planGifts.userId, set: rest });
}

export async function deleteGift(db: Db, userId: string): Promise<void> {
  await db.delete(planGifts).where(eq(planGifts.userId, userId));
}

type Terms = Pick<Gift, 'tier' | 'endAt' | 'waitsSince'>;
type Given = Pick<DecidedPlan, 'tier' | 'status' | 'endAt'>;

export interface BothPlans<G extends Terms> {
  /** What the user has. */
  plan: Given;
  /** The gift as it is from now on; null when nothing is left of it. */
  gift: G | null;
}

/** How long a gift still runs once it does; at least nothing. */
export const restMsOf = ({ endAt, waitsSince }: Terms, now: Date): number => Math.max(0, endAt.getTime() - (waitsSince ?? now).getTime());

/** Whether a paid plan makes a gift wait: one that is as good. A smaller one runs beside it. */
const isCovered = (gift: Pick<Terms, 'tier'>, paid: Tier): boolean => TIER_RANK[paid] >= TIER_RANK[gift.tier];

/**
 * A gift beside what is paid: the better of the two holds. While a paid plan is as good the gift waits, and what is left of it follows
 * that plan, so that no one pays for days they were given.
 */
export function weighGift<G extends Terms>(paid: Given, gift: G | null, now: Date): BothPlans<G> {
  if (!gift || restMsOf(gift, now) === 0) return { plan: paid, gift: null };
  if (isCovered(gift, paid.tier)) return { plan: paid, gift: gift.waitsSince ? gift : { ...gift, waitsSince: now } };
  const endAt = new Date(now.getTime() + restMsOf(gift, now));
  return { plan: { tier: gift.tier, status: 'active', endAt }, gift: { ...gift, endAt, waitsSince: null } };
}

interface NewGift {
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

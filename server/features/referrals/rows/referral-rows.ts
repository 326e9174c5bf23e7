import { count, eq, inArray } from 'drizzle-orm';
import { referralCodes, referrals } from '../../../db/schema/index.ts';
import type { Db } from '../../../kernel/db.ts';

export type Referral = typeof referrals.$inferSelect;

export async function insertReferral(db: Db, referral: Referral): Promise<void> {
  await db.insert(referrals).values(referral);
}

export async function findReferralOf(db: Db, userId: string): Promise<Referral | null> {
  const [row] = await db.select().from(referrals).where(eq(referrals.userId, userId));
  return row ?? null;
}

/** How many came by the codes of each of these users. */
export const countBroughtBy = (db: Db, userIds: readonly string[]): Promise<{ userId: string | null; count: number }[]> =>
  db
    .select({ userId: referralCodes.ownerId, count: count() })
    .from(referrals)
    .innerJoin(referralCodes, eq(referralCodes.id, referrals.codeId))
    .where(inArray(referralCodes.ownerId, [...userIds]))
    .groupBy(referralCodes.ownerId);

/** By which code each of these users came. */
export const listCameBy = (db: Db, userIds: readonly string[]): Promise<{ userId: string | null; code: string; joinedAt: Date }[]> =>
  db
    .select({ userId: referrals.userId, code: referralCodes.code, joinedAt: referrals.joinedAt })
    .from(referrals)
    .innerJoin(referralCodes, eq(referralCodes.id, referrals.codeId))
    .where(inArray(referrals.userId, [...userIds]));

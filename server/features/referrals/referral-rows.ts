import { and, asc, count, desc, eq, gt, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import { commissionEntries, referralCodes, referrals, users } from '../../db/schema/index.ts';
import type { Db } from '../../kernel/db.ts';

export type Code = typeof referralCodes.$inferSelect;
export interface OwnedCode {
  code: Code;
  partner: string | null;
}

const listWhere = (db: Db, where: ReturnType<typeof eq> | undefined): Promise<OwnedCode[]> =>
  db
    .select({ code: referralCodes, partner: users.username })
    .from(referralCodes)
    .leftJoin(users, eq(users.id, referralCodes.ownerId))
    .where(where)
    .orderBy(desc(referralCodes.createdAt), desc(referralCodes.id));

export const listCodes = (db: Db): Promise<OwnedCode[]> => listWhere(db, undefined);
export const listCodesOwnedBy = (db: Db, userId: string): Promise<OwnedCode[]> => listWhere(db, eq(referralCodes.ownerId, userId));

export async function findOwnedCode(db: Db, code: string): Promise<OwnedCode | null> {
  return (await listWhere(db, eq(referralCodes.code, code)))[0] ?? null;
}

/** False when there is such a code already. */
export async function insertCode(db: Db, code: typeof referralCodes.$inferInsert): Promise<boolean> {
  const rows = await db.insert(referralCodes).values(code).onConflictDoNothing().returning({ id: referralCodes.id });
  return rows.length > 0;
}

export async function lockCode(db: Db, where: { id: string } | { code: string }): Promise<Code | null> {
  const is = 'id' in where ? eq(referralCodes.id, where.id) : eq(referralCodes.code, where.code);
  const [row] = await db.select().from(referralCodes).where(is).for('update');
  return row ?? null;
}

export async function writeIsActive(db: Db, id: string, isActive: boolean): Promise<void> {
  await db.update(referralCodes).set({ isActive }).where(eq(referralCodes.id, id));
}

const isUsable = (now: Date) =>
  and(eq(referralCodes.isActive, true), or(isNull(referralCodes.expiresAt), gt(referralCodes.expiresAt, now)));

/** Takes one use of a code, in one statement: of many who sign up at once no more get one than there are. Null where none is left. */
export async function takeUse(db: Db, code: string, now: Date): Promise<Code | null> {
  const hasRoom = or(isNull(referralCodes.maxUses), lt(referralCodes.uses, referralCodes.maxUses));
  const [row] = await db
    .update(referralCodes)
    .set({ uses: sql`${referralCodes.uses} + 1` })
    .where(and(eq(referralCodes.code, code), isUsable(now), hasRoom))
    .returning();
  return row ?? null;
}

export async function countUsable(db: Db, now: Date): Promise<number> {
  return db.$count(referralCodes, isUsable(now));
}

export async function closeCodesOf(db: Db, userId: string): Promise<void> {
  await db.update(referralCodes).set({ isActive: false }).where(eq(referralCodes.ownerId, userId));
}

/** The one user with this name or address, whatever its case. */
export async function findPartner(db: Db, key: string): Promise<{ id: string; username: string } | null> {
  const rows = await db
    .select({ id: users.id, username: users.username })
    .from(users)
    .where(and(or(eq(users.usernameKey, key), eq(users.emailKey, key)), eq(users.isSimulated, false)))
    .limit(1);
  return rows[0] ?? null;
}

export type CommissionEntry = typeof commissionEntries.$inferSelect;

export async function insertEntries(db: Db, entries: readonly CommissionEntry[]): Promise<void> {
  if (entries.length > 0) await db.insert(commissionEntries).values([...entries]);
}

/** Everything that these codes earned, the oldest first. */
export const listEntries = (db: Db, codeIds: readonly string[]): Promise<CommissionEntry[]> =>
  db
    .select()
    .from(commissionEntries)
    .where(inArray(commissionEntries.codeId, [...codeIds]))
    .orderBy(asc(commissionEntries.at), asc(commissionEntries.id));

export const listEntriesOfPayment = (db: Db, paymentId: string): Promise<CommissionEntry[]> =>
  db.select().from(commissionEntries).where(eq(commissionEntries.paymentId, paymentId));

type Referral = typeof referrals.$inferSelect;

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

import { and, count, eq, exists, isNull, lt } from 'drizzle-orm';
import { recoveryCodes, secondFactors, users } from '../../../db/schema/index.ts';
import type { Db } from '../../../kernel/db.ts';

export type SecondFactorRow = typeof secondFactors.$inferSelect;

/** A new secret takes the place of one that was never confirmed. */
export async function replaceSecret(db: Db, row: { userId: string; sealedSecret: string; createdAt: Date }): Promise<void> {
  const values = { ...row, lastStep: 0 };
  await db.insert(secondFactors).values(values).onConflictDoUpdate({ target: secondFactors.userId, set: values });
}

export async function findSecret(db: Db, userId: string): Promise<SecondFactorRow | null> {
  const [row] = await db.select().from(secondFactors).where(eq(secondFactors.userId, userId));
  return row ?? null;
}

/** Marks a time step as used; false when it, or a later one, already was. One statement: a code sent twice at once counts once. */
export async function spendStep(db: Db, userId: string, step: number): Promise<boolean> {
  const rows = await db
    .update(secondFactors)
    .set({ lastStep: step })
    .where(and(eq(secondFactors.userId, userId), lt(secondFactors.lastStep, step)))
    .returning({ userId: secondFactors.userId });
  return rows.length > 0;
}

export async function writeSecondFactorAt(db: Db, userId: string, secondFactorAt: Date | null): Promise<void> {
  await db.update(users).set({ secondFactorAt }).where(eq(users.id, userId));
}

export async function deleteSecondFactor(db: Db, userId: string): Promise<void> {
  await db.delete(secondFactors).where(eq(secondFactors.userId, userId));
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
}

export async function replaceRecoveryCodes(db: Db, userId: string, codeHashes: readonly string[]): Promise<void> {
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await db.insert(recoveryCodes).values(codeHashes.map((codeHash) => ({ userId, codeHash })));
}

/** Uses a recovery code up; false when it is unknown or was used. */
export async function spendRecoveryCode(db: Db, userId: string, codeHash: string, usedAt: Date): Promise<boolean> {
  const mine = and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, codeHash), isNull(recoveryCodes.usedAt));
  const rows = await db.update(recoveryCodes).set({ usedAt }).where(mine).returning({ userId: recoveryCodes.userId });
  return rows.length > 0;
}

export async function countRecoveryCodes(db: Db, userId: string): Promise<number> {
  const [row] = await db
    .select({ left: count() })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)));
  return row?.left ?? 0;
}

/** Secrets that someone asked for and never confirmed. */
export async function deleteUnconfirmed(db: Db, createdBefore: Date): Promise<void> {
  const owner = db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, secondFactors.userId), isNull(users.secondFactorAt)));
  await db.delete(secondFactors).where(and(lt(secondFactors.createdAt, createdBefore), exists(owner)));
}

import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import { passwordResets } from '../../../../db/schema/index.ts';
import type { Db } from '../../../../kernel/db.ts';

/** The newest link is the only one that works. */
export async function replaceReset(db: Db, row: typeof passwordResets.$inferInsert): Promise<void> {
  await db.delete(passwordResets).where(eq(passwordResets.userId, row.userId));
  await db.insert(passwordResets).values(row);
}

/** Marks a link as used and answers whose it was; null when it is unknown, used or too old. One statement: two clicks at once use it once. */
export async function spendReset(db: Db, tokenHash: string, now: Date): Promise<string | null> {
  const [row] = await db
    .update(passwordResets)
    .set({ usedAt: now })
    .where(and(eq(passwordResets.tokenHash, tokenHash), isNull(passwordResets.usedAt), gt(passwordResets.expiresAt, now)))
    .returning({ userId: passwordResets.userId });
  return row?.userId ?? null;
}

/** A mailed link must not outlive the password it was asked for. */
export async function deleteResetsOf(db: Db, userId: string): Promise<void> {
  await db.delete(passwordResets).where(eq(passwordResets.userId, userId));
}

export async function deleteOldResets(db: Db, now: Date): Promise<void> {
  await db.delete(passwordResets).where(lt(passwordResets.expiresAt, now));
}

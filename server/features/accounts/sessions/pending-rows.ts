import { and, eq, gt, lt } from 'drizzle-orm';
import { pendingSignIns } from '../../../db/schema/index.ts';
import type { Db } from '../../../kernel/db.ts';

export type PendingSignIn = typeof pendingSignIns.$inferSelect;

export async function insertPending(db: Db, row: PendingSignIn): Promise<void> {
  await db.insert(pendingSignIns).values(row);
}

export async function findPending(db: Db, tokenHash: string, now: Date): Promise<PendingSignIn | null> {
  const isMine = and(eq(pendingSignIns.tokenHash, tokenHash), gt(pendingSignIns.expiresAt, now));
  const [row] = await db.select().from(pendingSignIns).where(isMine);
  return row ?? null;
}

/** False when it is gone already: of two second steps at once, one finds it. */
export async function deletePending(db: Db, tokenHash: string): Promise<boolean> {
  const rows = await db.delete(pendingSignIns).where(eq(pendingSignIns.tokenHash, tokenHash)).returning({ userId: pendingSignIns.userId });
  return rows.length > 0;
}

export async function deletePendingOf(db: Db, userId: string): Promise<void> {
  await db.delete(pendingSignIns).where(eq(pendingSignIns.userId, userId));
}

export async function deleteEndedPending(db: Db, now: Date): Promise<void> {
  await db.delete(pendingSignIns).where(lt(pendingSignIns.expiresAt, now));
}

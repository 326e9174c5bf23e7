import { and, desc, eq, inArray, lt, ne } from 'drizzle-orm';
import { knownDevices, users } from '../../../db/schema/index.ts';
import type { Db } from '../../../kernel/db.ts';

/** Whether a browser with this token signed in to the account with this address before. */
export async function isKnownDevice(db: Db, tokenHash: string, emailKey: string): Promise<boolean> {
  const rows = await db
    .select({ userId: users.id })
    .from(knownDevices)
    .innerJoin(users, eq(users.id, knownDevices.userId))
    .where(and(eq(knownDevices.tokenHash, tokenHash), eq(users.emailKey, emailKey)));
  return rows.length > 0;
}

/** False when the browser is new to the account. */
export async function touchDevice(db: Db, tokenHash: string, userId: string, now: Date): Promise<boolean> {
  const rows = await db
    .update(knownDevices)
    .set({ lastUsedAt: now })
    .where(and(eq(knownDevices.tokenHash, tokenHash), eq(knownDevices.userId, userId)))
    .returning({ userId: knownDevices.userId });
  return rows.length > 0;
}

/** The browser's other accounts move to its new token with it. */
export async function moveDevice(db: Db, fromHash: string, toHash: string): Promise<void> {
  await db.update(knownDevices).set({ tokenHash: toHash }).where(eq(knownDevices.tokenHash, fromHash));
}

/** Adds a browser to an account, which keeps the `most` browsers it used last. */
export async function insertDevice(db: Db, row: typeof knownDevices.$inferInsert, most: number): Promise<void> {
  await db.insert(knownDevices).values(row);
  const older = db
    .select({ tokenHash: knownDevices.tokenHash })
    .from(knownDevices)
    .where(eq(knownDevices.userId, row.userId))
    .orderBy(desc(knownDevices.lastUsedAt), desc(knownDevices.tokenHash))
    .offset(most);
  await db.delete(knownDevices).where(and(eq(knownDevices.userId, row.userId), inArray(knownDevices.tokenHash, older)));
}

export async function deleteDevicesOf(db: Db, userId: string, exceptHash?: string): Promise<void> {
  const mine = eq(knownDevices.userId, userId);
  await db.delete(knownDevices).where(exceptHash === undefined ? mine : and(mine, ne(knownDevices.tokenHash, exceptHash)));
}

export async function deleteOldDevices(db: Db, unusedSince: Date): Promise<void> {
  await db.delete(knownDevices).where(lt(knownDevices.lastUsedAt, unusedSince));
}

import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { apiKeys } from '../../../db/schema/index.ts';
import type { Db } from '../../../kernel/db.ts';

export type KeyRow = typeof apiKeys.$inferSelect;

/** Those that work, the newest first. */
export const listKeys = (db: Db, userId: string): Promise<KeyRow[]> =>
  db
    .select()
    .from(apiKeys)
    .where(and(eq(apiKeys.userId, userId), isNull(apiKeys.revokedAt)))
    .orderBy(desc(apiKeys.createdAt), desc(apiKeys.id));

export async function insertKey(db: Db, row: KeyRow): Promise<void> {
  await db.insert(apiKeys).values(row);
}

/** False when the key is not this user's, or revoked already. */
export async function revokeKey(db: Db, id: string, userId: string, at: Date): Promise<boolean> {
  const revoked = await db
    .update(apiKeys)
    .set({ revokedAt: at })
    .where(and(eq(apiKeys.id, id), eq(apiKeys.userId, userId), isNull(apiKeys.revokedAt)))
    .returning({ id: apiKeys.id });
  return revoked.length > 0;
}

export interface CallTimes {
  /** Product time, for the page. */
  usedAt: Date;
  /** Machine time, for the limit. */
  now: Date;
  windowBeganAfter: Date;
}

/** Counts one call in one statement, so that calls sent at once to several processes are all counted; null for a key that does not work. */
export async function countCall(db: Db, keyHash: string, { usedAt, now, windowBeganAfter }: CallTimes): Promise<KeyRow | null> {
  const isOver = sql`(${apiKeys.windowStartedAt} is null or ${apiKeys.windowStartedAt} <= ${windowBeganAfter.toISOString()}::timestamptz)`;
  const [row] = await db
    .update(apiKeys)
    .set({
      lastUsedAt: usedAt,
      windowCalls: sql`case when ${isOver} then 1 else ${apiKeys.windowCalls} + 1 end`,
      windowStartedAt: sql`case when ${isOver} then ${now.toISOString()}::timestamptz else ${apiKeys.windowStartedAt} end`,
    })
    .where(and(eq(apiKeys.keyHash, keyHash), isNull(apiKeys.revokedAt)))
    .returning();
  return row ?? null;
}

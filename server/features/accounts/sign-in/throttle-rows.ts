import { eq, lt, sql } from 'drizzle-orm';
import { throttles } from '../../../db/schema/index.ts';
import type { Db } from '../../../kernel/db.ts';

export type ThrottleRow = typeof throttles.$inferSelect;

/** Counts one more in one statement, so that tries sent at once are all counted; starts a new window when the old one is over. */
export async function incrementFailures(db: Db, key: string, now: Date, windowBeganAfter: Date): Promise<ThrottleRow> {
  const isOver = sql`${throttles.windowStartedAt} <= ${windowBeganAfter.toISOString()}::timestamptz`;
  const [row] = await db
    .insert(throttles)
    .values({ key, failures: 1, windowStartedAt: now })
    .onConflictDoUpdate({
      target: throttles.key,
      set: {
        failures: sql`case when ${isOver} then 1 else ${throttles.failures} + 1 end`,
        windowStartedAt: sql`case when ${isOver} then ${now.toISOString()}::timestamptz else ${throttles.windowStartedAt} end`,
      },
    })
    .returning();
  return row!;
}

export async function decrementFailures(db: Db, key: string): Promise<void> {
  await db
    .update(throttles)
    .set({ failures: sql`greatest(${throttles.failures} - 1, 0)` })
    .where(eq(throttles.key, key));
}

export async function deleteThrottle(db: Db, key: string): Promise<void> {
  await db.delete(throttles).where(eq(throttles.key, key));
}

export async function deleteOldThrottles(db: Db, windowBeganBefore: Date): Promise<void> {
  await db.delete(throttles).where(lt(throttles.windowStartedAt, windowBeganBefore));
}

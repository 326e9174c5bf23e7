import { and, count, desc, eq, inArray, isNull, lte } from 'drizzle-orm';
import { notifications } from '../../db/schema/index.ts';
import type { Db } from '../../kernel/db.ts';

export type NotificationRow = typeof notifications.$inferSelect;

const SHOWN = 50;

const isOut = isNull(notifications.shownFrom);

/** False when the same thing was already told. */
export async function insertNotification(db: Db, row: NotificationRow): Promise<boolean> {
  const added = await db
    .insert(notifications)
    .values(row)
    .onConflictDoNothing({ target: [notifications.userId, notifications.dedupeKey] })
    .returning({ id: notifications.id });
  return added.length > 0;
}

export const listNewest = (db: Db, userId: string): Promise<NotificationRow[]> =>
  db
    .select()
    .from(notifications)
    .where(and(eq(notifications.userId, userId), isOut))
    .orderBy(desc(notifications.createdAt), desc(notifications.id))
    .limit(SHOWN);

export async function countUnread(db: Db, userId: string): Promise<number> {
  const [row] = await db
    .select({ unread: count() })
    .from(notifications)
    .where(and(eq(notifications.userId, userId), isNull(notifications.readAt), isOut));
  return row?.unread ?? 0;
}

export async function markRead(db: Db, userId: string, at: Date, ids?: readonly string[]): Promise<void> {
  const named = ids ? inArray(notifications.id, [...ids]) : undefined;
  await db
    .update(notifications)
    .set({ readAt: at })
    .where(and(eq(notifications.userId, userId), isNull(notifications.readAt), isOut, named));
}

/** Lets those out whose time has come, and says whose they are. */
export async function releaseHeld(db: Db, now: Date): Promise<string[]> {
  const released = await db
    .update(notifications)
    .set({ shownFrom: null })
    .where(lte(notifications.shownFrom, now))
    .returning({ userId: notifications.userId });
  return [...new Set(released.map(({ userId }) => userId))];
}

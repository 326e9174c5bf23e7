import { FREE_TIER, type Tier } from '@clearedge/contract/entitlements';
import type { DeliveryWay } from '@clearedge/contract/routes/people/notice-kinds';
import { and, asc, count, desc, eq, inArray, isNull, lte } from 'drizzle-orm';
import { notifications, type UserSettings, users } from '../../db/schema/index.ts';
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

/** Inserts a notification, or replaces the one with its key: unread and due again. */
export async function renewNotification(db: Db, row: NotificationRow): Promise<void> {
  const { id: _kept, userId: _user, dedupeKey: _key, ...stated } = row;
  await db
    .insert(notifications)
    .values(row)
    .onConflictDoUpdate({ target: [notifications.userId, notifications.dedupeKey], set: stated });
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

export interface Ways {
  tier: Tier;
  notify?: UserSettings['notify'];
}

/** The plan of a user, and how each kind of notification is to reach them. */
export async function findWays(db: Db, userId: string): Promise<Ways> {
  const [row] = await db.select({ tier: users.tier, settings: users.settings }).from(users).where(eq(users.id, userId));
  return { tier: row?.tier ?? FREE_TIER, notify: row?.settings.notify };
}

/** Which way out of the bell a notification is due on. */
export type DueColumn = `${DeliveryWay}DueAt`;

/** What is due on a way, the earliest first. */
export const listDue = (db: Db, way: DueColumn, now: Date, limit: number): Promise<NotificationRow[]> =>
  db.select().from(notifications).where(lte(notifications[way], now)).orderBy(asc(notifications[way]), asc(notifications.id)).limit(limit);

/** Sets when it is due, or that it is no more; false when another process was first. */
export async function moveDue(db: Db, way: DueColumn, { id, [way]: dueAt }: NotificationRow, to: Date | null): Promise<boolean> {
  if (!dueAt) return false;
  const moved = await db
    .update(notifications)
    .set({ [way]: to })
    .where(and(eq(notifications.id, id), eq(notifications[way], dueAt)))
    .returning({ id: notifications.id });
  return moved.length > 0;
}

/** What was not taken is due again then. */
export async function putBack(db: Db, way: DueColumn, id: string, dueAt: Date): Promise<void> {
  await db
    .update(notifications)
    .set({ [way]: dueAt })
    .where(eq(notifications.id, id));
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

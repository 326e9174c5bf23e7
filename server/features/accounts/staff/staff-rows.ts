import { and, asc, eq, ne, notExists, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { users } from '../../../db/schema/index.ts';
import type { Db } from '../../../kernel/db.ts';

/** Ids of all admins, locked until the transaction ends. */
export async function lockAdmins(db: Db): Promise<string[]> {
  const rows = await db.select({ id: users.id }).from(users).where(eq(users.isAdmin, true)).orderBy(asc(users.id)).for('update');
  return rows.map(({ id }) => id);
}

export async function writeAdmin(db: Db, userId: string, isAdmin: boolean): Promise<void> {
  await db.update(users).set({ isAdmin }).where(eq(users.id, userId));
}

/** False when the name is somebody else's. A name taken in the same moment violates the unique index, and the transaction is tried again. */
export async function writeUsername(
  db: Db,
  userId: string,
  name: { username: string; usernameKey: string; usernameSkeleton: string },
): Promise<boolean> {
  const others = alias(users, 'others');
  const taken = db
    .select({ one: sql`1` })
    .from(others)
    .where(and(or(eq(others.usernameKey, name.usernameKey), eq(others.usernameSkeleton, name.usernameSkeleton)), ne(others.id, userId)));
  const rows = await db
    .update(users)
    .set(name)
    .where(and(eq(users.id, userId), notExists(taken)))
    .returning({ id: users.id });
  return rows.length > 0;
}

import { and, desc, eq, gt, isNotNull, lt, ne, or } from 'drizzle-orm';
import { sessions, users } from '../../../db/schema/index.ts';
import type { Db } from '../../../kernel/db.ts';
import type { Account } from '../account-rows.ts';

export type Session = typeof sessions.$inferSelect;

export async function insertSession(db: Db, session: typeof sessions.$inferInsert): Promise<void> {
  await db.insert(sessions).values(session);
}

/** By its cookie's token, or by the one before it while that still counts. */
export async function findSession(
  db: Db,
  tokenHash: string,
  now: Date,
): Promise<{ session: Session; user: Pick<Account, 'id' | 'emailKey' | 'tier' | 'isAdmin' | 'secondFactorAt'> } | null> {
  const { id, emailKey, tier, isAdmin, secondFactorAt } = users;
  const [row] = await db
    .select({ session: sessions, user: { id, emailKey, tier, isAdmin, secondFactorAt } })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(or(eq(sessions.tokenHash, tokenHash), and(eq(sessions.previousHash, tokenHash), gt(sessions.previousUntil, now))));
  return row ?? null;
}

/** A session that is to be renewed, or was renewed before: the others need no look. */
export async function findRenewable(db: Db, sessionId: string): Promise<Session | null> {
  const [row] = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.id, sessionId), or(eq(sessions.isRenewalDue, true), isNotNull(sessions.previousHash))))
    .for('update');
  return row ?? null;
}

export async function writeRenewal(
  db: Db,
  sessionId: string,
  renewal: Pick<Session, 'tokenHash' | 'previousHash' | 'previousUntil'>,
): Promise<void> {
  await db
    .update(sessions)
    .set({ ...renewal, isRenewalDue: false })
    .where(eq(sessions.id, sessionId));
}

/** All of a user's sessions get another cookie when they next ask who is signed in. */
export async function markForRenewal(db: Db, userId: string): Promise<void> {
  await db.update(sessions).set({ isRenewalDue: true }).where(eq(sessions.userId, userId));
}

export async function writeProvenUntil(db: Db, sessionId: string, provenUntil: Date): Promise<void> {
  await db.update(sessions).set({ provenUntil }).where(eq(sessions.id, sessionId));
}

export async function touchSession(db: Db, sessionId: string, at: Date): Promise<void> {
  await db
    .update(sessions)
    .set({ lastUsedAt: at })
    .where(and(eq(sessions.id, sessionId), lt(sessions.lastUsedAt, at)));
}

export const listSessionsOf = (db: Db, userId: string): Promise<Session[]> =>
  db.select().from(sessions).where(eq(sessions.userId, userId)).orderBy(desc(sessions.lastUsedAt), desc(sessions.id));

export async function deleteSessionByToken(db: Db, tokenHash: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
}

/** False when the user has no such session. */
export async function deleteSession(db: Db, userId: string, sessionId: string): Promise<boolean> {
  const rows = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.id, sessionId)))
    .returning({ id: sessions.id });
  return rows.length > 0;
}

export async function deleteSessionsOf(db: Db, userId: string, exceptSessionId?: string): Promise<number> {
  const mine = eq(sessions.userId, userId);
  const rows = await db
    .delete(sessions)
    .where(exceptSessionId === undefined ? mine : and(mine, ne(sessions.id, exceptSessionId)))
    .returning({ id: sessions.id });
  return rows.length;
}

export async function deleteEndedSessions(db: Db, now: Date, unusedSince: Date): Promise<void> {
  await db.delete(sessions).where(or(lt(sessions.expiresAt, now), lt(sessions.lastUsedAt, unusedSince)));
}

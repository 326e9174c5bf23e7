import type { Tier } from '@clearedge/contract/entitlements';
import { and, asc, eq, ne, notExists, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { users } from '../../db/schema/index.ts';
import { audit } from '../../kernel/audit.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import type { Db } from '../../kernel/db.ts';
import { DomainError } from '../../kernel/domain-error.ts';
import type { CheckMayJoin, OnRegistered } from './account-hooks.ts';
import { defaultSettings, insertAccount, listHolders, lockAccount } from './account-rows.ts';
import { checkNotReserved, checkNotShared, keyOf, nameKeysOf, refuseTaken } from './account-rules.ts';
import { checkNotChosen } from './check-not-chosen.ts';
import { DEMO_USERNAME_KEYS } from './demo-accounts.ts';
import { hashPassword } from './passwords/password-hash.ts';
import { checkNewPassword } from './passwords/password-rules.ts';
import { endSessions } from './sessions/end-other-sessions.ts';
import { markForRenewal } from './sessions/session-rows.ts';

export interface NewMember {
  username: string;
  email: string;
  password: string;
  tier: Tier;
  endAt: Date | null;
  isAdmin: boolean;
}
export interface JoinHooks {
  onRegistered: OnRegistered;
  checkMayJoin: CheckMayJoin;
  /** What else belongs into the transaction that creates the account. */
  beside: (tx: Ctx, userId: string) => Promise<void>;
}

/** An account that staff make for someone, under the rules of registering, but with a plan and the admin flag as stated. Answers its id. */
export async function createAccount(ctx: Ctx, wanted: NewMember, { onRegistered, checkMayJoin, beside }: JoinHooks): Promise<string> {
  const { username, email, password, tier, endAt, isAdmin } = wanted;
  const keys = { ...nameKeysOf(username), emailKey: keyOf(email) };
  checkNotReserved(keys, DEMO_USERNAME_KEYS);
  checkNewPassword(password, wanted, 'password');
  const passwordHash = await hashPassword(password);
  return ctx.transact(async (tx) => {
    const settings = defaultSettings();
    const plan = { tier, subscriptionEndAt: endAt, isAdmin };
    const id = tx.newId();
    await checkNotChosen(tx, keys, id);
    const row = { id, username, email, ...keys, passwordHash, ...plan, settings, createdAt: tx.now() };
    const created = await insertAccount(tx.db, row);
    if (!created) return refuseTaken(keys, await listHolders(tx.db, keys));
    await checkMayJoin(tx, keys.emailKey);
    await audit(tx, 'user.created-by-admin', `user:${created.id}`, { tier, isAdmin });
    await onRegistered(tx, created);
    await beside(tx, created.id);
    return created.id;
  });
}

/** Ids of all admins, locked until the transaction ends. */
async function lockAdmins(db: Db): Promise<string[]> {
  const rows = await db.select({ id: users.id }).from(users).where(eq(users.isAdmin, true)).orderBy(asc(users.id)).for('update');
  return rows.map(({ id }) => id);
}

async function writeAdmin(db: Db, userId: string, isAdmin: boolean): Promise<void> {
  await db.update(users).set({ isAdmin }).where(eq(users.id, userId));
}

/** False when the name is someone else's. A name taken in the same moment violates the unique index, and the transaction is tried again. */
async function writeUsername(
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

/** Gives an account another username, under the rules of registering. */
export async function renameAccount(ctx: Ctx, userId: string, username: string): Promise<void> {
  const keys = nameKeysOf(username);
  await ctx.transact(async (tx) => {
    const before = await lockAccount(tx.db, userId);
    if (before.username === username) return;
    checkNotShared(before.emailKey);
    // The community finds its bettors by their names.
    if (before.isSimulated) throw new DomainError('CONFLICT', 'A simulated bettor keeps its name.');
    checkNotReserved({ ...keys, emailKey: before.emailKey }, DEMO_USERNAME_KEYS);
    await checkNotChosen(tx, keys, userId);
    const isWritten = await writeUsername(tx.db, userId, { username, ...keys });
    if (!isWritten) return refuseTaken({ ...keys, emailKey: '' }, await listHolders(tx.db, { ...keys, emailKey: '' }));
    await audit(tx, 'user.renamed', `user:${userId}`, { from: before.username, to: username });
    await tx.publish({ topic: 'user', userId, what: 'session' });
  });
}

/** Gives or takes the admin flag, in the caller's transaction; one admin always stays. */
export async function setAdmin(tx: Ctx, userId: string, isAdmin: boolean): Promise<void> {
  // All of them, in one order: two admins who drop each other at once must not both succeed.
  const admins = await lockAdmins(tx.db);
  const account = await lockAccount(tx.db, userId);
  if (account.isAdmin === isAdmin) return;
  checkNotShared(account.emailKey);
  if (account.isSimulated) throw new DomainError('CONFLICT', 'Simulated users can’t be admins.');
  if (!isAdmin && admins.every((id) => id === userId))
    throw new DomainError('CONFLICT', 'This is the last admin. Make someone else an admin first.');
  await writeAdmin(tx.db, userId, isAdmin);
  await audit(tx, isAdmin ? 'user.admin-given' : 'user.admin-taken', `user:${userId}`);
  // Whoever changes their own flag stays; with the rest of the rights comes another cookie.
  if (tx.actor.kind === 'user' && tx.actor.userId === userId) {
    await markForRenewal(tx.db, userId);
    await tx.publish({ topic: 'user', userId, what: 'session' });
  } else await endSessions(tx, userId);
}

import { and, count, eq, inArray, like, not, or } from 'drizzle-orm';
import { type UserSettings, users } from '../../db/schema/index.ts';
import type { Db } from '../../kernel/db.ts';
import { DomainError } from '../../kernel/domain-error.ts';
import { DEMO_DOMAIN } from './account-rules.ts';

export type Account = typeof users.$inferSelect;
export type NewAccount = typeof users.$inferInsert;

const isDemo = like(users.emailKey, `%@${DEMO_DOMAIN}`);

export const defaultSettings = (): UserSettings => ({
  oddsFormat: 'american',
  theme: 'dark',
  timeZone: null,
  myBooks: [],
  unitCents: null,
});

export async function findAccount(db: Db, userId: string): Promise<Account | null> {
  const [row] = await db.select().from(users).where(eq(users.id, userId));
  return row ?? null;
}

export async function getAccount(db: Db, userId: string): Promise<Account> {
  const account = await findAccount(db, userId);
  if (!account) throw new DomainError('NOT_FOUND', 'This account no longer exists.');
  return account;
}

export async function lockAccount(db: Db, userId: string): Promise<Account> {
  const [row] = await db.select().from(users).where(eq(users.id, userId)).for('update');
  if (!row) throw new DomainError('NOT_FOUND', 'This account no longer exists.');
  return row;
}

/** Locks the account if it still exists with the password that was checked; null otherwise. */
export async function relockAccount(db: Db, checked: Pick<Account, 'id' | 'passwordHash'>): Promise<Account | null> {
  const [row] = await db.select().from(users).where(eq(users.id, checked.id)).for('update');
  return row?.passwordHash === checked.passwordHash ? row : null;
}

export async function findAccountByEmail(db: Db, emailKey: string): Promise<Account | null> {
  const [row] = await db.select().from(users).where(eq(users.emailKey, emailKey));
  return row ?? null;
}

/** Null when the username or the address belongs to someone. */
export async function insertAccount(db: Db, account: NewAccount): Promise<Account | null> {
  const [row] = await db.insert(users).values(account).onConflictDoNothing().returning();
  return row ?? null;
}

export const listHolders = (
  db: Db,
  keys: { usernameKey: string; usernameSkeleton: string; emailKey: string },
): Promise<Pick<Account, 'usernameKey' | 'usernameSkeleton' | 'emailKey'>[]> =>
  db
    .select({ usernameKey: users.usernameKey, usernameSkeleton: users.usernameSkeleton, emailKey: users.emailKey })
    .from(users)
    .where(
      or(eq(users.usernameKey, keys.usernameKey), eq(users.usernameSkeleton, keys.usernameSkeleton), eq(users.emailKey, keys.emailKey)),
    );

export async function hasAdmin(db: Db): Promise<boolean> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.isAdmin, true), not(isDemo)))
    .limit(1);
  return rows.length > 0;
}

export async function writePasswordHash(db: Db, userId: string, passwordHash: string): Promise<void> {
  await db.update(users).set({ passwordHash }).where(eq(users.id, userId));
}

export async function writePlan(
  db: Db,
  userId: string,
  plan: { tier: Account['tier']; status: Account['subscriptionStatus']; endAt: Date | null },
): Promise<void> {
  const { tier, status: subscriptionStatus, endAt: subscriptionEndAt } = plan;
  await db.update(users).set({ tier, subscriptionStatus, subscriptionEndAt }).where(eq(users.id, userId));
}

export async function writeSettings(db: Db, userId: string, settings: UserSettings): Promise<void> {
  await db.update(users).set({ settings }).where(eq(users.id, userId));
}

export async function deleteAccountRow(db: Db, userId: string): Promise<void> {
  await db.delete(users).where(eq(users.id, userId));
}

export const listByEmail = (db: Db, emailKeys: readonly string[]): Promise<Account[]> =>
  db
    .select()
    .from(users)
    .where(inArray(users.emailKey, [...emailKeys]));

export async function deleteByEmail(db: Db, emailKeys: readonly string[]): Promise<number> {
  const rows = await db
    .delete(users)
    .where(inArray(users.emailKey, [...emailKeys]))
    .returning({ id: users.id });
  return rows.length;
}

/** People: neither simulated bettors nor the shared demo accounts. */
export async function countPeople(db: Db): Promise<number> {
  const [row] = await db
    .select({ members: count() })
    .from(users)
    .where(and(eq(users.isSimulated, false), not(isDemo)));
  return row?.members ?? 0;
}

/** Simulated bettors by their names. */
export async function listSimulated(db: Db): Promise<Map<string, string>> {
  const rows = await db.select({ id: users.id, username: users.username }).from(users).where(eq(users.isSimulated, true));
  return new Map(rows.map(({ id, username }) => [username, id]));
}

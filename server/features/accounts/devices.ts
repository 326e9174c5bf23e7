import { and, desc, eq, inArray, lt, ne } from 'drizzle-orm';
import { knownDevices, users } from '../../db/schema/index.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import type { Db } from '../../kernel/db.ts';
import { hashToken } from '../../kernel/secrets.ts';
import { machineNow } from './machine-time.ts';
import { findSession } from './sessions/session-rows.ts';
import { isOver } from './sessions/session-rules.ts';

/** Whether a browser with this token signed in to the account with this address before. */
async function isKnownDevice(db: Db, tokenHash: string, emailKey: string): Promise<boolean> {
  const rows = await db
    .select({ userId: users.id })
    .from(knownDevices)
    .innerJoin(users, eq(users.id, knownDevices.userId))
    .where(and(eq(knownDevices.tokenHash, tokenHash), eq(users.emailKey, emailKey)));
  return rows.length > 0;
}

/** False when the browser is new to the account. */
async function touchDevice(db: Db, tokenHash: string, userId: string, now: Date): Promise<boolean> {
  const rows = await db
    .update(knownDevices)
    .set({ lastUsedAt: now })
    .where(and(eq(knownDevices.tokenHash, tokenHash), eq(knownDevices.userId, userId)))
    .returning({ userId: knownDevices.userId });
  return rows.length > 0;
}

/** The browser's other accounts move to its new token with it. */
async function moveDevice(db: Db, fromHash: string, toHash: string): Promise<void> {
  await db.update(knownDevices).set({ tokenHash: toHash }).where(eq(knownDevices.tokenHash, fromHash));
}

/** Adds a browser to an account, which keeps the `most` browsers it used last. */
async function insertDevice(db: Db, row: typeof knownDevices.$inferInsert, most: number): Promise<void> {
  await db.insert(knownDevices).values(row);
  const older = db
    .select({ tokenHash: knownDevices.tokenHash })
    .from(knownDevices)
    .where(eq(knownDevices.userId, row.userId))
    .orderBy(desc(knownDevices.lastUsedAt), desc(knownDevices.tokenHash))
    .offset(most);
  await db.delete(knownDevices).where(and(eq(knownDevices.userId, row.userId), inArray(knownDevices.tokenHash, older)));
}

async function deleteDevicesOf(db: Db, userId: string, exceptHash?: string): Promise<void> {
  const mine = eq(knownDevices.userId, userId);
  await db.delete(knownDevices).where(exceptHash === undefined ? mine : and(mine, ne(knownDevices.tokenHash, exceptHash)));
}

export async function deleteOldDevices(db: Db, unusedSince: Date): Promise<void> {
  await db.delete(knownDevices).where(lt(knownDevices.lastUsedAt, unusedSince));
}

const TOKEN_BYTES = 32;
const MOST_DEVICES = 20;
export const DEVICE_DAYS = 365;

const presentedHash = (ctx: Ctx): string | undefined => ctx.request?.deviceToken && hashToken(ctx.request.deviceToken);

/** Names the browser that asks if it has signed in to the account before; null for every other one. */
export async function knownDeviceOf(ctx: Ctx, emailKey: string): Promise<string | null> {
  const presented = presentedHash(ctx);
  if (presented && (await isKnownDevice(ctx.db, presented, emailKey))) return presented;
  const token = ctx.request?.sessionToken;
  const now = machineNow(ctx);
  const found = token ? await findSession(ctx.db, hashToken(token), now) : null;
  return found && found.user.emailKey === emailKey && !isOver(found.session, found.user.isAdmin, now) ? found.session.id : null;
}

/** Notes that this browser signed in; answers the token it is to keep. A token that this server did not give this account is replaced, never adopted. */
export async function rememberDevice(tx: Ctx, userId: string): Promise<string> {
  const now = machineNow(tx);
  const presented = presentedHash(tx);
  if (presented && (await touchDevice(tx.db, presented, userId, now))) return tx.request!.deviceToken!;
  const token = tx.randomBytes(TOKEN_BYTES).toString('base64url');
  const tokenHash = hashToken(token);
  if (presented) await moveDevice(tx.db, presented, tokenHash);
  await insertDevice(tx.db, { tokenHash, userId, lastUsedAt: now }, MOST_DEVICES);
  return token;
}

/** Whoever else signed in before is a stranger again. */
export const forgetOtherDevices = (tx: Ctx, userId: string): Promise<void> => deleteDevicesOf(tx.db, userId, presentedHash(tx));
export const forgetDevices = (tx: Ctx, userId: string): Promise<void> => deleteDevicesOf(tx.db, userId);

import type { Ctx } from '../../../kernel/ctx.ts';
import { hashToken } from '../../../kernel/secrets.ts';
import type { Account } from '../account-rows.ts';
import { rememberDevice } from '../devices.ts';
import { machineNow, toProductTime } from '../machine-time.ts';
import { deletePending, insertPending } from './pending-rows.ts';
import { deleteSessionByToken, insertSession } from './session-rows.ts';
import { expiryOf, pendingExpiryOf, provenUntilOf } from './session-rules.ts';

const TOKEN_BYTES = 32;
const LONGEST = { address: 64, userAgent: 300 };

export interface OpenedSession {
  token: string;
  expiresAt: Date;
  /** What the browser keeps as a device of the account; absent where nothing new was proven. */
  device?: string;
}

/** Ends whatever the request's own token stands for, a session or the first half of a sign-in. */
export async function endPresented(tx: Ctx): Promise<void> {
  const token = tx.request?.sessionToken;
  if (!token) return;
  await deleteSessionByToken(tx.db, hashToken(token));
  await deletePending(tx.db, hashToken(token));
}

const newToken = (tx: Ctx): string => tx.randomBytes(TOKEN_BYTES).toString('base64url');

/** A new session in the caller's transaction; what the request came with ends, so that no cookie outlives a sign-in. */
export async function openSession(tx: Ctx, user: Pick<Account, 'id' | 'isAdmin'>): Promise<OpenedSession> {
  const { address = '', userAgent = '' } = tx.request ?? {};
  await endPresented(tx);
  const token = newToken(tx);
  const now = machineNow(tx);
  const expiresAt = expiryOf(now, user.isAdmin);
  await insertSession(tx.db, {
    id: tx.newId(),
    tokenHash: hashToken(token),
    userId: user.id,
    createdAt: now,
    lastUsedAt: now,
    expiresAt,
    provenUntil: provenUntilOf(now),
    address: address.slice(0, LONGEST.address),
    userAgent: userAgent.slice(0, LONGEST.userAgent),
  });
  return { token, expiresAt, device: await rememberDevice(tx, user.id) };
}

/** The first half of a sign-in whose account has a second factor: a token that only the second step accepts. */
export async function openPending(tx: Ctx, { id }: Pick<Account, 'id'>): Promise<OpenedSession> {
  await endPresented(tx);
  const token = newToken(tx);
  const now = machineNow(tx);
  const expiresAt = pendingExpiryOf(now);
  await insertPending(tx.db, { tokenHash: hashToken(token), userId: id, createdAt: now, expiresAt });
  return { token, expiresAt };
}

/** Hands the cookie out; only after the commit, or a rolled-back session would sign no one in. */
export const sendSession = (ctx: Ctx, { token, expiresAt, device }: OpenedSession): void =>
  // The cookie's age is counted from the product's clock.
  ctx.request?.setSession(token, toProductTime(ctx, expiresAt), device);

import type { Contract } from '@clearedge/contract';
import type { VerbResult } from '@clearedge/contract/route';
import type { Ctx, VerbConfig } from '../../../kernel/ctx.ts';
import { hashToken } from '../../../kernel/secrets.ts';
import type { Account } from '../account-rows.ts';
import { rememberDevice } from '../devices.ts';
import { machineNow, toProductTime } from '../machine-time.ts';
import { presentUser } from '../present-user.ts';
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
  /** It signs no one in yet. */
  isHalf?: true;
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

/** A token that signs no one in: `insert` stores what it is the first half of. */
export async function openHalf(
  tx: Ctx,
  insert: (row: { tokenHash: string; createdAt: Date; expiresAt: Date }) => Promise<void>,
): Promise<OpenedSession> {
  await endPresented(tx);
  const token = newToken(tx);
  const createdAt = machineNow(tx);
  const expiresAt = pendingExpiryOf(createdAt);
  await insert({ tokenHash: hashToken(token), createdAt, expiresAt });
  return { token, expiresAt, isHalf: true };
}

/** A session for someone just proven; where a code is still to come, a half that only the second step accepts. */
export const openEither = (tx: Ctx, account: Pick<Account, 'id' | 'isAdmin' | 'secondFactorAt'>): Promise<OpenedSession> =>
  account.secondFactorAt ? openHalf(tx, (row) => insertPending(tx.db, { ...row, userId: account.id })) : openSession(tx, account);

/** What the browser is answered after `openEither`. */
export const presentSignedIn = (account: Account, config: VerbConfig): VerbResult<Contract['POST /api/auth/login']> =>
  account.secondFactorAt ? { secondFactor: 'required' } : { user: presentUser(account, config) };

/** Hands the cookie out; only after the commit, or a rolled-back session would sign no one in. */
export const sendSession = (ctx: Ctx, { token, expiresAt, device, isHalf }: OpenedSession): void =>
  // The cookie's age is counted from the product's clock.
  ctx.request?.setSession(token, toProductTime(ctx, expiresAt), device, isHalf);

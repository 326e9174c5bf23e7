import type { Ctx } from '../../../kernel/ctx.ts';
import { hashToken } from '../../../kernel/token.ts';
import type { Account } from '../account-rows.ts';
import { machineNow } from '../machine-time.ts';
import { deleteSessionByToken, insertSession } from './session-rows.ts';
import { expiryOf } from './session-rules.ts';

const TOKEN_BYTES = 32;
const LONGEST = { address: 64, userAgent: 300 };

export interface OpenedSession {
  token: string;
  expiresAt: Date;
}

/** A new session in the caller's transaction; the one that the request came with ends, so that no cookie outlives a sign-in. */
export async function openSession(tx: Ctx, user: Pick<Account, 'id' | 'isAdmin'>): Promise<OpenedSession> {
  const { sessionToken, address = '', userAgent = '' } = tx.request ?? {};
  if (sessionToken) await deleteSessionByToken(tx.db, hashToken(sessionToken));
  const token = tx.randomBytes(TOKEN_BYTES).toString('base64url');
  const now = machineNow(tx);
  const expiresAt = expiryOf(now, user.isAdmin);
  await insertSession(tx.db, {
    id: tx.newId(),
    tokenHash: hashToken(token),
    userId: user.id,
    createdAt: now,
    lastUsedAt: now,
    expiresAt,
    address: address.slice(0, LONGEST.address),
    userAgent: userAgent.slice(0, LONGEST.userAgent),
  });
  return { token, expiresAt };
}

/** Hands the cookie out; only after the commit, or a rolled-back session would sign nobody in. */
export const sendSession = (ctx: Ctx, { token, expiresAt }: OpenedSession): void => ctx.request?.setSession(token, expiresAt);

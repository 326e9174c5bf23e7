import type { Ctx } from '../../../kernel/ctx.ts';
import { hashToken, keyedHash } from '../../../kernel/secrets.ts';
import { machineNow } from '../machine-time.ts';
import { type OpenedSession, sendSession } from './open-session.ts';
import { findRenewable, type Session, writeRenewal } from './session-rows.ts';

/** Requests that a page sent side by side with the old cookie are still on their way. */
const GRACE_MS = 10_000;

// Reckoned, not drawn: of two requests with the same old cookie both are answered with the same new one, and a lost answer signs no one out.
const successorOf = (ctx: Ctx, { id }: Session, token: string): string => keyedHash(ctx, 'session renewal', `${id} ${token}`);

async function renew(tx: Ctx, sessionId: string, token: string, graceMs: number): Promise<OpenedSession | null> {
  const session = await findRenewable(tx.db, sessionId);
  if (!session) return null;
  const [presented, now] = [hashToken(token), machineNow(tx)];
  const next = { token: successorOf(tx, session, token), expiresAt: session.expiresAt };
  if (presented === session.previousHash && session.previousUntil && session.previousUntil > now) return next;
  if (presented !== session.tokenHash || !session.isRenewalDue) return null;
  const stored = graceMs > 0 ? { previousHash: presented, previousUntil: new Date(now.getTime() + graceMs) } : null;
  await writeRenewal(tx.db, sessionId, { tokenHash: hashToken(next.token), previousHash: null, previousUntil: null, ...stored });
  return next;
}

async function renewWithin(ctx: Ctx, graceMs: number): Promise<void> {
  const token = ctx.request?.sessionToken;
  if (ctx.actor.kind !== 'user' || !token) return;
  const { sessionId } = ctx.actor;
  const renewed = await ctx.transact((tx) => renew(tx, sessionId, token, graceMs));
  if (renewed) sendSession(ctx, renewed);
}

/** After a change of the caller's own plan, once it is committed: another cookie, and the old one is no one's at once. */
export const renewOwnSession = (ctx: Ctx): Promise<void> => renewWithin(ctx, 0);

/** For a browser whose user's plan was changed elsewhere. */
export const renewIfDue = (ctx: Ctx): Promise<void> => renewWithin(ctx, GRACE_MS);

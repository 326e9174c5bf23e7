import { FREE_TIER } from '@clearedge/contract/entitlements';
import type { Actor, Ctx } from '../../../kernel/ctx.ts';
import { hashToken } from '../../../kernel/secrets.ts';
import { mustEnrol } from '../account-rules.ts';
import { machineNow } from '../machine-time.ts';
import { findSession, touchSession } from './session-rows.ts';
import { isOver, needsTouch } from './session-rules.ts';

const LONGEST_TOKEN = 200;

/** The actor behind a cookie's token; null when the session is unknown or over. A token is never adopted. */
export async function resolveSession(ctx: Ctx, token: string): Promise<Actor | null> {
  if (token.length === 0 || token.length > LONGEST_TOKEN) return null;
  const now = machineNow(ctx);
  const found = await findSession(ctx.db, hashToken(token), now);
  if (!found || isOver(found.session, found.user.isAdmin, now)) return null;
  const { session, user } = found;
  if (needsTouch(session, now)) await touchSession(ctx.db, session.id, now);
  const isFresh = session.provenUntil !== null && session.provenUntil > now;
  const who = { kind: 'user', userId: user.id, sessionId: session.id, ...(isFresh && { isFresh }) } as const;
  if (mustEnrol(user, ctx.config)) return { ...who, tier: FREE_TIER, isAdmin: false, mustEnrol: true };
  return { ...who, tier: user.tier, isAdmin: user.isAdmin };
}

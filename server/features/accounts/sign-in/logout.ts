import type { Verb } from '../../../kernel/feature.ts';
import { hashToken } from '../../../kernel/token.ts';
import { deleteSessionByToken } from '../sessions/session-rows.ts';

export const logout: Verb<'POST /api/auth/logout'> = async (ctx) => {
  const token = ctx.request?.sessionToken;
  if (token) await deleteSessionByToken(ctx.db, hashToken(token));
  ctx.request?.setSession(null);
  if (ctx.actor.kind === 'user') await ctx.publish({ topic: 'user', userId: ctx.actor.userId, what: 'session' });
  return { ok: true };
};

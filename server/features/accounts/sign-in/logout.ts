import type { Verb } from '../../../kernel/feature.ts';
import { endPresented } from '../sessions/open-session.ts';

export const logout: Verb<'POST /api/auth/logout'> = async (ctx) => {
  await endPresented(ctx);
  ctx.request?.setSession(null);
  if (ctx.actor.kind === 'user') await ctx.publish({ topic: 'user', userId: ctx.actor.userId, what: 'session' });
  return { ok: true };
};

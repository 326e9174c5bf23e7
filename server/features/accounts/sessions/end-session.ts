import { requireUser } from '../../../kernel/access.ts';
import type { Verb } from '../../../kernel/feature.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { deleteSession } from './session-rows.ts';

export const endSession: Verb<'DELETE /api/auth/sessions/:sessionId'> = async (ctx, { params }) => {
  const userId = requireUser(ctx.actor);
  await ctx.transact(async (tx) => {
    if (!(await deleteSession(tx.db, userId, params.sessionId))) throw new Refusal('NOT_FOUND', 'This session has already ended.');
    await tx.publish({ topic: 'user', userId, what: 'session' });
  });
  if (ctx.actor.kind === 'user' && ctx.actor.sessionId === params.sessionId) ctx.request?.setSession(null);
  return { ok: true };
};

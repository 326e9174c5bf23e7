import { requireUser } from '../../../kernel/access.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import type { Verb } from '../../../kernel/feature.ts';
import { forgetOtherDevices } from '../devices.ts';
import { deletePendingOf } from './pending-rows.ts';
import { deleteSessionsOf } from './session-rows.ts';

export const endOtherSessions: Verb<'POST /api/auth/sessions/end-others'> = async (ctx) => {
  const userId = requireUser(ctx.actor);
  const sessionId = ctx.actor.kind === 'user' ? ctx.actor.sessionId : undefined;
  const ended = await ctx.transact(async (tx) => {
    const deleted = await deleteSessionsOf(tx.db, userId, sessionId);
    await deletePendingOf(tx.db, userId);
    await forgetOtherDevices(tx, userId);
    if (deleted > 0) await tx.publish({ topic: 'user', userId, what: 'session' });
    return deleted;
  });
  return { ended };
};

/** Signs a user out everywhere, in the caller's transaction: with other rights someone signs in anew. */
export async function endSessions(tx: Ctx, userId: string): Promise<number> {
  const ended = await deleteSessionsOf(tx.db, userId);
  await deletePendingOf(tx.db, userId);
  await tx.publish({ topic: 'user', userId, what: 'session' });
  return ended;
}

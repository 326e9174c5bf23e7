import { eq } from 'drizzle-orm';
import { sessions } from '../../../db/schema/index.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import { machineNow } from '../machine-time.ts';

/** Whether the caller signed in at most so long ago: asked before what a thief at an unlocked screen must not do. */
export async function isRecentSignIn(ctx: Ctx, withinMs: number): Promise<boolean> {
  if (ctx.actor.kind !== 'user') return false;
  const [row] = await ctx.db.select({ createdAt: sessions.createdAt }).from(sessions).where(eq(sessions.id, ctx.actor.sessionId));
  return row !== undefined && machineNow(ctx).getTime() - row.createdAt.getTime() <= withinMs;
}

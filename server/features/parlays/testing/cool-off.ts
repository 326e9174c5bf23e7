import { playLimits } from '../../../db/schema/index.ts';
import type { Ctx } from '../../../kernel/ctx.ts';

/** Somebody on a break of a day. */
export async function coolOff(ctx: Ctx, userId: string): Promise<void> {
  const coolOffUntil = new Date(ctx.now().getTime() + 86_400_000);
  await ctx.db.insert(playLimits).values({ userId, coolOffUntil, updatedAt: ctx.now() });
}

import type { Ctx } from '../../../kernel/ctx.ts';
import { setLimits } from '../../../testing/index.ts';

/** Someone on a break of a day. */
export const coolOff = (ctx: Ctx, userId: string): Promise<void> =>
  setLimits(ctx, userId, { coolOffUntil: new Date(ctx.now().getTime() + 86_400_000) });

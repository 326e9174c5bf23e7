import type { Ctx } from '../../kernel/ctx.ts';
import { findReader, quietUntil } from '../accounts/index.ts';
import { findLimits, runningPause } from '../limits/index.ts';

/** Until when news of a bet is held back: the end of the quiet hours or of the break that is running, the later of them; null when neither is. */
export async function deferUntil(ctx: Ctx, userId: string): Promise<Date | null> {
  const now = ctx.now();
  const reader = await findReader(ctx, userId);
  const ends = [reader && quietUntil(reader.settings, now), runningPause(await findLimits(ctx, userId), now)?.until ?? null];
  return ends.reduce((latest, end) => (end && (!latest || end > latest) ? end : latest), null);
}

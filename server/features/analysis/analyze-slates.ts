import { easternDay, shiftDay } from '@clearedge/quant/calendar';
import type { Ctx } from '../../kernel/ctx.ts';
import { listSlate } from '../events/index.ts';
import { analyzeEvents } from './analyze-events.ts';

/** Keeps the analyses of today's and tomorrow's games current until each begins. */
export async function analyzeSlates(ctx: Ctx): Promise<void> {
  const today = easternDay(ctx.now());
  for (const slateOn of [today, shiftDay(today, 1)]) {
    const made = await analyzeEvents(ctx, await listSlate(ctx, slateOn));
    if (made.length > 0) await ctx.publish({ topic: 'slate', slateOn });
  }
}

import { easternDay, shiftDay } from '@clearedge/quant/calendar';
import type { Ctx } from '../../kernel/ctx.ts';
import { listSlate } from '../events/index.ts';
import { analyzeEvents } from './analyze-events.ts';

/** Keeps the analyses of today's and tomorrow's games current until each begins. */
export async function analyzeSlates(ctx: Ctx): Promise<void> {
  const today = easternDay(ctx.now());
  const events = [...(await listSlate(ctx, today)), ...(await listSlate(ctx, shiftDay(today, 1)))];
  const made = new Set((await analyzeEvents(ctx, events)).map(({ eventId }) => eventId));
  const changed = new Set(events.filter(({ id }) => made.has(id)).map(({ slateOn }) => slateOn));
  for (const slateOn of changed) await ctx.publish({ topic: 'slate', slateOn });
}

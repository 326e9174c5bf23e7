import { DEFAULT_SPORT } from '@clearedge/contract/sports';
import { easternDay } from '@clearedge/quant/calendar';
import type { Ctx } from '../../../kernel/ctx.ts';

/** At Eastern midnight "today" is another day: answers that were kept for it are no longer true. */
export async function turnSlate(ctx: Ctx): Promise<void> {
  await ctx.publish({ topic: 'slate', slateOn: easternDay(ctx.now()), sport: DEFAULT_SPORT });
}

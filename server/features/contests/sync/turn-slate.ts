import { SPORT_KEYS } from '@clearedge/contract/sports';
import { easternDay } from '@clearedge/quant/calendar';
import type { Ctx } from '../../../kernel/ctx.ts';

/** At Eastern midnight "today" is another day: answers that were kept for it are no longer true. */
export async function turnSlate(ctx: Ctx): Promise<void> {
  for (const sport of SPORT_KEYS) await ctx.publish({ topic: 'slate', slateOn: easternDay(ctx.now()), sport });
}

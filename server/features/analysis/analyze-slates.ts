import { DEFAULT_SPORT } from '@clearedge/contract/sports';
import { easternDay, shiftDay } from '@clearedge/quant/calendar';
import type { Ctx } from '../../kernel/ctx.ts';
import { listSlate } from '../contests/index.ts';
import { analyzeContests } from './analyze-contests.ts';

/** Keeps the analyses of today's and tomorrow's games current until each begins. */
export async function analyzeSlates(ctx: Ctx): Promise<void> {
  const today = easternDay(ctx.now());
  const contests = [...(await listSlate(ctx, today)), ...(await listSlate(ctx, shiftDay(today, 1)))];
  const made = new Set((await analyzeContests(ctx, contests)).map(({ contestId }) => contestId));
  const changed = new Set(contests.filter(({ id }) => made.has(id)).map(({ slateOn }) => slateOn));
  for (const slateOn of changed) await ctx.publish({ topic: 'slate', slateOn, sport: DEFAULT_SPORT });
}

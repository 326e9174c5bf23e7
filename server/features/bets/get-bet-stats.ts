import { requireUser } from '../../kernel/access.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import { countBets } from './bet-rows.ts';
import { type BetStats, summarize } from './bet-stats-rules.ts';

export async function getBetStats(ctx: Ctx): Promise<BetStats> {
  return summarize(await countBets(ctx, requireUser(ctx.actor)));
}

import { requireUser } from '../../kernel/access.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import { listBetViews } from './bet-rows.ts';
import { type BetStats, summarize } from './bet-stats-rules.ts';

export async function getBetStats(ctx: Ctx): Promise<BetStats> {
  const views = await listBetViews(ctx, requireUser(ctx.actor));
  return summarize(views.map(({ bet }) => bet));
}

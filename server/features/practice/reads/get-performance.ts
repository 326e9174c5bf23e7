import type { Contract } from '@clearedge/contract';
import type { VerbInput, VerbResult } from '@clearedge/contract/route';
import type { Ctx } from '../../../kernel/ctx.ts';
import { whose } from '../account/whose.ts';
import { findPlayer } from '../rows/player-rows.ts';
import { sumAlike, sumDays } from '../rows/stat-rows.ts';
import { performanceOf } from './performance-rules.ts';
import { startOf } from './spans.ts';

type Route = Contract['GET /api/virtual/performance'];

/** Statistics of one's practice bets, of the running period unless the whole history is asked for. Money in cents, as the documents say. */
export async function getPerformance(ctx: Ctx, { query }: VerbInput<Route>): Promise<VerbResult<Route>> {
  const userId = await whose(ctx, query.userId);
  const player = (await findPlayer(ctx, userId))!;
  const isAll = query.history === 'all';
  const wanted = {
    userId,
    period: isAll ? undefined : player.period,
    from: startOf(query.period, ctx.now()),
    betType: query.betType === 'all' ? undefined : query.betType,
    status: query.status === 'all' ? undefined : query.status,
  };
  const [sums, days] = [await sumAlike(ctx, wanted), await sumDays(ctx, wanted)];
  return performanceOf(sums, days, isAll ? player.createdAt : player.periodStartedAt);
}

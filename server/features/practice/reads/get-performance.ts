import type { Contract } from '@clearedge/contract';
import type { VerbInput, VerbResult } from '@clearedge/contract/route';
import type { Ctx } from '../../../kernel/ctx.ts';
import { whose } from '../account/whose.ts';
import { findPlayer } from '../rows/player-rows.ts';
import { listStatBets } from '../rows/stat-rows.ts';
import { keep, performanceOf } from './performance-rules.ts';

type Route = Contract['GET /api/virtual/performance'];

/** Statistics of one's practice bets, of the running period unless the whole history is asked for. Money in cents, as the documents say. */
export async function getPerformance(ctx: Ctx, { query }: VerbInput<Route>): Promise<VerbResult<Route>> {
  const userId = await whose(ctx, query.userId);
  const player = (await findPlayer(ctx, userId))!;
  const isAll = query.history === 'all';
  const bets = await listStatBets(ctx, userId, isAll ? undefined : player.period);
  return performanceOf(keep(bets, query, ctx.now()), isAll ? player.createdAt : player.periodStartedAt);
}

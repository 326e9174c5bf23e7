import type { Contract } from '@clearedge/contract';
import type { VerbInput, VerbResult } from '@clearedge/contract/route';
import type { Ctx } from '../../../kernel/ctx.ts';
import { whose } from '../account/whose.ts';
import { listBetViews } from '../rows/bet-rows.ts';
import { findPlayer } from '../rows/player-rows.ts';
import { presentBet } from './present-bet.ts';

type Route = Contract['GET /api/virtual/bets'];

/** Practice bets of the running statistics period, or all there ever were; open ones of before a reset are always among them. */
export async function listBets(ctx: Ctx, { query }: VerbInput<Route>): Promise<VerbResult<Route>> {
  const userId = await whose(ctx, query.userId);
  const { period } = (await findPlayer(ctx, userId))!;
  const views = await listBetViews(ctx, userId, { status: query.status });
  const shown = query.history === 'all' ? views : views.filter(({ bet }) => bet.period === period || bet.status === 'pending');
  return shown.map((view) => presentBet(view, period));
}

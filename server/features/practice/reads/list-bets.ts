import type { Contract } from '@clearedge/contract';
import type { VerbInput, VerbResult } from '@clearedge/contract/route';
import type { Ctx } from '../../../kernel/ctx.ts';
import { whose } from '../account/whose.ts';
import { getBetView, listBetViews } from '../rows/bet-rows.ts';
import { findPlayer } from '../rows/player-rows.ts';
import { presentBet } from './present-bet.ts';
import { startOf } from './spans.ts';

type Route = Contract['GET /api/virtual/bets'];

/** A page of practice bets of the running statistics period, or of all there ever were; open ones of before a reset are always among them. */
export async function listBets(ctx: Ctx, { query }: VerbInput<Route>): Promise<VerbResult<Route>> {
  const userId = await whose(ctx, query.userId);
  const { period } = (await findPlayer(ctx, userId))!;
  const { status, betType, before, limit } = query;
  if (before !== undefined) await getBetView(ctx, before, userId);
  const filter = { status, betType, from: startOf(query.period, ctx.now()), period: query.history === 'all' ? undefined : period };
  const views = await listBetViews(ctx, userId, filter, { before, most: limit });
  return views.map((view) => presentBet(view, period));
}

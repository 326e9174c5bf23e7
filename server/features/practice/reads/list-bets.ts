import type { Contract } from '@clearedge/contract';
import type { VerbInput, VerbResult } from '@clearedge/contract/route';
import type { Ctx } from '../../../kernel/ctx.ts';
import { currentSpanOf } from '../account/current-span.ts';
import { whose } from '../account/whose.ts';
import { getBetView, listBetViews } from '../rows/bet-rows.ts';
import { presentBet } from './present-bet.ts';
import { startOf } from './spans.ts';

type Route = Contract['GET /api/virtual/bets'];

/** A page of bets since the last reset and of the running contest week, or of all there ever were; open ones are always among them. */
export async function listBets(ctx: Ctx, { query }: VerbInput<Route>): Promise<VerbResult<Route>> {
  const userId = await whose(ctx, query.userId);
  const current = await currentSpanOf(ctx, userId);
  const { status, betType, bankroll, before, limit } = query;
  if (before !== undefined) await getBetView(ctx, before, userId);
  const from = startOf(query.period, ctx.now());
  const filter = { status, betType, bankroll, from, current: query.history === 'all' ? undefined : current };
  const views = await listBetViews(ctx, userId, filter, { before, most: limit });
  return views.map((view) => presentBet(view, current));
}

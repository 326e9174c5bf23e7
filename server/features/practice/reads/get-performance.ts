import type { Contract } from '@clearedge/contract';
import type { VerbInput, VerbResult } from '@clearedge/contract/route';
import { easternInstant } from '@clearedge/quant/calendar';
import type { Ctx } from '../../../kernel/ctx.ts';
import { contestWeekAt } from '../account/contest-week.ts';
import { whose } from '../account/whose.ts';
import { findPlayer } from '../rows/player-rows.ts';
import { listSettledProfits, sumAlike, sumDays } from '../rows/stat-rows.ts';
import { performanceOf } from './performance-rules.ts';
import { startOf } from './spans.ts';

type Route = Contract['GET /api/virtual/performance'];

/** Statistics of one bankroll's bets, since the last reset or of the running contest week unless the whole history is asked for. Money in cents. */
export async function getPerformance(ctx: Ctx, { query }: VerbInput<Route>): Promise<VerbResult<Route>> {
  const userId = await whose(ctx, query.userId);
  const player = (await findPlayer(ctx, userId))!;
  const isAll = query.history === 'all';
  const week = contestWeekAt(ctx.now());
  const wanted = {
    userId,
    bankroll: query.bankroll,
    current: isAll ? undefined : { period: player.period, weekOn: week.weekOn },
    from: startOf(query.period, ctx.now()),
    betType: query.betType === 'all' ? undefined : query.betType,
    status: query.status === 'all' ? undefined : query.status,
  };
  const [sums, days, profits] = [await sumAlike(ctx, wanted), await sumDays(ctx, wanted), await listSettledProfits(ctx, wanted)];
  const startedAt = query.bankroll === 'contest' ? easternInstant(week.weekOn) : player.periodStartedAt;
  return performanceOf(sums, { days, profits }, isAll ? player.createdAt : startedAt);
}

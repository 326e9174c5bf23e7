import { requireUser } from '../../../kernel/access.ts';
import type { Verb } from '../../../kernel/feature.ts';
import { listContestsByIds } from '../../contests/index.ts';
import { getOwn } from '../rows/strategy-rows.ts';
import { curveOf } from '../rules/figure-rules.ts';
import { presentForward } from '../rules/forward-rules.ts';
import type { RunBacktest } from '../rules/kept-backtests.ts';
import { presentOne, readForwards } from '../rules/present-strategies.ts';

/** One strategy with its whole backtest and every forward bet. */
export const getStrategy =
  (runBacktest: RunBacktest): Verb<'GET /api/strategies/:strategyId'> =>
  async (ctx, { params }) => {
    const userId = requireUser(ctx.actor);
    const row = await getOwn(ctx.db, params.strategyId, userId);
    const forward = (await readForwards(ctx, [row])).get(row.id)!;
    const contests = await listContestsByIds(
      ctx,
      forward.bets.map(({ match }) => match.contestId),
    );
    const { bankrollPercentage } = row.conditions;
    return {
      ...(await presentOne(ctx, userId, row.id, runBacktest)),
      backtest: await runBacktest(ctx, row.conditions, row.conditionsAt),
      forwardCurve: curveOf(forward.bets, bankrollPercentage),
      forwardBets: presentForward(forward, new Map(contests.map((contest) => [contest.id, contest])), bankrollPercentage),
    };
  };

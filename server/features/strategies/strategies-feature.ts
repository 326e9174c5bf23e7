import { requireUser } from '../../kernel/access.ts';
import { defineJob, defineSchedule, FIRED } from '../../kernel/ctx.ts';
import { defineFeature, type Feature } from '../../kernel/feature.ts';
import type { ReadHistory } from '../history/index.ts';
import { fireStrategies } from './live/fire-strategies.ts';
import { listStrategyMatches } from './live/list-strategy-matches.ts';
import { keptBacktests } from './rules/kept-backtests.ts';
import { presentOwn } from './rules/present-strategies.ts';
import { supported } from './rules/supported-rules.ts';
import { createStrategy } from './verbs/create-strategy.ts';
import { deleteStrategy } from './verbs/delete-strategy.ts';
import { editStrategy } from './verbs/edit-strategy.ts';
import { getStrategy } from './verbs/get-strategy.ts';
import { listSuggestions } from './verbs/list-suggestions.ts';

const FIRE_SECONDS = 120;

/** Keeps backtests it has made: make one for each process. */
export function strategiesFeature({ readHistory }: { readHistory: ReadHistory }): Feature {
  const runBacktest = keptBacktests(readHistory);
  return defineFeature({
    name: 'strategies',
    routes: {
      'GET /api/strategies': (ctx) => presentOwn(ctx, requireUser(ctx.actor), runBacktest),
      'POST /api/strategies': createStrategy(runBacktest),
      'POST /api/strategies/backtest': (ctx, { body }) => runBacktest(ctx, supported(body.conditions)),
      'GET /api/strategies/suggestions': listSuggestions(runBacktest),
      'GET /api/strategies/matches': listStrategyMatches(readHistory),
      'GET /api/strategies/:strategyId': getStrategy(runBacktest),
      'PATCH /api/strategies/:strategyId': editStrategy(runBacktest),
      'DELETE /api/strategies/:strategyId': deleteStrategy,
    },
    schedules: [
      defineSchedule({
        name: 'fire-strategies',
        every: { seconds: FIRE_SECONDS },
        job: defineJob({
          payload: FIRED,
          name: 'fire-strategies',
          maxAttempts: 2,
          leaseSeconds: 120,
          run: (ctx) => fireStrategies(ctx, readHistory),
        }),
      }),
    ],
  });
}

import { STRATEGY_SUGGESTIONS } from '@clearedge/contract/strategy-terms';
import type { Verb } from '../../../kernel/feature.ts';
import type { RunBacktest } from '../rules/kept-backtests.ts';

/** Ideas to begin with; what they promise is what they would have done. */
export const listSuggestions =
  (runBacktest: RunBacktest): Verb<'GET /api/strategies/suggestions'> =>
  (ctx) =>
    Promise.all(
      STRATEGY_SUGGESTIONS.map(async ({ key, name, description, conditions }) => ({
        key,
        name,
        description,
        backtest: await runBacktest(ctx, conditions),
      })),
    );

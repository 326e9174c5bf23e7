import { requireUser } from '../../../kernel/access.ts';
import { audit } from '../../../kernel/audit.ts';
import type { Verb } from '../../../kernel/feature.ts';
import { lockOwn, updateStrategy } from '../rows/strategy-rows.ts';
import type { RunBacktest } from '../rules/kept-backtests.ts';
import { presentOne } from '../rules/present-strategies.ts';
import { supported } from '../rules/supported-rules.ts';

const sorted = (value: object): string =>
  JSON.stringify(value, (_, held: unknown) =>
    held !== null && typeof held === 'object' && !Array.isArray(held)
      ? Object.fromEntries(Object.entries(held).sort(([a], [b]) => (a < b ? -1 : 1)))
      : held,
  );

/** Changes one's own strategy. Other conditions are another test: what fired before no longer counts for them. */
export const editStrategy =
  (runBacktest: RunBacktest): Verb<'PATCH /api/strategies/:strategyId'> =>
  async (ctx, { params, body }) => {
    const userId = requireUser(ctx.actor);
    const { conditions: asked, ...rest } = body;
    const conditions = asked && supported(asked);
    await ctx.transact(async (tx) => {
      const before = await lockOwn(tx, params.strategyId, userId);
      const isOther = conditions !== undefined && sorted(conditions) !== sorted(before.conditions);
      const kept = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined));
      await updateStrategy(tx, before.id, { ...kept, ...(isOther ? { conditions, conditionsAt: tx.now() } : {}) });
      await audit(tx, 'strategy.edited', `strategy:${before.id}`, { fields: Object.keys(body), isOther });
    });
    return presentOne(ctx, userId, params.strategyId, runBacktest);
  };

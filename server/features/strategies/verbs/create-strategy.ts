import { STRATEGY_LIMITS } from '@clearedge/contract/strategy-terms';
import { requireUser } from '../../../kernel/access.ts';
import { audit } from '../../../kernel/audit.ts';
import type { Verb } from '../../../kernel/feature.ts';
import { once } from '../../../kernel/once.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { countUnderLock, insertStrategy } from '../rows/strategy-rows.ts';
import type { RunBacktest } from '../rules/kept-backtests.ts';
import { presentOne } from '../rules/present-strategies.ts';
import { supported } from '../rules/supported-rules.ts';

/** Keeps a strategy, once per Idempotency-Key. Its forward test begins now. */
export const createStrategy =
  (runBacktest: RunBacktest): Verb<'POST /api/strategies'> =>
  async (ctx, { body }) => {
    const userId = requireUser(ctx.actor);
    const conditions = supported(body.conditions);
    const id = await ctx.transact((tx) =>
      once(tx, userId, 'POST /api/strategies', body, async () => {
        if ((await countUnderLock(tx, userId)) >= STRATEGY_LIMITS.aUser)
          throw new Refusal('CONFLICT', `You can keep ${STRATEGY_LIMITS.aUser} strategies. Delete one to make room.`);
        const now = tx.now();
        const { name, description, isActive } = body;
        const row = { id: tx.newId(), userId, name, description, conditions, isActive, createdAt: now, conditionsAt: now, updatedAt: now };
        await insertStrategy(tx, row);
        await audit(tx, 'strategy.created', `strategy:${row.id}`, { name });
        return row.id;
      }),
    );
    return presentOne(ctx, userId, id, runBacktest);
  };

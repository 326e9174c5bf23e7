import { requireUser } from '../../../kernel/access.ts';
import { audit } from '../../../kernel/audit.ts';
import type { Verb } from '../../../kernel/feature.ts';
import { lockOwn, removeStrategy } from '../rows/strategy-rows.ts';

/** Deletes one's own strategy with everything it fired on. */
export const deleteStrategy: Verb<'DELETE /api/strategies/:strategyId'> = async (ctx, { params }) => {
  const userId = requireUser(ctx.actor);
  await ctx.transact(async (tx) => {
    const { id, name } = await lockOwn(tx, params.strategyId, userId);
    await removeStrategy(tx, id);
    await audit(tx, 'strategy.deleted', `strategy:${id}`, { name });
  });
  return { ok: true };
};

import type { Ctx } from '../../kernel/ctx.ts';
import { listMatches, listOwn, type MatchRow, type StrategyRow } from './strategy-rows.ts';

/** A user's strategies with everything they fired on, for the export of one's own data. */
export async function exportStrategies(ctx: Ctx, userId: string): Promise<(StrategyRow & { fired: MatchRow[] })[]> {
  const own = await listOwn(ctx.db, userId);
  const fired = await listMatches(
    ctx.db,
    own.map(({ id }) => id),
  );
  return own.map((strategy) => ({ ...strategy, fired: fired.filter(({ strategyId }) => strategyId === strategy.id) }));
}

import type { Ctx } from '../../../kernel/ctx.ts';
import type { Sport } from '../contest.ts';
import { listIdsBySource, renameContests } from '../rows/source-rows.ts';

/** A game that a source now calls by another id keeps its row, and all that hangs on it; `sourceId` says which it is. */
export async function renameMoved(
  ctx: Ctx,
  { sport, source, games }: { sport: Sport; source: string; games: readonly { gameId: string; sourceId: string }[] },
): Promise<void> {
  const known = await listIdsBySource(
    ctx.db,
    { sport, source },
    games.map(({ sourceId }) => sourceId),
  );
  const moved = games.flatMap(({ gameId, sourceId }) => {
    const before = known.get(sourceId);
    return before && before.gameId !== gameId ? [{ id: before.id, gameId }] : [];
  });
  if (moved.length) await ctx.transact((tx) => renameContests(tx.db, moved));
}

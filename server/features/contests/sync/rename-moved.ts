import { and, eq, inArray, sql } from 'drizzle-orm';
import { contests } from '../../../db/schema/index.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import type { Db } from '../../../kernel/db.ts';
import type { Sport } from '../contest.ts';

/** The stored contests that a source knows by these ids of its own. */
async function listIdsBySource(
  db: Db,
  { sport, source }: { sport: Sport; source: string },
  sourceIds: readonly string[],
): Promise<Map<string, { id: string; gameId: string }>> {
  if (!sourceIds.length) return new Map();
  const rows = await db
    .select({ id: contests.id, gameId: contests.gameId, sourceId: contests.sourceId })
    .from(contests)
    .where(and(eq(contests.sport, sport), eq(contests.source, source), inArray(contests.sourceId, [...sourceIds])));
  return new Map(rows.map(({ sourceId, ...row }) => [sourceId, row]));
}

/** In two steps, as one of them may take the id that another gives up. */
async function renameContests(db: Db, moved: readonly { id: string; gameId: string }[]): Promise<void> {
  const names = sql`jsonb_to_recordset(${JSON.stringify(moved)}::jsonb) as x("id" uuid, "gameId" text)`;
  await db.execute(sql`update contests set game_id = contests.id::text from ${names} where contests.id = x."id"`);
  await db.execute(sql`update contests set game_id = x."gameId" from ${names} where contests.id = x."id"`);
}

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

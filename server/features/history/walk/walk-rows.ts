import { eq, inArray } from 'drizzle-orm';
import { historyWalks, type PastOpinionSide, type PastSide, pastGames, pastOpinions } from '../../../db/schema/index.ts';
import type { Db } from '../../../kernel/db.ts';

export type Walk = typeof historyWalks.$inferSelect;
export type NewOpinion = typeof pastOpinions.$inferInsert & { sides: PastOpinionSide[] };

export async function findWalk(db: Db, modelVersion: string): Promise<Walk | null> {
  const [row] = await db.select().from(historyWalks).where(eq(historyWalks.modelVersion, modelVersion));
  return row ?? null;
}

export async function writeWalk(db: Db, walk: Walk): Promise<void> {
  await db.insert(historyWalks).values(walk).onConflictDoUpdate({ target: historyWalks.modelVersion, set: walk });
}

/** What was said first stays. */
export async function addOpinions(db: Db, rows: readonly NewOpinion[]): Promise<void> {
  if (rows.length > 0)
    await db
      .insert(pastOpinions)
      .values([...rows])
      .onConflictDoNothing();
}

export async function listClosingSides(db: Db, gameIds: readonly string[]): Promise<Map<string, PastSide[]>> {
  if (gameIds.length === 0) return new Map();
  const rows = await db
    .select({ gameId: pastGames.gameId, sides: pastGames.sides })
    .from(pastGames)
    .where(inArray(pastGames.gameId, [...gameIds]));
  return new Map(rows.map(({ gameId, sides }) => [gameId, sides]));
}

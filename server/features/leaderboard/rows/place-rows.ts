import { and, desc, eq, inArray, lt } from 'drizzle-orm';
import { leaderboardPlaces } from '../../../db/schema/index.ts';
import type { Ctx } from '../../../kernel/ctx.ts';

export type PlaceRow = typeof leaderboardPlaces.$inferSelect;

export const listPlaces = (ctx: Ctx, weekOn: string): Promise<PlaceRow[]> =>
  ctx.db.select().from(leaderboardPlaces).where(eq(leaderboardPlaces.weekOn, weekOn));

export async function findPlace(ctx: Ctx, weekOn: string, userId: string): Promise<PlaceRow | null> {
  const [row] = await ctx.db
    .select()
    .from(leaderboardPlaces)
    .where(and(eq(leaderboardPlaces.weekOn, weekOn), eq(leaderboardPlaces.userId, userId)));
  return row ?? null;
}

/** The newest place of each of these users before a week. */
export async function listLastPlaces(ctx: Ctx, weekOn: string, userIds: readonly string[]): Promise<PlaceRow[]> {
  if (userIds.length === 0) return [];
  return ctx.db
    .selectDistinctOn([leaderboardPlaces.userId])
    .from(leaderboardPlaces)
    .where(and(lt(leaderboardPlaces.weekOn, weekOn), inArray(leaderboardPlaces.userId, [...userIds])))
    .orderBy(leaderboardPlaces.userId, desc(leaderboardPlaces.weekOn));
}

/** One place a user and week: a second one is left out. */
export async function insertPlaces(tx: Ctx, rows: readonly PlaceRow[]): Promise<void> {
  if (rows.length > 0)
    await tx.db
      .insert(leaderboardPlaces)
      .values([...rows])
      .onConflictDoNothing();
}

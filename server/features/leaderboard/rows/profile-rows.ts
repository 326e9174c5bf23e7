import { and, eq, ne } from 'drizzle-orm';
import { leaderboardProfiles, users } from '../../../db/schema/index.ts';
import type { Ctx } from '../../../kernel/ctx.ts';

export interface Profile {
  displayName: string | null;
  isListed: boolean;
}

export async function findProfile(ctx: Ctx, userId: string): Promise<Profile> {
  const [row] = await ctx.db.select().from(leaderboardProfiles).where(eq(leaderboardProfiles.userId, userId));
  return { displayName: row?.displayName ?? null, isListed: row?.isListed ?? true };
}

/** True when the name is somebody else's username: nobody may pass for another. */
export async function isUsername(ctx: Ctx, nameKey: string, ownId: string): Promise<boolean> {
  const rows = await ctx.db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.usernameKey, nameKey), ne(users.id, ownId)))
    .limit(1);
  return rows.length > 0;
}

/** Fails on the unique index when somebody else has chosen the name. */
export async function writeProfile(tx: Ctx, userId: string, { displayName, isListed }: Profile): Promise<void> {
  const change = { displayName, displayNameKey: displayName?.toLowerCase() ?? null, isListed, updatedAt: tx.now() };
  await tx.db
    .insert(leaderboardProfiles)
    .values({ userId, ...change })
    .onConflictDoUpdate({ target: leaderboardProfiles.userId, set: change });
}

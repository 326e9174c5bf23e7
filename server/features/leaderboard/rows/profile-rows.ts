import { skeletonOf } from '@clearedge/contract/names/skeleton';
import { and, eq, inArray, ne, or } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
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

/** True when the name is, or looks like, somebody else's username or chosen name: no user may pass for another. */
export async function isTaken(ctx: Ctx, name: string, ownId: string): Promise<boolean> {
  const [key, skeleton] = [name.toLowerCase(), skeletonOf(name)];
  const usernames = ctx.db
    .select({ id: users.id })
    .from(users)
    .where(and(or(eq(users.usernameKey, key), eq(users.usernameSkeleton, skeleton)), ne(users.id, ownId)));
  // Names chosen before skeletons were kept have a lowercase key.
  const chosen = ctx.db
    .select({ id: leaderboardProfiles.userId })
    .from(leaderboardProfiles)
    .where(and(inArray(leaderboardProfiles.displayNameKey, [key, skeleton]), ne(leaderboardProfiles.userId, ownId)));
  return (await unionAll(usernames, chosen).limit(1)).length > 0;
}

/** Fails on the unique index when somebody else has chosen the name. */
export async function writeProfile(tx: Ctx, userId: string, { displayName, isListed }: Profile): Promise<void> {
  const change = { displayName, displayNameKey: displayName === null ? null : skeletonOf(displayName), isListed, updatedAt: tx.now() };
  await tx.db
    .insert(leaderboardProfiles)
    .values({ userId, ...change })
    .onConflictDoUpdate({ target: leaderboardProfiles.userId, set: change });
}

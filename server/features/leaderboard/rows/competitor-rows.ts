import { FREE_TIER, type Tier } from '@clearedge/contract/entitlements';
import { eq, inArray } from 'drizzle-orm';
import { leaderboardProfiles, users } from '../../../db/schema/index.ts';
import type { Ctx } from '../../../kernel/ctx.ts';

/** How somebody appears on a board. */
export interface Competitor {
  userId: string;
  username: string;
  /** The chosen name, else the username. */
  shownAs: string;
  tier: Tier;
  isSimulated: boolean;
  isListed: boolean;
}

const FORMER = { username: 'Former member', shownAs: 'Former member', tier: FREE_TIER, isSimulated: false, isListed: true } as const;

/** Everybody asked for; an account that no longer exists is a former member. */
export async function listCompetitors(ctx: Ctx, userIds: readonly string[]): Promise<Map<string, Competitor>> {
  const known = new Map<string, Competitor>(userIds.map((userId) => [userId, { userId, ...FORMER }]));
  if (userIds.length === 0) return known;
  const rows = await ctx.db
    .select({
      userId: users.id,
      username: users.username,
      tier: users.tier,
      isSimulated: users.isSimulated,
      displayName: leaderboardProfiles.displayName,
      isListed: leaderboardProfiles.isListed,
    })
    .from(users)
    .leftJoin(leaderboardProfiles, eq(leaderboardProfiles.userId, users.id))
    .where(inArray(users.id, [...userIds]));
  for (const { displayName, isListed, ...user } of rows)
    known.set(user.userId, { ...user, shownAs: displayName ?? user.username, isListed: isListed ?? true });
  return known;
}

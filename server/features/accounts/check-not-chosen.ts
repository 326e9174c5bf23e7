import { and, inArray, ne } from 'drizzle-orm';
import { leaderboardProfiles } from '../../db/schema/index.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import { lockPublicName } from '../../kernel/names/lock-public-name.ts';
import { refuseLookAlike } from './account-rules.ts';

/** Refuses a username that is, or looks like, the display name of someone else. */
export async function checkNotChosen(
  tx: Ctx,
  { usernameKey, usernameSkeleton }: { usernameKey: string; usernameSkeleton: string },
  ownId: string,
) {
  await lockPublicName(tx, usernameSkeleton);
  const [holder] = await tx.db
    .select({ userId: leaderboardProfiles.userId })
    .from(leaderboardProfiles)
    // Names chosen before skeletons were kept have a lowercase key.
    .where(and(inArray(leaderboardProfiles.displayNameKey, [usernameKey, usernameSkeleton]), ne(leaderboardProfiles.userId, ownId)))
    .limit(1);
  if (holder) refuseLookAlike();
}

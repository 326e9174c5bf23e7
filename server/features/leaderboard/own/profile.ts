import type { Contract } from '@clearedge/contract';
import { skeletonOf } from '@clearedge/contract/names/skeleton';
import type { VerbResult } from '@clearedge/contract/route';
import { requireUser } from '../../../kernel/access.ts';
import { audit } from '../../../kernel/audit.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import type { Verb } from '../../../kernel/feature.ts';
import { lockPublicName } from '../../../kernel/names/lock-public-name.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { isUniqueViolation } from '../../../kernel/sql-state.ts';
import { listCompetitors } from '../rows/competitor-rows.ts';
import { findProfile, isTaken, writeProfile } from '../rows/profile-rows.ts';

type ProfileWire = VerbResult<Contract['GET /api/leaderboard/profile']>;

const taken = (): Refusal =>
  new Refusal('ALREADY_EXISTS', 'This name is taken.', { issues: [{ path: 'displayName', message: 'This name is taken.' }] });

async function read(ctx: Ctx, userId: string): Promise<ProfileWire> {
  const known = await listCompetitors(ctx, [userId]);
  return { ...(await findProfile(ctx, userId)), shownAs: known.get(userId)!.shownAs };
}

export const getProfile: Verb<'GET /api/leaderboard/profile'> = (ctx) => read(ctx, requireUser(ctx.actor));

/** How one's own account itself appears in the data export. */
export const readProfile = read;

export const changeProfile: Verb<'PATCH /api/leaderboard/profile'> = async (ctx, { body }) => {
  const userId = requireUser(ctx.actor);
  try {
    await ctx.transact(async (tx) => {
      const before = await findProfile(tx, userId);
      const { displayName = before.displayName, isListed = before.isListed } = body;
      if (displayName !== null) await lockPublicName(tx, skeletonOf(displayName));
      if (displayName !== null && (await isTaken(tx, displayName, userId))) throw taken();
      await writeProfile(tx, userId, { displayName, isListed });
      await audit(tx, 'leaderboard.profile', `user:${userId}`, { before, after: { displayName, isListed } });
    });
  } catch (error) {
    if (isUniqueViolation(error, 'leaderboard_profiles_name')) throw taken();
    throw error;
  }
  return read(ctx, userId);
};

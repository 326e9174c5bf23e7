import type { Tier } from '@clearedge/contract/entitlements';
import type { Ctx } from '../../../kernel/ctx.ts';
import type { Verb } from '../../../kernel/feature.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { findUser, renameAccount, renewOwnSession, setAdmin } from '../../accounts/index.ts';
import { grantTier } from './grant-tier.ts';
import { presentUser, type Referrals } from './present-users.ts';

async function checkExists(ctx: Ctx, userId: string): Promise<void> {
  if (!(await findUser(ctx, userId))) throw new Refusal('NOT_FOUND', 'This user could not be found.');
}

async function change(ctx: Ctx, userId: string, { tier, isAdmin }: { tier?: Tier | undefined; isAdmin?: boolean | undefined }) {
  await checkExists(ctx, userId);
  await ctx.transact(async (tx) => {
    if (isAdmin !== undefined) await setAdmin(tx, userId, isAdmin);
    if (tier !== undefined) await grantTier(tx, userId, tier);
  });
  if (ctx.actor.kind === 'user' && ctx.actor.userId === userId) await renewOwnSession(ctx);
}

export const updateTier =
  (referrals: Referrals): Verb<'POST /api/admin/update-tier'> =>
  async (ctx, { body: { userId, tier } }) => {
    await change(ctx, userId, { tier });
    return presentUser(ctx, userId, referrals);
  };

export const changeUserTier =
  (referrals: Referrals): Verb<'PATCH /api/admin/users/:userId/tier'> =>
  async (ctx, { params: { userId }, body }) => {
    await change(ctx, userId, body);
    return presentUser(ctx, userId, referrals);
  };

export const changeUsername =
  (referrals: Referrals): Verb<'PATCH /api/admin/users/:userId/username'> =>
  async (ctx, { params: { userId }, body }) => {
    await checkExists(ctx, userId);
    await renameAccount(ctx, userId, body.username);
    return presentUser(ctx, userId, referrals);
  };

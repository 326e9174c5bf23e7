import { isPaidTier, TIER_NAME, type Tier } from '@clearedge/contract/entitlements';
import { requireUser } from '../../../kernel/access.ts';
import { audit } from '../../../kernel/audit.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import { DomainError } from '../../../kernel/domain-error.ts';
import type { Verb } from '../../../kernel/feature.ts';
import { findUser, renameAccount, renewOwnSession, setAdmin } from '../../accounts/index.ts';
import { giveTier } from '../../billing/index.ts';
import { postNotification } from '../../notifications/index.ts';
import { grantEnd } from './grant-rules.ts';
import { presentUser, type Referrals } from './present-users.ts';

/** Gives a user a plan for the period that an admin's change sets, in the caller's transaction; the audit row is written with it. */
async function grantTier(tx: Ctx, userId: string, tier: Tier): Promise<void> {
  const endAt = grantEnd(tier, tx.now());
  const outcome = await giveTier(tx, userId, { tier, endAt, givenBy: 'admin' }, { by: 'admin', admin: requireUser(tx.actor) });
  await audit(tx, 'user.plan-given', `user:${userId}`, { tier, until: endAt?.toISOString() ?? null });
  if (outcome === 'same' || !isPaidTier(tier)) return;
  await postNotification(tx, {
    userId,
    kind: 'plan',
    title: outcome === 'waits' ? `30 days of ${TIER_NAME[tier]} wait for you` : `${TIER_NAME[tier]} is on`,
    body:
      outcome === 'waits'
        ? `A gift: they follow when your paid ${TIER_NAME[tier]} ends.`
        : `Everything in ${TIER_NAME[tier]} is open to you for 30 days.`,
    href: '/subscribe',
    dedupeKey: `grant:${tier}:${endAt?.toISOString() ?? ''}`,
  });
}

async function checkExists(ctx: Ctx, userId: string): Promise<void> {
  if (!(await findUser(ctx, userId))) throw new DomainError('NOT_FOUND', 'This user could not be found.');
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

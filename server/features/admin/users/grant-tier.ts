import { isPaidTier, TIER_NAME, type Tier } from '@clearedge/contract/entitlements';
import { requireUser } from '../../../kernel/access.ts';
import { audit } from '../../../kernel/audit.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import { giveTier } from '../../billing/index.ts';
import { postNotification } from '../../notifications/index.ts';
import { grantEnd } from './grant-rules.ts';

/** Gives a user a plan for the period that an admin's change sets, in the caller's transaction; the audit row is written with it. */
export async function grantTier(tx: Ctx, userId: string, tier: Tier): Promise<void> {
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

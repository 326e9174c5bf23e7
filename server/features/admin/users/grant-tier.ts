import type { Tier } from '@clearedge/contract/terms';
import { requireUser } from '../../../kernel/access.ts';
import { audit } from '../../../kernel/audit.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import { setTier } from '../../accounts/index.ts';
import { postNotification } from '../../notifications/index.ts';
import { grantEnd, NAMES } from './grant-rules.ts';

/** Gives a user a plan for the period that an admin's change sets, in the caller's transaction; the audit row is written with it. */
export async function grantTier(tx: Ctx, userId: string, tier: Tier): Promise<void> {
  const endAt = grantEnd(tier, tx.now());
  const isNew = await setTier(tx, userId, { tier, status: 'active', endAt }, { by: 'admin', admin: requireUser(tx.actor) });
  await audit(tx, 'user.plan-given', `user:${userId}`, { tier, until: endAt?.toISOString() ?? null });
  if (!isNew || tier === 'free') return;
  await postNotification(tx, {
    userId,
    kind: 'plan',
    title: `${NAMES[tier]} is on`,
    body: `Everything in ${NAMES[tier]} is open to you for 30 days.`,
    href: '/subscribe',
    dedupeKey: `grant:${tier}:${endAt?.toISOString() ?? ''}`,
  });
}

import { TIER_RANK, type Tier } from '@clearedge/contract/terms';
import { requireUser } from '../../../kernel/access.ts';
import { audit } from '../../../kernel/audit.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import type { Verb } from '../../../kernel/feature.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { getUser } from '../../accounts/index.ts';
import { type OwnStanding, providerNow } from '../state/read-standings.ts';
import { keepAnswer } from '../upkeep/sync-subscription.ts';
import { beginCheckout } from './begin-checkout.ts';
import { findRunning } from './own-plan.ts';
import { tierName } from './plan-words.ts';
import { type Works, withAccount } from './with-account.ts';

/** A smaller plan, or none, from the end of what is paid. Answers when that is. */
async function lower(ctx: Ctx, works: Works, running: OwnStanding, tier: Tier): Promise<Date> {
  const { gateway } = running.customer;
  const askedAt = providerNow(ctx, gateway);
  const snapshot = await withAccount(ctx, works, gateway, (account) =>
    tier === 'free' ? account.endAtPeriodEnd(running.id) : account.lowerAtPeriodEnd(running.id, tier),
  );
  await keepAnswer(ctx, { gateway, snapshot, askedAt, cause: 'asked for by the user' });
  await audit(ctx, tier === 'free' ? 'plan.cancelled' : 'plan.lowered', `user:${requireUser(ctx.actor)}`, {
    subscription: running.id,
    to: tier,
  });
  return snapshot.cancelAt ?? snapshot.periodEndAt ?? running.periodEndAt ?? askedAt;
}

const already = (tier: Tier): Refusal => new Refusal('CONFLICT', `You're already on the ${tierName(tier)} plan.`);

/** Nothing is billed so far. A plan that was given for a time may be bought all the same; one without an end has nothing to buy. */
async function buyFirst(ctx: Ctx, works: Works, tier: Tier): Promise<string> {
  const user = await getUser(ctx, requireUser(ctx.actor));
  if (tier === 'free' && user.tier !== 'free')
    throw new Refusal('CONFLICT', `Your ${tierName(user.tier)} plan is not billed, so there is nothing to cancel.`);
  const isGivenForGood = user.subscriptionEndAt === null && TIER_RANK[tier] <= TIER_RANK[user.tier];
  if (tier === 'free' || isGivenForGood) throw already(tier === 'free' ? tier : user.tier);
  return beginCheckout(ctx, works, user.id, tier, null);
}

/** Changes a plan: a dearer one by its checkout, a smaller one when the paid time is over. Neither grants anything by itself. */
export const changeSubscription =
  (works: Works): Verb<'POST /api/subscription/change'> =>
  async (ctx, { body }) => {
    const userId = requireUser(ctx.actor);
    const { tier } = body;
    const running = await findRunning(ctx, userId);
    if (!running) return { ok: true, tier, checkoutUrl: await buyFirst(ctx, works, tier) };
    const isOwed = running.state === 'past_due' && tier !== 'free';
    if (running.planTier === tier && !isOwed) throw already(tier);
    if (tier === 'free' || (TIER_RANK[tier] < TIER_RANK[running.planTier] && !isOwed))
      return { ok: true, tier, effectiveAt: (await lower(ctx, works, running, tier)).toISOString() };
    return { ok: true, tier, checkoutUrl: await beginCheckout(ctx, works, userId, tier, running) };
  };

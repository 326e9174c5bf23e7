import { isPaidTier, TIER_NAME, type Tier } from '@clearedge/contract/entitlements';
import type { Ctx } from '../../../kernel/ctx.ts';
import { longDateText } from '../../../kernel/eastern-words.ts';
import { getUser, setTier } from '../../accounts/index.ts';
import { postNotification } from '../../notifications/index.ts';
import type { Gift } from '../gifts.ts';
import { type BothPlans, deleteGift, findGift, weighGift, writeGift } from '../gifts.ts';
import { lockGrant, writeGrant } from './event-rows.ts';
import { type DecidedPlan, decidePlan } from './plan-rules.ts';
import { readPlanStates } from './read-plan-states.ts';
import { changeSubscriptionRow, findSubscription } from './subscription-rows.ts';

type News = { title: string; body: string } | null;

/** A paid plan is over and a gift goes on; null where none does. */
function newsOfGift({ plan, gift }: BothPlans<Gift>, paid: DecidedPlan, before: { tier: Tier }): News {
  if (!gift || gift.waitsSince || !plan.endAt || !isPaidTier(before.tier) || isPaidTier(paid.tier)) return null;
  const body = `Your paid ${TIER_NAME[before.tier]} has ended. What was left of your gift follows: ${TIER_NAME[plan.tier]} is open to you until ${longDateText(plan.endAt)}.`;
  return { title: `${TIER_NAME[plan.tier]} goes on`, body };
}

/** What the user finds on the bell; nothing for a change that they made and saw. */
function newsOf({ tier, status, endAt, from }: DecidedPlan, before: { tier: Tier; status: string }): News {
  if (status === 'past_due' && isPaidTier(tier) && endAt && before.status !== 'past_due')
    return {
      title: 'Your payment failed',
      body: `${TIER_NAME[tier]} stays on until ${longDateText(endAt)}. Update your card before then to keep it.`,
    };
  if (!isPaidTier(tier) && isPaidTier(before.tier))
    return {
      title: `${TIER_NAME[before.tier]} has ended`,
      body: from
        ? 'The last payment failed and the grace period is over. Your history stays yours.'
        : 'You are on Free again. Your history stays yours.',
    };
  if (isPaidTier(tier) && before.tier !== tier)
    return { title: `${TIER_NAME[tier]} is on`, body: `Everything in ${TIER_NAME[tier]} is open to you now.` };
  return null;
}

/** Weighs the user's gift against what is paid, and keeps what is left of it. */
async function keepGift(tx: Ctx, userId: string, paid: DecidedPlan): Promise<BothPlans<Gift>> {
  const before = await findGift(tx.db, userId);
  const both = weighGift(paid, before, tx.now());
  if (both.gift) await writeGift(tx.db, both.gift);
  else if (before) await deleteGift(tx.db, userId);
  return both;
}

/** Gives a user what their subscriptions say, in the caller's transaction. Answers until when a grace period runs. */
export async function settlePlan(tx: Ctx, userId: string, cause: Record<string, unknown>): Promise<Date | null> {
  const granted = await lockGrant(tx.db, userId, tx.now());
  const states = await readPlanStates(tx, userId);
  if (states.length === 0) return null;
  for (const { id, graceUntil } of states) {
    const row = await findSubscription(tx.db, id);
    if (row && row.graceUntil?.getTime() !== graceUntil?.getTime()) await changeSubscriptionRow(tx.db, id, { graceUntil });
  }
  const plan = decidePlan(states);
  const { tier, status, endAt } = plan;
  const isSame = granted.tier === tier && granted.status === status && granted.endAt?.getTime() === endAt?.getTime();
  // Nothing was given and nothing is: a plan that the user has all the same came from someone else, and stays.
  const isNothing = granted.status === 'none' && !isPaidTier(tier) && isPaidTier((await getUser(tx, userId)).tier);
  if (isSame || isNothing) return plan.from?.graceUntil ?? null;
  await writeGrant(tx.db, { userId, tier, status, endAt, changedAt: tx.now() });
  const both = await keepGift(tx, userId, plan);
  await setTier(tx, userId, both.plan, cause);
  const news = newsOfGift(both, plan, granted) ?? newsOf(plan, granted);
  if (news)
    await postNotification(tx, {
      userId,
      kind: 'plan',
      ...news,
      href: '/subscribe',
      dedupeKey: `plan:${tier}:${status}:${endAt?.toISOString() ?? ''}:${plan.from?.id ?? ''}`,
    });
  return plan.from?.graceUntil ?? null;
}

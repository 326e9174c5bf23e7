import type { Ctx } from '../../../kernel/ctx.ts';
import { getUser, setTier } from '../../accounts/index.ts';
import { postNotification } from '../../notifications/index.ts';
import type { Gift } from '../gifts/gift-rows.ts';
import { deleteGift, findGift, writeGift } from '../gifts/gift-rows.ts';
import { type BothPlans, weighGift } from '../gifts/gift-rules.ts';
import { lockGrant, writeGrant } from './event-rows.ts';
import { type DecidedPlan, decidePlan } from './plan-rules.ts';
import { readStandings } from './read-standings.ts';
import { changeSubscriptionRow, findSubscription } from './subscription-rows.ts';

const longDay = (at: Date): string =>
  at.toLocaleDateString('en-US', { timeZone: 'America/New_York', month: 'long', day: 'numeric', year: 'numeric' });
const nameOf = (tier: string): string => (tier === 'elite' ? 'Elite' : tier === 'pro' ? 'Pro' : 'Free');

type News = { title: string; body: string } | null;

/** A paid plan is over and a gift goes on; null where none does. */
function newsOfGift({ plan, gift }: BothPlans<Gift>, paid: DecidedPlan, before: { tier: string }): News {
  if (!gift || gift.waitsSince || !plan.endAt || before.tier === 'free' || paid.tier !== 'free') return null;
  const body = `Your paid ${nameOf(before.tier)} has ended. What was left of your gift follows: ${nameOf(plan.tier)} is open to you until ${longDay(plan.endAt)}.`;
  return { title: `${nameOf(plan.tier)} goes on`, body };
}

/** What the user finds on the bell; nothing for a change that they made and saw. */
function newsOf({ tier, status, endAt, from }: DecidedPlan, before: { tier: string; status: string }): News {
  if (status === 'past_due' && tier !== 'free' && endAt && before.status !== 'past_due')
    return {
      title: 'Your payment failed',
      body: `${nameOf(tier)} stays on until ${longDay(endAt)}. Update your card before then to keep it.`,
    };
  if (tier === 'free' && before.tier !== 'free')
    return {
      title: `${nameOf(before.tier)} has ended`,
      body: from
        ? 'The last payment failed and the grace period is over. Your history stays yours.'
        : 'You are on Free again. Your history stays yours.',
    };
  if (tier !== 'free' && before.tier !== tier)
    return { title: `${nameOf(tier)} is on`, body: `Everything in ${nameOf(tier)} is open to you now.` };
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
  const standings = await readStandings(tx, userId);
  if (standings.length === 0) return null;
  for (const { id, graceUntil } of standings) {
    const row = await findSubscription(tx.db, id);
    if (row && row.graceUntil?.getTime() !== graceUntil?.getTime()) await changeSubscriptionRow(tx.db, id, { graceUntil });
  }
  const plan = decidePlan(standings);
  const { tier, status, endAt } = plan;
  const isSame = granted.tier === tier && granted.status === status && granted.endAt?.getTime() === endAt?.getTime();
  // Nothing was given and nothing is: a plan that the user has all the same came from somebody else, and stays.
  const isNothing = granted.status === 'none' && tier === 'free' && (await getUser(tx, userId)).tier !== 'free';
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

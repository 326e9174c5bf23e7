import { FREE_TIER, TIER_NAME, TIER_RANK, type Tier } from '@clearedge/contract/entitlements';
import type { Plan } from '../billing.queries.ts';

export interface Choice {
  word: string;
  isOpen: boolean;
  /** The plan that the reader has, or pays for. */
  isOwn: boolean;
}

const isDearer = (tier: Tier, than: Tier): boolean => TIER_RANK[tier] > TIER_RANK[than];

function ofPaid(tier: Tier, { tier: paid, cancelAt, nextTier }: NonNullable<Plan['subscription']>): Choice {
  const coming = cancelAt ? FREE_TIER : nextTier;
  if (tier === paid) return { word: 'Current Plan', isOpen: false, isOwn: true };
  if (coming === tier) return { word: 'Arranged', isOpen: false, isOwn: false };
  const word = isDearer(tier, paid)
    ? `Upgrade to ${TIER_NAME[tier]}`
    : tier === FREE_TIER
      ? 'Cancel Plan'
      : `Downgrade to ${TIER_NAME[tier]}`;
  return { word, isOpen: true, isOwn: false };
}

/** Of someone who pays nothing: a plan that was given may be bought as well, if it has an end. */
function ofUnpaid(tier: Tier, { tier: has, endsAt }: Plan, sayDay: (iso: string) => string): Choice {
  const isOwn = tier === has;
  if (isDearer(tier, has)) return { word: `Upgrade to ${TIER_NAME[tier]}`, isOpen: true, isOwn };
  if (has === FREE_TIER) return { word: 'Current Plan', isOpen: false, isOwn };
  if (tier === FREE_TIER) return { word: endsAt ? `Follows on ${sayDay(endsAt)}` : 'Nothing is billed', isOpen: false, isOwn };
  if (endsAt) return { word: `Subscribe to ${TIER_NAME[tier]}`, isOpen: true, isOwn };
  return { word: isOwn ? 'Current Plan' : 'Included', isOpen: false, isOwn };
}

/** What the button of a plan says and whether it does something; `plan` is null for someone signed out. */
export function choiceOf(tier: Tier, plan: Plan | null, sayDay: (iso: string) => string): Choice {
  if (!plan) return { word: tier === FREE_TIER ? 'Start Free' : `Get ${TIER_NAME[tier]}`, isOpen: true, isOwn: false };
  return plan.subscription ? ofPaid(tier, plan.subscription) : ofUnpaid(tier, plan, sayDay);
}

/** What becomes of a gift, in a sentence; null where there is none. */
export function giftWords({ gift, subscription, tier }: Plan, sayDay: (iso: string) => string): string | null {
  if (!gift) return null;
  const days = gift.restDays === 1 ? '1 day' : `${gift.restDays} days`;
  const name = TIER_NAME[gift.tier];
  if (gift.isWaiting || !gift.endsAt) return `A gift of ${days} of ${name} waits: it follows when your paid plan ends.`;
  if (subscription) return `${name} is given to you until ${sayDay(gift.endsAt)}; ${TIER_NAME[subscription.tier]} goes on after that.`;
  if (gift.tier !== tier) return null;
  return `If you subscribe to ${name} before then, you pay from that day, and the days that are left wait until your paid plan ends.`;
}

import { FREE_TIER, isPaidTier, TIER_NAME, TIER_RANK, type Tier } from '@clearedge/contract/entitlements';
import { startsAtOnce } from '@clearedge/contract/routes/billing/plan-terms';
import type { Offered, Plan } from '../billing.queries.ts';

export interface Choice {
  word: string;
  isOpen: boolean;
  /** A higher plan, which begins once it is paid. */
  isUpgrade: boolean;
}
type Paid = NonNullable<Plan['subscription']>;

const isHigher = (tier: Tier, than: Tier): boolean => TIER_RANK[tier] > TIER_RANK[than];
const closed = (word: string): Choice => ({ word, isOpen: false, isUpgrade: false });
const later = (word: string): Choice => ({ word, isOpen: true, isUpgrade: false });

/** Whether a plan is bought now, and not arranged for the end of what is paid. */
export const isAtOnce = ({ tier, interval }: Offered, paid: Paid): boolean => isPaidTier(tier) && startsAtOnce(paid, { tier, interval });

/** Whether this is what follows at the end of what is paid. */
export const isComing = ({ tier, interval }: Offered, { cancelAt, nextTier, nextInterval }: Paid): boolean =>
  cancelAt ? tier === FREE_TIER : tier === nextTier && interval === nextInterval;

function ofPaid(offered: Offered, paid: Paid): Choice {
  const { tier, interval } = offered;
  if (tier === paid.tier && interval === paid.interval) return closed('Current Plan');
  if (isComing(offered, paid)) return closed('Arranged');
  if (isAtOnce(offered, paid)) return { word: `Upgrade to ${TIER_NAME[tier]}`, isOpen: true, isUpgrade: true };
  if (tier === FREE_TIER) return later('Cancel Plan');
  if (tier === paid.tier) return later(`Switch to ${interval}ly`);
  return later(isHigher(tier, paid.tier) ? `Change to ${TIER_NAME[tier]}` : `Downgrade to ${TIER_NAME[tier]}`);
}

/** Of someone who pays nothing: a plan that was given may be bought as well, if it has an end. */
function ofUnpaid({ tier }: Offered, { tier: has, endsAt }: Plan, sayDay: (iso: string) => string): Choice {
  if (isHigher(tier, has)) return { word: `Upgrade to ${TIER_NAME[tier]}`, isOpen: true, isUpgrade: true };
  if (has === FREE_TIER) return closed('Current Plan');
  if (tier === FREE_TIER) return closed(endsAt ? `Follows on ${sayDay(endsAt)}` : 'Nothing is billed');
  if (endsAt) return { word: `Subscribe to ${TIER_NAME[tier]}`, isOpen: true, isUpgrade: true };
  return closed(tier === has ? 'Current Plan' : 'Included');
}

/** What the button of a plan says and whether it does something; `plan` is null for someone signed out. */
export function choiceOf(offered: Offered, plan: Plan | null, sayDay: (iso: string) => string): Choice {
  const { tier } = offered;
  if (!plan) return { word: tier === FREE_TIER ? 'Start Free' : `Get ${TIER_NAME[tier]}`, isOpen: true, isUpgrade: tier !== FREE_TIER };
  return plan.subscription ? ofPaid(offered, plan.subscription) : ofUnpaid(offered, plan, sayDay);
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

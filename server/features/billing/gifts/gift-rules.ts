import { TIER_RANK, type Tier } from '@clearedge/contract/entitlements';
import type { DecidedPlan } from '../state/plan-rules.ts';
import type { Gift } from './gift-rows.ts';

type Terms = Pick<Gift, 'tier' | 'endAt' | 'waitsSince'>;
type Given = Pick<DecidedPlan, 'tier' | 'status' | 'endAt'>;

export interface BothPlans<G extends Terms> {
  /** What the user has. */
  plan: Given;
  /** The gift as it is from now on; null when nothing is left of it. */
  gift: G | null;
}

/** How long a gift still runs once it does; at least nothing. */
export const restMsOf = ({ endAt, waitsSince }: Terms, now: Date): number => Math.max(0, endAt.getTime() - (waitsSince ?? now).getTime());

/** Whether a paid plan makes a gift wait: one that is as good. A smaller one runs beside it. */
const isCovered = (gift: Pick<Terms, 'tier'>, paid: Tier): boolean => TIER_RANK[paid] >= TIER_RANK[gift.tier];

/**
 * A gift beside what is paid: the better of the two holds. While a paid plan is as good the gift waits, and what is left of it follows
 * that plan, so that nobody pays for days they were given.
 */
export function weighGift<G extends Terms>(paid: Given, gift: G | null, now: Date): BothPlans<G> {
  if (!gift || restMsOf(gift, now) === 0) return { plan: paid, gift: null };
  if (isCovered(gift, paid.tier)) return { plan: paid, gift: gift.waitsSince ? gift : { ...gift, waitsSince: now } };
  const endAt = new Date(now.getTime() + restMsOf(gift, now));
  return { plan: { tier: gift.tier, status: 'active', endAt }, gift: { ...gift, endAt, waitsSince: null } };
}

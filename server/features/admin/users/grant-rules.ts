import { FREE_TIER, isPaidTier, type Tier } from '@clearedge/contract/entitlements';
import { DAY_MS } from '@clearedge/quant/calendar';

const GRANT_DAYS = 30;

/** When a plan that an admin gives ends; Free has no end. */
export const grantEnd = (tier: Tier, now: Date): Date | null => (isPaidTier(tier) ? new Date(now.getTime() + GRANT_DAYS * DAY_MS) : null);

export interface Plan {
  tier: Tier;
  status: 'active' | 'canceled' | 'past_due' | 'inactive';
  endAt: Date | null;
}

/** Whether a plan ran out that no subscription pays for: billing itself ends those that it gave. */
export function hasRunOut(plan: Plan, billed: Plan | null, now: Date): boolean {
  if (!isPaidTier(plan.tier) || plan.endAt === null || plan.endAt > now) return false;
  return !(billed && billed.tier === plan.tier && billed.endAt?.getTime() === plan.endAt.getTime());
}

/** What follows: the plan that is paid for, else Free. */
export const planAfter = (billed: Plan | null): Plan =>
  billed && isPaidTier(billed.tier) ? billed : { tier: FREE_TIER, status: 'active', endAt: null };

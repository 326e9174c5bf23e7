import type { Tier } from '@clearedge/contract/terms';

const GRANT_DAYS = 30;
const DAY_MS = 86_400_000;
export const NAMES: Readonly<Record<Tier, string>> = { free: 'Free', pro: 'Pro', elite: 'Elite' };

/** When a plan that an admin gives ends; Free has no end. */
export const grantEnd = (tier: Tier, now: Date): Date | null => (tier === 'free' ? null : new Date(now.getTime() + GRANT_DAYS * DAY_MS));

export interface Plan {
  tier: Tier;
  status: 'active' | 'canceled' | 'past_due' | 'inactive';
  endAt: Date | null;
}

/** Whether a plan ran out that no subscription pays for: billing itself ends those that it gave. */
export function hasRunOut(plan: Plan, billed: Plan | null, now: Date): boolean {
  if (plan.tier === 'free' || plan.endAt === null || plan.endAt > now) return false;
  return !(billed && billed.tier === plan.tier && billed.endAt?.getTime() === plan.endAt.getTime());
}

/** What follows: the plan that is paid for, else Free. */
export const planAfter = (billed: Plan | null): Plan =>
  billed && billed.tier !== 'free' ? billed : { tier: 'free', status: 'active', endAt: null };

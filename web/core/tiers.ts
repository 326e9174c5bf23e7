import type { Tier } from '@clearedge/contract/terms';
import { useSession } from './session.ts';

export type PaidTier = Exclude<Tier, 'free'>;

const RANK: Record<Tier, number> = { free: 0, pro: 1, elite: 2 };
export const TIER_NAME: Record<Tier, string> = { free: 'Free', pro: 'Pro', elite: 'Elite' };

export const hasTier = (tier: Tier, required: Tier): boolean => RANK[tier] >= RANK[required];
export const useHasTier = (required: Tier): boolean => hasTier(useSession().tier, required);

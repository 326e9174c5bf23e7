import { TIER_RANK, type Tier } from '@clearedge/contract/constants';
import { useSession } from './session.ts';

export type PaidTier = Exclude<Tier, 'free'>;

export const TIER_NAME: Record<Tier, string> = { free: 'Free', pro: 'Pro', elite: 'Elite' };

export const hasTier = (tier: Tier, required: Tier): boolean => TIER_RANK[tier] >= TIER_RANK[required];
export const useHasTier = (required: Tier): boolean => hasTier(useSession().tier, required);

// No schema library here: the web imports these values.
import { FIRST_PAID_TIER } from '../../entitlements.ts';

export const REFERRAL_DEFAULTS = { rewardTier: FIRST_PAID_TIER, rewardDays: 30, maxUses: 100, commissionPct: 10 } as const;
export const REFERRAL_LIMITS = {
  rewardDays: { least: 1, most: 365 },
  maxUses: { least: 1, most: 100_000 },
  codeLength: { least: 4, most: 24 },
} as const;
/** Days after a payment in which it may be refunded; what it earns is payable after them. */
export const REFUND_WINDOW_DAYS = 30;

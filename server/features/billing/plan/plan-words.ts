import type { Tier } from '@clearedge/contract/terms';

export const tierName = (tier: Tier): string => ({ free: 'Free', pro: 'Pro', elite: 'Elite' })[tier];

import type { KeptClaim } from '@clearedge/quant/blend';

const MARKETS = ['moneyline', 'spread', 'total'] as const;

/** A record for every market of one basis whose past plays kept this share of their claims, 0..1; nothing kept is 0. */
export const claimsKept = (share: number, basis: KeptClaim['basis'] = 'model'): KeptClaim[] =>
  MARKETS.map((market) => ({
    market,
    basis,
    share,
    low: share / 2,
    high: 1.5 * share,
    standardError: share / 4,
    plays: 400,
    seasons: '2021–2024',
    claimed: 0.03,
    atClose: 0.03 * share,
    beatCloseShare: 0.6,
  }));

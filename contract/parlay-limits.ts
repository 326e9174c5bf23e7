// No schema library here: the page imports these values.
export const MOST_PROP_LEGS = 6;
/** Dollars. */
export const PARLAY_STAKE = { least: 1, most: 500, usual: 25 } as const;
export const PROP_PARLAY_STAKE = { least: 1, most: 1000, usual: 10 } as const;
export const PARLAY_REFRESH_MS = 30_000;
/** Expected profit per unit staked: filters and the badge of the parlay builder. */
export const PARLAY_EV = { high: 0.05, badge: 0.08 } as const;

// No schema library here: the page imports these values, and its first chunk carries none.
export const TIERS = ['free', 'pro', 'elite'] as const;
export type Tier = (typeof TIERS)[number];
export const TIER_RANK: Record<Tier, number> = { free: 0, pro: 1, elite: 2 };
export const TIER_PRICE_CENTS: Record<Tier, number> = { free: 0, pro: 2500, elite: 4000 };

/** Confidence bands and thresholds both wings use (percent). */
export const CONFIDENCE = { high: 80, medium: 60, highFilter: 75 } as const;
/** First hour, Eastern, that counts as "late" in the home list. */
export const LATE_HOUR = 19;
export const REFRESH_MS = { games: 60_000, gamesCache: 300_000, news: 300_000, picks: 300_000, liveGame: 30_000 } as const;
/** A price older than this is shown as stale and is never the best price. */
export const MAX_PRICE_AGE_SECONDS = 900;
export const NEWS_SHOWN = 6;
/** Props on a game's card; the rest is on its page. */
export const PROPS_SHOWN = 4;
/** A looser weekly limit counts only after this long. */
export const LOOSENING_HOURS = 48;
export const STAKE_MAX_DOLLARS = 1_000_000;
/** Of one's settled bets a list holds the newest so many; sums, exports and the performance pages count them all. */
export const SETTLED_LISTED = 2000;

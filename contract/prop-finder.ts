// No schema library here: the page imports these values.
export const PROP_FINDER_CATEGORIES = ['hitting', 'pitching', 'general'] as const;
export type PropFinderCategory = (typeof PROP_FINDER_CATEGORIES)[number];
/** Percent of the stake. */
export const MIN_EV = { least: 0, most: 50 } as const;
/** Percent of the stake from which an expected value is green, and yellow. */
export const EV_BANDS = { high: 10, mid: 5 } as const;
export const PROP_FINDER_REFRESH_MS = 30_000;
/** Stretches of a man's games that bars are drawn of; 'opponent' are those against the club of the game. */
export const PROP_SPANS = ['L5', 'L10', 'L20', 'season', 'opponent'] as const;
export type PropSpan = (typeof PROP_SPANS)[number];
/** What the list shows of a man's last games. */
export const LAST_GAMES_LISTED = 10;

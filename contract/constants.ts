// No schema library here: the page imports these values, and its first chunk carries none.
/**
 * The bands of confidence, a rank from 0 to 100. They drive the meter's colors (`medium`, `high`), the high-confidence filters and tiles of games and
 * picks and the record's bands (`medium`, `highFilter`, `high`), which bets an analysis suggests and their badges (moneyline `high`, spread
 * `highFilter`, total `strong`), the prop finder's words (`high`, `medium`, `fair`), and what the AI slip takes (`least`).
 */
export const CONFIDENCE = { high: 80, highFilter: 75, strong: 70, medium: 60, fair: 40, least: 25 } as const;
const RECORD_BOUNDS = [0, CONFIDENCE.medium, CONFIDENCE.highFilter, CONFIDENCE.high, 100] as const;
/** The bands that the record is counted by, as `60-75`, the lowest first; the upper end of each belongs to the next. */
export const CONFIDENCE_BANDS = RECORD_BOUNDS.slice(1).map((to, at) => `${RECORD_BOUNDS[at]!}-${to}`);
/** "Below 60", "60 to 75", "80 and above"; a text that is no band stays as it is. */
export function confidenceBandName(band: string): string {
  if (!CONFIDENCE_BANDS.includes(band)) return band;
  const [from = '', to = ''] = band.split('-');
  if (from === '0') return `Below ${to}`;
  return to === '100' ? `${from} and above` : `${from} to ${to}`;
}
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

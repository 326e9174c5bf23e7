import type { SportKey } from '@clearedge/contract/sports';

interface OddsApiSport {
  /** What the source calls it; null where each of its tournaments has a key of its own. */
  key: string | null;
  /** The part of a day's credits that its boards may take; players' props take what is left. */
  share: number;
}

/** The sports as The Odds API sells them. */
export const ODDS_API_SPORTS = {
  mlb: { key: 'baseball_mlb', share: 0.62 },
  /** No live schedule of it is followed yet, so it takes no credits. */
  nfl: { key: 'americanfootball_nfl', share: 0 },
  cfl: { key: 'americanfootball_cfl', share: 0.1 },
  golf: { key: null, share: 0.04 },
} as const satisfies Record<SportKey, OddsApiSport>;

import type { SportKey } from '@clearedge/contract/sports';

export interface OddsApiSport {
  /** What the source calls it; null where each of its tournaments has a key of its own. */
  key: string | null;
  /** How much of a day's credits its boards may take, beside those of the others in season. */
  weight: number;
  /** The same of players' props. */
  propsWeight?: number;
  /** The same of its games' alternate lines. */
  alternatesWeight?: number;
  /** First and last month in which it is priced, 1 to 12; the first may lie in the year before the last. */
  months: readonly [first: number, last: number];
  /** Parts of its season that the source sells under another key, or not at all. */
  unpriced?: readonly string[];
}

/** The sports as The Odds API sells them. */
export const ODDS_API_SPORTS = {
  mlb: { key: 'baseball_mlb', weight: 0.62, propsWeight: 0.24, alternatesWeight: 0.06, months: [2, 11] },
  nfl: { key: 'americanfootball_nfl', weight: 0.2, alternatesWeight: 0.03, months: [9, 2], unpriced: ['preseason'] },
  nba: { key: 'basketball_nba', weight: 0.25, alternatesWeight: 0.04, months: [10, 6] },
  nhl: { key: 'icehockey_nhl', weight: 0.25, alternatesWeight: 0.04, months: [10, 6], unpriced: ['preseason'] },
  cfl: { key: 'americanfootball_cfl', weight: 0.1, alternatesWeight: 0.01, months: [5, 11] },
  golf: { key: null, weight: 0.04, months: [4, 7] },
} satisfies Record<SportKey, OddsApiSport>;

/** Whether a sport is priced in the month (UTC) of an instant. */
export function isInSeason({ months: [first, last] }: Pick<OddsApiSport, 'months'>, at: Date): boolean {
  const month = at.getUTCMonth() + 1;
  return first <= last ? month >= first && month <= last : month >= first || month <= last;
}

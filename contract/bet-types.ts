/** Of a game of two teams. */
export const BET_TYPES = ['moneyline', 'spread', 'total', 'prop'] as const;
/** Of a golf tournament; a place pays 5, 10 or 20 of them. */
const GOLF_BET_TYPES = ['outright', 'place', 'make_cut', 'head_to_head'] as const;
/** Every bet on one game or tournament that can be tracked; legs of a ticket are of these. */
export const TRACKED_BET_TYPES = [...BET_TYPES, ...GOLF_BET_TYPES] as const;
/** Bets of several legs, as a book prints them on one ticket. */
export const PARLAY_BET_TYPES = ['parlay', 'teaser', 'round_robin'] as const;
/** Every kind of tracked bet, in the order in which they are listed; a future is on a season. */
export const LISTED_BET_TYPES = [...TRACKED_BET_TYPES, 'future', ...PARLAY_BET_TYPES] as const;

export type GameBetType = (typeof BET_TYPES)[number];
export type GolfBetType = (typeof GOLF_BET_TYPES)[number];
export type TrackedBetType = (typeof TRACKED_BET_TYPES)[number];
export type ParlayBetType = (typeof PARLAY_BET_TYPES)[number];
export type ListedBetType = (typeof LISTED_BET_TYPES)[number];

export const HOUSE_GRANTS = 'house:grants';
export const HOUSE_RESULTS = 'house:results';

/** What a user can stake. */
export const bankrollOf = (userId: string): string => `bankroll:${userId}`;
/** The stakes of a user's open bets. */
export const openStakesOf = (userId: string): string => `open:${userId}`;

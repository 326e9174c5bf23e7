// Apart from the other constants: only pages that are loaded later need these.
export const GROUP_SIZE = { least: 2, most: 100, fallback: 50 } as const;
/** Bounds of what a group's admin decides: games on a card, points that a missed pick costs; and of a guess of total runs. */
export const CARD_GAMES = { least: 3, most: 16 } as const;
export const MISSED_PENALTY_MOST = 5;
export const RUNS_GUESS_MOST = 99;
/** Bounds of a comment in a group: letters, minutes in which its author may change it, days before and after the games it is about. */
export const COMMENT = { most: 500, editMinutes: 15, days: 7 } as const;
export const REACTIONS = ['like', 'fire', 'laugh', 'ouch'] as const;
/** Settled bets from which on someone is ranked by units and ROI. */
export const UNITS_BOARD_LEAST_BETS = 5;
/** From the one where everybody starts to the highest. */
export const DIVISIONS = ['Rookie', 'Single-A', 'Double-A', 'Triple-A', 'Majors'] as const;
/** Which money a practice bet is staked with: the practice bankroll, or the weekly contest bankroll that the boards rank. */
export const BANKROLLS = ['practice', 'contest'] as const;
export type Bankroll = (typeof BANKROLLS)[number];
/** What both bankrolls start with, in dollars. */
export const STARTING_DOLLARS = 1000;
/** Least stake of a practice or contest bet, in dollars. */
export const PRACTICE_STAKE_LEAST = 1;
/** Bets of one game day that score on the boards, the first placed. */
export const SCORING_BETS_PER_DAY = 20;
/** What the house keeps of a bet that is closed early, for each of its legs; the first offer; books that must price both sides. */
export const CASH_OUT = { holdPerLeg: 0.05, firstOfferMinutes: 1, leastBooks: 2 } as const;
/** Legs of a practice parlay, and of the list that a round robin is made of. */
export const PARLAY_LEGS = { least: 2, most: 12 } as const;
export const ROUND_ROBIN_LEGS = { least: 3, most: 8 } as const;
/** Days between two resets of the practice bankroll. */
export const RESET_DAYS = 7;

/** The source of a ticket that reports a comment: staff decide on it from there. */
export const COMMENT_TICKET = 'group-comment';

// Apart from the other constants: only pages that are loaded later need these.
export const GROUP_SIZE = { least: 2, most: 100, fallback: 50 } as const;
/** Settled bets from which on somebody is ranked by units and ROI. */
export const UNITS_BOARD_LEAST_BETS = 5;
/** From the one where everybody starts to the highest. */
export const DIVISIONS = ['Rookie', 'Single-A', 'Double-A', 'Triple-A', 'Majors'] as const;

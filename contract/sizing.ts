// No schema library here: the calculator's page imports these values.
/** Bets that are sized together at a time. */
export const MOST_KELLY_BETS = 8;
/** Half the width of a 95% interval in standard deviations. */
export const INTERVAL_DEVIATIONS = 1.96;

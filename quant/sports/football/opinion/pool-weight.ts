/**
 * The model's share beside the market. It is a choice, not a fit: no past prices of this league are at hand, so nothing shows that the model
 * knows what the books do not, and for baseball, where eleven seasons of prices do, the fitted shares are of this size.
 */
export const FOOTBALL_POOL_WEIGHT = 0.2;

/** Standard deviation, in points, of what the market's own centre does not know: about what a line moves between open and close. A choice, as above. */
export const MARKET_SD = { margin: 1, total: 1.5 } as const;

// No schema library here: the page imports these values.
export const TREND_CATEGORIES = ['team', 'total', 'weather', 'venue', 'streak'] as const;
export type TrendCategory = (typeof TREND_CATEGORIES)[number];
/** Asked anew every five minutes; fresh for three. */
export const TREND_REFRESH_MS = 300_000;
export const TREND_FRESH_MS = 180_000;
/** Decided games below which no trend is shown. */
export const TREND_LEAST_GAMES = 20;
/** Games in a row below which no streak is shown. */
export const TREND_LEAST_STREAK = 5;
/** A trend that prices alone bring about more often than this is not shown. */
export const TREND_MOST_CHANCE = 0.05;

export const STRATEGY_SPORTS = ['MLB', 'CFL', 'NFL'] as const;
export const STRATEGY_MARKETS = ['Moneyline', 'Spread', 'Total', 'Props'] as const;
export const STRATEGY_SIDES = ['home', 'away', 'over', 'under'] as const;
export const STRATEGY_LIMITS = {
  aUser: 20,
  name: 60,
  description: 300,
  /** Decimal prices, in steps of a hundredth. */
  leastOdds: 1.01,
  mostOdds: 100,
  confidence: { least: 1, most: 100 },
  bankroll: { least: 0.1, most: 10, step: 0.1 },
  movement: { least: 0.5, most: 20 },
  restDays: 10,
} as const;
/** What flat stakes are a percentage of, in dollars. */
export const STRATEGY_BANKROLL = 1000;
/** Settled forward bets from which a strategy is ranked. */
export const STRATEGY_RANKED_FROM = 10;
/** An active strategy fires from here on: lineups and weather are known by then. */
export const STRATEGY_FIRES_HOURS = 4;

/** Two ideas to begin with; their figures are their own backtest's. */
export const STRATEGY_SUGGESTIONS = [
  {
    key: 'home-underdog',
    name: 'Home Underdog Special',
    description: 'Home teams that the books make underdogs, at 2.00 to 2.80.',
    conditions: {
      sport: 'MLB',
      market: 'Moneyline',
      minOdds: 2,
      maxOdds: 2.8,
      confidenceThreshold: 1,
      bankrollPercentage: 2,
      side: 'home',
      role: 'underdog',
    },
  },
  {
    key: 'weather-totals',
    name: 'Weather Totals',
    description: 'Overs at 75 °F or more with 8 mph or more of wind blowing out.',
    conditions: {
      sport: 'MLB',
      market: 'Total',
      minOdds: 1.7,
      maxOdds: 2.3,
      confidenceThreshold: 1,
      bankrollPercentage: 2.5,
      side: 'over',
      weather: { minTemperature: 75, minWind: 8, wind: 'out', roof: 'open' },
    },
  },
] as const;

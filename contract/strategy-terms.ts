// No schema library here: the page imports these values.
import { GAME_SPORTS, type GameSport, leagueOf, type SPORTS, sportOf } from './sports.ts';

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

export type StrategySport = (typeof SPORTS)[GameSport]['league'];
/** The leagues that strategies bet on, as conditions name them. */
export const STRATEGY_SPORTS = GAME_SPORTS.map(leagueOf) as [StrategySport, ...StrategySport[]];
export const keyOfLeague = (league: StrategySport): GameSport => GAME_SPORTS.find((sport) => leagueOf(sport) === league)!;
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

/** "against the spread", "on the run line" */
export function onTheSpread(sport: GameSport): string {
  const name = (sportOf(sport).spreadName ?? 'Spread').toLowerCase().replace(/^point /, '');
  return `${name === 'spread' ? 'against' : 'on'} the ${name}`;
}

/** Its words as a heading has them: "against the Spread". */
const titled = (words: string): string => words.replace(/(?<= )(?!the )\w/g, (letter) => letter.toUpperCase());

const HOME_UNDERDOG = {
  key: 'home-underdog',
  name: 'Home Underdog Special',
  description: 'Home teams that the books make underdogs, at 2.00 to 2.80.',
  conditions: {
    market: 'Moneyline',
    minOdds: 2,
    maxOdds: 2.8,
    confidenceThreshold: 1,
    bankrollPercentage: 2,
    side: 'home',
    role: 'underdog',
  },
} as const;

const WEATHER_TOTALS = {
  key: 'weather-totals',
  name: 'Weather Totals',
  description: 'Overs at 75 °F or more with 8 mph or more of wind blowing out.',
  conditions: {
    market: 'Total',
    minOdds: 1.7,
    maxOdds: 2.3,
    confidenceThreshold: 1,
    bankrollPercentage: 2.5,
    side: 'over',
    weather: { minTemperature: 75, minWind: 8, wind: 'out', roof: 'open' },
  },
} as const;

const SPREAD_ODDS = { market: 'Spread', minOdds: 1.3, maxOdds: 3.5, confidenceThreshold: 1, bankrollPercentage: 2 } as const;

function spreadIdeas(sport: GameSport) {
  const words = onTheSpread(sport);
  return [
    {
      key: 'home-underdog-spread',
      name: `Home Underdogs ${titled(words)}`,
      description: `Home teams that the books give ${sportOf(sport).scoreUnit.many}, ${words}.`,
      conditions: { ...SPREAD_ODDS, side: 'home', role: 'underdog' },
    },
    {
      key: 'rested-spread',
      name: 'Rest Edge',
      description: `Teams with more days off than their opponent, ${words}.`,
      conditions: { ...SPREAD_ODDS, rest: { edge: 'more' } },
    },
  ] as const;
}

/** Two ideas to begin with in a sport; their figures are their own backtest's. */
export const suggestionsOf = (sport: GameSport) =>
  (sportOf(sport).hasHistory ? [HOME_UNDERDOG, WEATHER_TOTALS] : spreadIdeas(sport)).map(({ conditions, ...idea }) => ({
    ...idea,
    conditions: { sport: leagueOf(sport) as StrategySport, ...conditions },
  }));

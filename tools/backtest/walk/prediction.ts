import type { DayQuote } from '../reading/day-quotes.ts';
import type { PublicForecast } from '../reading/fivethirtyeight.ts';
import type { GamePrices } from '../reading/price-table.ts';

/** What was stated of one game before its first pitch, and what came of it. */
export interface Prediction {
  gameId: string;
  season: number;
  /** Eastern day, the block of the bootstrap. */
  on: string;
  scheduledInnings: number;
  /** With the nine announced, as it would be told near the start. */
  pHome: number;
  pHomeSd: number;
  /** ln(home runs / away runs), stretched to the scheduled length: what the link turns into a probability. */
  strength: number;
  /** Without lineups, as it would be told when a book opens. */
  pHomeEarly: number;
  strengthEarly: number;
  total: number;
  totalEarly: number;
  /** Whether each side's starter was to be expected from its rotation when the book opened. */
  onTurn: { away: boolean; home: boolean };
  /** As the early forecast, with a starter out of turn unknown: a bound on what an open could know. */
  outOfTurn: { pHome: number; strength: number; total: number };
  elo: number;
  homeRate: number;
  evidence: number;
  /** Null where the file has none. */
  prices: GamePrices | null;
  publicForecast: PublicForecast | null;
  dayQuote: DayQuote | null;
  /** The result: nothing above may depend on it. */
  homeWon: 0 | 1;
  awayRuns: number;
  homeRuns: number;
}

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
  elo: number;
  homeRate: number;
  evidence: number;
  /** Null where the file has none. */
  prices: GamePrices | null;
  publicForecast: PublicForecast | null;
  /** The result: nothing above may depend on it. */
  homeWon: 0 | 1;
  awayRuns: number;
  homeRuns: number;
}

import type { FootballMarket } from '@clearedge/quant/sports/football/projection';
import type { FootballDriver } from '@clearedge/quant/sports/football/ratings';
import type { ScoreInput } from '@clearedge/quant/sports/football/score';

/** Everything a forecast was made from: the same inputs give the same forecast. */
export interface FootballForecastInputs {
  /** Finished games behind the ratings, and the kickoff of the last of them. */
  ratedGames: number;
  ratedTo: string | null;
  /** Without margin, by consensus on the main numbers; null where no book prices the game. */
  market: (FootballMarket & { bookCount: number }) | null;
}

/** What a forecast of a football game says beyond every other. */
export interface FootballNumbers {
  /** One deviation either way of `pHomeModel`. */
  pHomeModelLow: number;
  pHomeModelHigh: number;
  /** Home minus away, and both together, by the model alone, in points. */
  marginModel: number;
  totalModel: number;
  /** The model's share in the margin and in the total, 0..1. */
  marginWeight: number;
  totalWeight: number;
  /** What is not known of the two centers, in points. */
  marginSd: number;
  totalSd: number;
  /** What the one distribution of scores is made from. */
  score: ScoreInput;
  /** Games of this season that each club had played. */
  awayGames: number;
  homeGames: number;
}

export interface FootballBody extends FootballNumbers {
  inputs: FootballForecastInputs;
  drivers: { list: FootballDriver[] };
}

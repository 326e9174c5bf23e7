import type { FootballDriver } from '@clearedge/quant/sports/football/ratings';
import type { LeagueDriver, LeagueMarket, ScoreCenters } from '@clearedge/quant/sports/league';

/** Everything a forecast was made from: the same inputs give the same forecast. */
export interface LeagueForecastInputs {
  /** Finished games behind the ratings, and the start of the last of them. */
  ratedGames: number;
  /** How many of them also taught by the numbers they closed at; absent in a league that results alone teach. */
  ratedCloses?: number;
  ratedTo: string | null;
  /** Without margin, by consensus on the main numbers; null where no book prices the game. */
  market: (LeagueMarket & { bookCount: number }) | null;
}

/** What a forecast of a league's game says beyond every other; points, or goals. */
export interface LeagueNumbers {
  /** One deviation either way of `pHomeModel`. */
  pHomeModelLow: number;
  pHomeModelHigh: number;
  /** Home minus away, and both together, by the model alone. */
  marginModel: number;
  totalModel: number;
  /** The model's share in the margin and in the total, 0..1. */
  marginWeight: number;
  totalWeight: number;
  /** What is not known of the two centers. */
  marginSd: number;
  totalSd: number;
  /** What the one distribution of scores is made from. */
  score: ScoreCenters;
  /** Games of this season that each club had played. */
  awayGames: number;
  homeGames: number;
}

export interface LeagueBody extends LeagueNumbers {
  inputs: LeagueForecastInputs;
  drivers: { list: (LeagueDriver | FootballDriver)[] };
}

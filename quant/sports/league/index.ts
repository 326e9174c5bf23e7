export { closeCenters } from './close-centers.ts';
export { type LeagueMarket, type LeagueModel, type LeagueScores, type LeagueSelection, leagueModel } from './model.ts';
export { type HomeChance, type LeagueProjection, projectLeagueGame, type ScoreCenters } from './projection.ts';
export { type LeagueRating, listLeagueRatings } from './ratings/list-ratings.ts';
export type { Expected, LeagueDriver, LeagueExpectation, LeagueRatings } from './ratings/ratings.ts';
export {
  type GameSetting,
  type LeaguePeriod,
  type LeagueStanding,
  type Outlook,
  openingOf,
  type ScoreEngine,
} from './score/engine.ts';
export { finalChances, finalOutlook } from './score/finals.ts';
export { type Chances, decidedChance, type GridSelection, meansOf, type ScoreGrid, type ScoreTables } from './score/grid.ts';
export type { Outcome, TableRow, WinLossTie } from './table.ts';
export type { ChainParameters, CloseCenters, LeagueFixture, LeagueParameters, LeagueResult, MarginAndTotal, SharedName } from './types.ts';

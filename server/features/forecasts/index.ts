export { forecastsFeature } from './forecasts-feature.ts';
export { type Doubt, judgePrice, leftOf, movedJudgement } from './judge-price.ts';
export { judgedOnce } from './judged-once.ts';
export { driverNames } from './leagues/driver-names.ts';
export {
  formLeagueForecasts,
  type LeagueForecast,
  leagueMarketOf,
  listLeagueInputs,
  listNewestLeagueForecasts,
} from './leagues/form-forecasts.ts';
export { type ComingGame, listComingGames } from './leagues/game-rows.ts';
export { listLeaguePlays } from './leagues/list-league-plays.ts';
export { type LeaguePlay, leaguePlaysOn } from './leagues/play-rules.ts';
export type { Play } from './plays.ts';
export {
  findProjection,
  type GameProjection,
  listGameProjections,
  listPlays,
  listProjectionsById,
  modelWeightOf,
  movedMarkets,
  playOf,
  playsOn,
} from './plays.ts';
export { announcedOf, formProjection, toFixture } from './price-slates.ts';

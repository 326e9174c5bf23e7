export {
  type FootballForecast,
  findFootballRatings,
  footballMarketOf,
  formFootballForecasts,
  listFootballInputs,
  listNewestFootballForecasts,
} from './football/form-forecasts.ts';
export { type ComingGame, listComingGames } from './football/game-rows.ts';
export { type FootballPlay, footballPlaysOn } from './football/play-rules.ts';
export { forecastsFeature } from './forecasts-feature.ts';
export { type Doubt, judgePrice, leftOf, movedJudgement } from './judge-price.ts';
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

export {
  type FootballForecast,
  findFootballRatings,
  formFootballForecasts,
  listFootballInputs,
  listNewestFootballForecasts,
} from './football/form-forecasts.ts';
export { type ComingGame, listComingGames } from './football/game-rows.ts';
export { type FootballPlay, footballPlaysOn } from './football/play-rules.ts';
export { forecastsFeature } from './forecasts-feature.ts';
export type { Play } from './plays.ts';
export {
  type Doubt,
  findProjection,
  type GameProjection,
  judgePrice,
  listGameProjections,
  listPlays,
  listProjectionsById,
  movedMarkets,
  playOf,
  playsOn,
} from './plays.ts';
export { announcedOf, formProjection, toFixture } from './price-slates.ts';

export { announcedOf, toFixture } from './fixture-rules.ts';
export {
  type FootballForecast,
  findFootballRatings,
  formFootballForecasts,
  listFootballInputs,
  listNewestFootballForecasts,
} from './football/form-forecasts.ts';
export { type ComingGame, listComingGames } from './football/game-rows.ts';
export { type FootballPlay, footballPlaysOn } from './football/play-rules.ts';
export { formOpinion } from './forecast-rules.ts';
export { forecastsFeature } from './forecasts-feature.ts';
export { type Doubt, judgePrice } from './plays/judge-price.ts';
export { listPlays } from './plays/list-plays.ts';
export { movedMarkets } from './plays/moved-markets.ts';
export type { Play } from './plays/play-rules.ts';
export { playsOn } from './plays/plays-on.ts';
export { findOpinion, type GameOpinion, listOpinions, listOpinionsById } from './read-opinions.ts';

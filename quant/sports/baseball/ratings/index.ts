export { forecast, type Link } from './expect.ts';
export { FITTED, FITTED_FROM } from './fitted.ts';
export { ratingsFromJson, ratingsToJson } from './json.ts';
export { absorbDay } from './learn/absorb-day.ts';
export { listRatings } from './list-ratings.ts';
export type { RatingParameters } from './parameters.ts';
export { createRatings, type Ratings, startSeason } from './ratings.ts';
export type {
  ClosingView,
  Driver,
  Factor,
  Fixture,
  FixtureSide,
  Forecast,
  ForecastQuality,
  RatedBatter,
  RatedGame,
  RatedPitcher,
  RatedSide,
  RatingKind,
  RatingRow,
} from './types.ts';

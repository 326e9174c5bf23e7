import { type Fixture, type Forecast, forecast, listRatings, type RatingRow, ratingsFromJson } from '@clearedge/quant/ratings';
import type { Ctx } from '../../kernel/ctx.ts';
import { MODEL_VERSION } from './model-version.ts';
import { findRatingState } from './rating-rows.ts';

/** The ratings as they stand, with what they have seen. */
export interface CurrentRatings {
  modelVersion: string;
  /** The last Eastern day that is in. */
  ratedTo: string;
  games: number;
  updatedAt: Date;
  forecast: (fixture: Fixture) => Forecast;
  list: () => RatingRow[];
}

/** Null until the first days have been taken in. */
export async function findRatings({ db }: Pick<Ctx, 'db'>): Promise<CurrentRatings | null> {
  const kept = await findRatingState(db, MODEL_VERSION);
  if (kept === null || kept.games === 0) return null;
  const ratings = ratingsFromJson(kept.state);
  return {
    modelVersion: kept.modelVersion,
    ratedTo: kept.ratedTo,
    games: kept.games,
    updatedAt: kept.updatedAt,
    forecast: (fixture) => forecast(ratings, fixture),
    list: () => listRatings(ratings),
  };
}

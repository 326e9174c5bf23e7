import { FITTED_MEMORY, weightOfClaims } from '@clearedge/quant/blend';
import { easternDay, shiftDay } from '@clearedge/quant/calendar';
import {
  createRatings,
  type Fixture,
  type Forecast,
  forecast,
  listRatings,
  type RatingRow,
  ratingsFromJson,
} from '@clearedge/quant/sports/baseball/ratings';
import type { Ctx } from '../../kernel/ctx.ts';
import { defineFeature } from '../../kernel/feature.ts';
import { rateGamesJob, ratingSchedules } from './jobs.ts';
import { MODEL_VERSION } from './model-version.ts';
import { findRatingState } from './rating-rows.ts';

/** The ratings as they stand, with what they have seen. */
export interface CurrentRatings {
  modelVersion: string;
  /** The last Eastern day that is in. */
  ratedTo: string;
  games: number;
  updatedAt: Date;
  /** The model's weight beside an opening moneyline at which recent claims were worth what they claimed at the close, 0..1. */
  moneylineWeight: number;
  forecast: (fixture: Fixture) => Forecast;
  list: () => RatingRow[];
}

/** Days that ratings may lag behind a game: past results of a new installation are read for hours, a source may fail for some days. */
const TAUGHT_DAYS = 10;

/** False while too much of what was played before a game is not in the ratings. */
export const isTaught = (ratedTo: string, slateOn: string): boolean => ratedTo >= shiftDay(slateOn, -TAUGHT_DAYS);

/** Ratings that have seen nothing since the year began: every club is like every other. */
export function untaughtRatings(now: Date): CurrentRatings {
  const ratings = createRatings();
  return {
    modelVersion: MODEL_VERSION,
    ratedTo: `${easternDay(now).slice(0, 4)}-01-01`,
    games: 0,
    updatedAt: now,
    moneylineWeight: weightOfClaims(FITTED_MEMORY),
    forecast: (fixture) => forecast(ratings, fixture),
    list: () => listRatings(ratings),
  };
}

/** Null until the first days have been taken in. */
export async function findRatings({ db }: Pick<Ctx, 'db'>): Promise<CurrentRatings | null> {
  const stored = await findRatingState(db, MODEL_VERSION);
  if (stored === null || stored.games === 0) return null;
  const ratings = ratingsFromJson(stored.state);
  return {
    modelVersion: stored.modelVersion,
    ratedTo: stored.ratedTo,
    games: stored.games,
    updatedAt: stored.updatedAt,
    moneylineWeight: weightOfClaims(stored.recent.memory ?? FITTED_MEMORY),
    forecast: (fixture) => forecast(ratings, fixture),
    list: () => listRatings(ratings),
  };
}

/** By then the season's schedule is in and the first pages have been served. */
const FIRST_DELAY_MS = 15_000;

async function prepare(ctx: Ctx): Promise<void> {
  if ((await findRatings(ctx)) !== null) return;
  const now = ctx.now();
  await ctx.enqueue(
    rateGamesJob,
    { firedAt: now.toISOString() },
    { runAt: new Date(now.getTime() + FIRST_DELAY_MS), dedupeKey: 'first ratings' },
  );
}

export const ratingsFeature = defineFeature({ name: 'ratings', routes: {}, jobs: [rateGamesJob], schedules: ratingSchedules, prepare });

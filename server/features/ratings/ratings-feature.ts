import type { Ctx } from '../../kernel/ctx.ts';
import { defineFeature } from '../../kernel/feature.ts';
import { rateGamesJob, ratingSchedules } from './jobs.ts';
import { findRatings } from './read-ratings.ts';

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

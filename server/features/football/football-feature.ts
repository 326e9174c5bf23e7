import { easternDay } from '@clearedge/quant/calendar';
import type { Ctx } from '../../kernel/ctx.ts';
import { defineFeature } from '../../kernel/feature.ts';
import { syncSlateOdds } from '../odds/index.ts';
import { fillClosingsJob, footballSchedules } from './jobs.ts';
import { footballBindings } from './routes.ts';
import { requestClosings } from './sync/fill-closings.ts';
import { syncNearGames, syncSeason } from './sync/sync-games.ts';

/** Before the first answer: this week as it stands, the season around it, which is one question of a hundred games, and today's prices. */
async function prepare(ctx: Ctx): Promise<void> {
  await syncNearGames(ctx);
  await syncSeason(ctx);
  await syncSlateOdds(ctx, easternDay(ctx.now()), 'cfl');
  await requestClosings(ctx, fillClosingsJob);
}

export const footballFeature = defineFeature({
  name: 'football',
  routes: footballBindings,
  jobs: [fillClosingsJob],
  schedules: footballSchedules,
  prepare,
});

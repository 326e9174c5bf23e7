import { type Ctx, defineJob, defineSchedule, FIRED, type JobDefinition, type ScheduleDefinition } from '../../kernel/ctx.ts';
import { ClosingsPayload, fillClosings, requestClosings } from './sync/fill-closings.ts';
import { fillQuarters } from './sync/fill-quarters.ts';
import { syncNearGames, syncSeason } from './sync/sync-games.ts';
import { syncLive } from './sync/sync-live.ts';
import { syncWeekOdds } from './sync/sync-week-odds.ts';

const scheduled = (name: string, every: ScheduleDefinition['every'], work: (ctx: Ctx) => Promise<void>): ScheduleDefinition =>
  defineSchedule({
    name,
    every,
    job: defineJob({ payload: FIRED, name, maxAttempts: 3, leaseSeconds: 300, run: (ctx) => work(ctx) }),
  });

export const fillClosingsJob: JobDefinition<ClosingsPayload> = defineJob({
  payload: ClosingsPayload,
  name: 'fill-football-closings',
  maxAttempts: 3,
  leaseSeconds: 300,
  run: fillClosings,
});

/** Periods are of product time. */
export const footballSchedules: readonly ScheduleDefinition[] = [
  scheduled('sync-football-live', { seconds: 10 }, syncLive),
  scheduled('sync-football-games', { seconds: 300 }, async (ctx) => {
    await syncNearGames(ctx);
    await fillQuarters(ctx);
    await syncWeekOdds(ctx);
  }),
  scheduled('sync-football-season', { cron: '40 5 * * *' }, async (ctx) => {
    await syncSeason(ctx);
    await requestClosings(ctx, fillClosingsJob);
  }),
];

import { easternDay, shiftDay } from '@clearedge/quant/calendar';
import { z } from 'zod';
import { type Ctx, defineJob, defineSchedule, FIRED, type JobDefinition, type ScheduleDefinition } from '../../kernel/ctx.ts';
import type { OnFacts } from '../contests/index.ts';
import { formOpinions } from './model/form-opinions.ts';
import type { ReadRatings } from './model/kept-ratings.ts';
import { CALENDAR_DAYS, syncCalendar } from './sync/sync-calendar.ts';
import { fillClosings, syncGolfPrices } from './sync/sync-golf-prices.ts';
import { fillResults, syncLeaderboards } from './sync/sync-leaderboards.ts';

const scheduled = (name: string, every: ScheduleDefinition['every'], work: (ctx: Ctx) => Promise<void>): ScheduleDefinition =>
  defineSchedule({ name, every, job: defineJob({ payload: FIRED, name, maxAttempts: 3, leaseSeconds: 300, run: (ctx) => work(ctx) }) });

/** Past results and closing prices: asked for once after a first start, and after every pause. */
export const fillGolfJob = (onFacts: OnFacts, readRatings: ReadRatings): JobDefinition<Record<string, never>> =>
  defineJob({
    payload: z.object({}),
    name: 'fill-golf',
    maxAttempts: 3,
    leaseSeconds: 600,
    run: async (ctx) => {
      const from = shiftDay(easternDay(ctx.now()), -CALENDAR_DAYS.back);
      await fillResults(ctx, onFacts, from);
      await formOpinions(ctx, readRatings);
      await fillClosings(ctx, from);
    },
  });

/** Periods are of product time. */
export const golfSchedules = (onFacts: OnFacts, readRatings: ReadRatings): ScheduleDefinition[] => [
  scheduled('sync-golf-live', { seconds: 120 }, async (ctx) => {
    await syncCalendar(ctx, { back: 5, ahead: 12 });
    await syncLeaderboards(ctx, onFacts);
  }),
  scheduled('sync-golf-prices', { seconds: 600 }, async (ctx) => {
    await syncGolfPrices(ctx);
    await formOpinions(ctx, readRatings);
  }),
  scheduled('sync-golf-day', { cron: '20 5,13 * * *' }, async (ctx) => {
    await syncCalendar(ctx);
    await syncLeaderboards(ctx, onFacts, true);
    await syncGolfPrices(ctx, { majors: true });
    await fillResults(ctx, onFacts, shiftDay(easternDay(ctx.now()), -10));
  }),
];

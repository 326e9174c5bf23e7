import { easternDay } from '@clearedge/quant/calendar';
import { catchUpSeason } from '../../features/contests/index.ts';
import { catchUpFootball } from '../../features/football/index.ts';
import { catchUpGolf } from '../../features/golf/index.ts';
import { rateGamesJob } from '../../features/ratings/index.ts';
import { askSource } from '../../kernel/ask-source.ts';
import { type Ctx, defineJob, defineSchedule, type ScheduleDefinition } from '../../kernel/ctx.ts';
import { defineFeature, type Feature } from '../../kernel/feature.ts';
import type { LiveSource } from '../../providers/live/index.ts';
import { fillNextDay } from './fill-results.ts';

/** One day, some sixteen small requests one after the other, so often: two seasons are read in less than two hours. */
const FILL_SECONDS = 15;
const CATCH_UP_SECONDS = 300;
const HOUR_SECONDS = 3600;

const scheduled = (name: string, seconds: number, work: (ctx: Ctx) => Promise<void>): ScheduleDefinition =>
  defineSchedule({
    name,
    every: { seconds },
    job: defineJob<{ firedAt: string }>({ name, maxAttempts: 1, leaseSeconds: 240, run: (ctx) => work(ctx) }),
  });

/** What only the live source needs: past results in small steps, what a silent provider kept from the start, the month's credits now and then. */
export const liveUpkeepFeature = ({ readPastDay, learnCredits }: Pick<LiveSource, 'readPastDay' | 'learnCredits'>): Feature =>
  defineFeature({
    name: 'live-upkeep',
    routes: {},
    schedules: [
      scheduled('fill-results', FILL_SECONDS, async (ctx) => {
        if (!(await fillNextDay(ctx, readPastDay))) return;
        const firedAt = ctx.now().toISOString();
        await ctx.enqueue(rateGamesJob, { firedAt }, { dedupeKey: `ratings after ${easternDay(ctx.now())}` });
      }),
      scheduled('catch-up', CATCH_UP_SECONDS, async (ctx) => {
        await catchUpSeason(ctx);
        await catchUpFootball(ctx);
        await catchUpGolf(ctx);
      }),
      scheduled('learn-credits', HOUR_SECONDS, async (ctx) => void (await askSource(ctx, 'credits', learnCredits))),
    ],
  });

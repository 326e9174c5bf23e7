import type { Ctx } from '../../kernel/ctx.ts';
import { defineFeature, type Feature } from '../../kernel/feature.ts';
import type { OnFacts } from '../contests/index.ts';
import { fillGolfJob, golfSchedules } from './jobs.ts';
import { keptRatings } from './model/kept-ratings.ts';
import { golfBindings } from './routes.ts';
import { syncCalendar } from './sync/sync-calendar.ts';
import { syncGolfPrices } from './sync/sync-golf-prices.ts';
import { syncLeaderboards } from './sync/sync-leaderboards.ts';

/** `onFacts` runs in the transaction that stores new or corrected facts: settlement enqueues its job there. */
export function golfFeature({ onFacts = () => Promise.resolve() }: { onFacts?: OnFacts } = {}): Feature {
  /** Learnt once and kept by the feature. */
  const readRatings = keptRatings();
  const fill = fillGolfJob(onFacts, readRatings);
  /** The calendar, the week's field and its prices stand before the first answer; the past is read behind it. */
  const prepare = async (ctx: Ctx): Promise<void> => {
    if (!ctx.ports.golf) return;
    await syncCalendar(ctx);
    await syncLeaderboards(ctx, onFacts, true);
    await syncGolfPrices(ctx, { majors: true });
    await ctx.enqueue(fill, {});
  };
  return defineFeature({
    name: 'golf',
    routes: golfBindings(readRatings),
    jobs: [fill],
    schedules: golfSchedules(onFacts, readRatings),
    prepare,
  });
}

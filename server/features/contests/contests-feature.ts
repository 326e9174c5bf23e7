import { easternDay, shiftDay } from '@clearedge/quant/calendar';
import type { Ctx } from '../../kernel/ctx.ts';
import { defineFeature, type Feature } from '../../kernel/feature.ts';
import { listDayFeeds } from '../../sports/registry.ts';
import type { OnFacts } from './facts/record-facts.ts';
import { contestSchedules, recordFactsJob } from './jobs.ts';
import { contestBindings } from './routes.ts';
import { listContestStarts } from './rows/contest-rows.ts';
import { syncSeason } from './sync/sync-season.ts';
import { syncSlates } from './sync/sync-slates.ts';

/**
 * Before the first answer the days around today are asked for, and on a new database the season, without which every club's record would be wrong.
 * Later starts leave the season to its schedule.
 */
async function prepare(ctx: Ctx): Promise<void> {
  const today = easternDay(ctx.now());
  await syncSlates(
    ctx,
    [0, -1, 1, 2].map((days) => shiftDay(today, days)),
  );
  await catchUpSeason(ctx);
}

/** The season, where a database knows nothing of its last weeks. */
export async function catchUpSeason(ctx: Ctx): Promise<void> {
  const today = easternDay(ctx.now());
  const sports = listDayFeeds(ctx.ports).map(({ sport }) => sport);
  if ((await listContestStarts(ctx.db, shiftDay(today, -60), shiftDay(today, -5), sports)).length === 0) await syncSeason(ctx);
}

/** `onFacts` runs in the transaction that stores new or corrected facts: settlement enqueues its job there. */
export const contestsFeature = ({ onFacts }: { onFacts: OnFacts }): Feature =>
  defineFeature({
    name: 'contests',
    routes: contestBindings,
    jobs: [recordFactsJob(onFacts)],
    schedules: contestSchedules(onFacts),
    prepare,
  });

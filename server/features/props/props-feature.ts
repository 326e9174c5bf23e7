import { easternDay } from '@clearedge/quant/calendar';
import type { Ctx } from '../../kernel/ctx.ts';
import { defineFeature, type Feature } from '../../kernel/feature.ts';
import { propJobs, recordPlayerGamesJob } from './jobs.ts';
import { propBindings } from './routes.ts';

/** By then the season is in. */
const HISTORY_DELAY_MS = 90_000;

/** History is asked for soon after a first start and not at the next full hour. */
async function prepare(ctx: Ctx): Promise<void> {
  const now = ctx.now();
  const runAt = new Date(now.getTime() + HISTORY_DELAY_MS);
  await ctx.enqueue(recordPlayerGamesJob, {}, { runAt, dedupeKey: `player games ${easternDay(now)}` });
}

export const propsFeature = (): Feature => defineFeature({ name: 'props', routes: propBindings(), ...propJobs(), prepare });

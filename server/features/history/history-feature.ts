import type { Ctx } from '../../kernel/ctx.ts';
import { defineFeature } from '../../kernel/feature.ts';
import { fillHistoryJob, historySchedules, requestHistory, walkHistoryJob } from './jobs.ts';

/** By then the season, the first ratings and today's opinions are in. */
const FIRST_DELAY_MS = 100_000;

const prepare = (ctx: Ctx): Promise<void> => requestHistory(ctx, new Date(ctx.now().getTime() + FIRST_DELAY_MS));

export const historyFeature = defineFeature({
  name: 'history',
  routes: {},
  jobs: [fillHistoryJob, walkHistoryJob],
  schedules: historySchedules,
  prepare,
});

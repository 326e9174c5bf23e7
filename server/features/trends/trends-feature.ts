import { defineJob, defineSchedule, FIRED } from '../../kernel/ctx.ts';
import { defineFeature, type Feature } from '../../kernel/feature.ts';
import type { ReadHistory } from '../history/index.ts';
import { refreshTrends } from './find/refresh-trends.ts';
import { listTrends, trendBase } from './read/list-trends.ts';

const REFRESH_SECONDS = 120;

export const trendsFeature = ({ readHistory }: { readHistory: ReadHistory }): Feature =>
  defineFeature({
    name: 'trends',
    routes: { 'GET /api/hot-trends': listTrends, 'GET /api/hot-trends/base': trendBase(readHistory) },
    schedules: [
      defineSchedule({
        name: 'refresh-trends',
        every: { seconds: REFRESH_SECONDS },
        job: defineJob({
          payload: FIRED,
          name: 'refresh-trends',
          maxAttempts: 2,
          leaseSeconds: 300,
          run: (ctx) => refreshTrends(ctx, readHistory),
        }),
      }),
    ],
  });

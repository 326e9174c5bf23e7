import { defineFeature, type Feature } from '../../kernel/feature.ts';
import { listEstimates, setEstimate } from './estimates.ts';
import { analytics, sampleFigures } from './get-analytics.ts';

export { listEstimatesOf } from './estimates.ts';

/** It changes with the day. */
const SAMPLE_FRESH_MS = 600_000;

/** Keeps what it built last: make one for each process. */
export const analyticsFeature = (): Feature =>
  defineFeature({
    name: 'analytics',
    routes: {
      'GET /api/performance/analytics': analytics(),
      'GET /api/performance/analytics/sample': {
        shared: true,
        freshForMs: SAMPLE_FRESH_MS,
        build: (ctx) => sampleFigures(ctx.now()),
        isChangedBy: () => false,
      },
      'GET /api/performance/estimates': listEstimates,
      'PUT /api/performance/estimates/:betId': setEstimate,
    },
  });

import { defineFeature, type Feature } from '../../kernel/feature.ts';
import { listEstimates, setEstimate } from './estimates.ts';
import { analytics } from './get-analytics.ts';

export { listEstimatesOf } from './estimates.ts';

/** Keeps what it built last: make one for each process. */
export const analyticsFeature = (): Feature =>
  defineFeature({
    name: 'analytics',
    routes: {
      'GET /api/performance/analytics': analytics(),
      'GET /api/performance/estimates': listEstimates,
      'PUT /api/performance/estimates/:betId': setEstimate,
    },
  });

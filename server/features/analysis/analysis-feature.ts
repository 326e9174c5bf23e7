import { defineJob, defineSchedule, FIRED } from '../../kernel/ctx.ts';
import { defineFeature } from '../../kernel/feature.ts';
import { analyzeSlates } from './analyze-slates.ts';
import { analysisRoutes } from './routes.ts';

/** The period is of product time. */
export const analysisFeature = defineFeature({
  name: 'analysis',
  routes: analysisRoutes,
  schedules: [
    defineSchedule({
      name: 'analyze-slates',
      every: { seconds: 60 },
      job: defineJob({ payload: FIRED, name: 'analyze-slates', maxAttempts: 2, leaseSeconds: 300, run: analyzeSlates }),
    }),
  ],
});

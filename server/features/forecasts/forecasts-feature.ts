import { defineJob, defineSchedule, FIRED, type ScheduleDefinition } from '../../kernel/ctx.ts';
import { defineFeature } from '../../kernel/feature.ts';
import { formLeagueForecasts } from './leagues/form-forecasts.ts';
import { getModel } from './model/get-model.ts';
import { priceSlates } from './price-slates.ts';

/** Periods are of product time. */
const forecastSchedules: readonly ScheduleDefinition[] = [
  defineSchedule({
    name: 'price-slates',
    every: { seconds: 60 },
    job: defineJob({ payload: FIRED, name: 'price-slates', maxAttempts: 2, leaseSeconds: 300, run: priceSlates }),
  }),
  defineSchedule({
    name: 'form-league-forecasts',
    every: { seconds: 120 },
    job: defineJob({ payload: FIRED, name: 'form-league-forecasts', maxAttempts: 2, leaseSeconds: 120, run: formLeagueForecasts }),
  }),
];

const FRESH_MS = 60_000;

export const forecastsFeature = defineFeature({
  name: 'forecasts',
  routes: { 'GET /api/model': { shared: true, build: getModel, freshForMs: FRESH_MS, isChangedBy: () => false } },
  schedules: forecastSchedules,
});

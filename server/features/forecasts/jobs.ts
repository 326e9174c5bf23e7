import { defineJob, defineSchedule, FIRED, type ScheduleDefinition } from '../../kernel/ctx.ts';
import { formFootballForecasts } from './football/form-forecasts.ts';
import { priceSlates } from './price-slates.ts';

/** Periods are of product time. */
export const forecastSchedules: readonly ScheduleDefinition[] = [
  defineSchedule({
    name: 'price-slates',
    every: { seconds: 60 },
    job: defineJob({ payload: FIRED, name: 'price-slates', maxAttempts: 2, leaseSeconds: 300, run: priceSlates }),
  }),
  defineSchedule({
    name: 'form-football-forecasts',
    every: { seconds: 120 },
    job: defineJob({ payload: FIRED, name: 'form-football-forecasts', maxAttempts: 2, leaseSeconds: 120, run: formFootballForecasts }),
  }),
];

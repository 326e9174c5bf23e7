import { defineJob, defineSchedule, type ScheduleDefinition } from '../../kernel/ctx.ts';
import { priceSlates } from './price-slates.ts';

/** Periods are of product time. */
export const forecastSchedules: readonly ScheduleDefinition[] = [
  defineSchedule({
    name: 'price-slates',
    every: { seconds: 60 },
    job: defineJob<{ firedAt: string }>({ name: 'price-slates', maxAttempts: 2, leaseSeconds: 300, run: priceSlates }),
  }),
];

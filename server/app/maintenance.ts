import { defineJob, defineSchedule, FIRED } from '../kernel/ctx.ts';
import { defineFeature } from '../kernel/feature.ts';
import { failAbandoned } from '../platform/jobs/job-rows.ts';
import { removeOld } from './retention/remove-old.ts';

const tidyJob = defineJob({
  payload: FIRED,
  name: 'tidy-tables',
  leaseSeconds: 600,
  run: async (ctx) => {
    await failAbandoned(ctx.db, ctx.now());
    await removeOld(ctx);
  },
});

/** Nightly housekeeping of the platform's own tables, and of what every slice has kept long enough. */
export const maintenanceFeature = defineFeature({
  name: 'maintenance',
  routes: {},
  jobs: [tidyJob],
  schedules: [defineSchedule({ name: 'tidy-tables', job: tidyJob, every: { cron: '20 5 * * *' } })],
});

import { sql } from 'drizzle-orm';
import { defineJob, defineSchedule, FIRED } from '../kernel/ctx.ts';
import { rowsOf } from '../kernel/db.ts';
import { defineFeature } from '../kernel/feature.ts';
import { keepAllMonthsAhead } from '../platform/database/partitions/index.ts';
import { failAbandoned } from '../platform/jobs/job-rows.ts';
import { removeOld } from './retention/remove-old.ts';

const tidyJob = defineJob({
  payload: FIRED,
  name: 'tidy-tables',
  leaseSeconds: 600,
  run: async (ctx) => {
    await failAbandoned(ctx.db, ctx.now());
    await removeOld(ctx);
    // The embedded database has no autovacuum of its own.
    const [embedded] = await rowsOf(ctx.db, sql`select 1 where version() like '%PGlite%'`);
    if (embedded) await ctx.db.execute(sql`vacuum (analyze)`);
  },
});

/** Where tables are partitioned by month, the coming months' are made before a row needs them. */
const partitionsJob = defineJob({
  payload: FIRED,
  name: 'make-partitions',
  leaseSeconds: 600,
  run: async (ctx) => {
    const made = await keepAllMonthsAhead(ctx.db, ctx.now());
    if (made.length) ctx.log.info({ made }, 'made partitions');
  },
});

/** Nightly housekeeping of the platform's own tables, and of what every slice has kept long enough. */
export const maintenanceFeature = defineFeature({
  name: 'maintenance',
  routes: {},
  jobs: [tidyJob, partitionsJob],
  schedules: [
    defineSchedule({ name: 'tidy-tables', job: tidyJob, every: { cron: '20 5 * * *' } }),
    defineSchedule({ name: 'make-partitions', job: partitionsJob, every: { cron: '50 4 * * *' } }),
  ],
});

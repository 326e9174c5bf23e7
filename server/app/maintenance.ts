import { sql } from 'drizzle-orm';
import { defineJob, defineSchedule } from '../kernel/ctx.ts';
import { rowsOf } from '../kernel/db.ts';
import { defineFeature } from '../kernel/feature.ts';
import { forgetKeys } from '../kernel/forget-keys.ts';
import { failAbandoned, pruneJobs } from '../platform/jobs/job-rows.ts';

const KEPT_DAYS = 7;

const tidyJob = defineJob<{ firedAt: string }>({
  name: 'tidy-tables',
  leaseSeconds: 600,
  run: async (ctx) => {
    const now = ctx.now();
    await pruneJobs(ctx.db, now);
    await failAbandoned(ctx.db, now);
    await forgetKeys(ctx.db, new Date(now.getTime() - KEPT_DAYS * 86_400_000));
    // The embedded database has no autovacuum of its own.
    const [embedded] = await rowsOf(ctx.db, sql`select 1 where version() like '%PGlite%'`);
    if (embedded) await ctx.db.execute(sql`vacuum (analyze)`);
  },
});

/** Nightly housekeeping of the platform's own tables. */
export const maintenanceFeature = defineFeature({
  name: 'maintenance',
  routes: {},
  jobs: [tidyJob],
  schedules: [defineSchedule({ name: 'tidy-tables', job: tidyJob, every: { cron: '20 5 * * *' } })],
});

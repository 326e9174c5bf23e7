import { sql } from 'drizzle-orm';
import { rowsOf } from '../../../kernel/db.ts';
import type { Verb } from '../../../kernel/feature.ts';

interface Row {
  name: string;
  waiting: string;
  running: string;
  failed: string;
  doneMs: number | null;
  nextMs: number | null;
  lastError: string | null;
}
const LONGEST_ERROR = 300;
const iso = (ms: number | null): string | null => (ms === null ? null : new Date(ms).toISOString());

/** Background work by name: what waits, runs and failed, when it last ended well and when its schedule is next due. */
export const listJobs: Verb<'GET /api/admin/jobs'> = async (ctx) => {
  const rows = await rowsOf<Row>(
    ctx.db,
    sql`with work as (
        select name, count(*) filter (where done_at is null and failed_at is null and (locked_until is null or locked_until < now())) as waiting,
          count(*) filter (where done_at is null and failed_at is null and locked_until >= now()) as running,
          count(*) filter (where failed_at is not null) as failed,
          (extract(epoch from max(done_at)) * 1000)::float8 as "doneMs",
          (array_agg(last_error order by id desc) filter (where last_error is not null))[1] as "lastError"
        from jobs group by name)
      select coalesce(w.name, s.name) as name, coalesce(w.waiting, 0) as waiting, coalesce(w.running, 0) as running,
        coalesce(w.failed, 0) as failed, w."doneMs", (extract(epoch from s.next_run_at) * 1000)::float8 as "nextMs", w."lastError"
      from work w full join job_schedules s on s.name = w.name order by 4 desc, 1`,
  );
  return rows.map((row) => ({
    name: row.name,
    waiting: Number(row.waiting),
    running: Number(row.running),
    failed: Number(row.failed),
    lastDoneAt: iso(row.doneMs),
    nextRunAt: iso(row.nextMs),
    lastError: row.lastError?.split('\n')[0]?.slice(0, LONGEST_ERROR) ?? null,
  }));
};

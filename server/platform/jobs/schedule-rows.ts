import { sql } from 'drizzle-orm';
import type { ScheduleDefinition } from '../../kernel/ctx.ts';
import { type Db, rowsOf } from '../../kernel/db.ts';
import { DEFAULT_ATTEMPTS } from './insert-job.ts';
import { nextRun } from './next-run.ts';

/** Adds new schedules, due at once, and pulls in those whose period became shorter. */
export async function ensureSchedules(db: Db, schedules: readonly ScheduleDefinition[], now: Date): Promise<void> {
  for (const { name, every } of schedules) {
    const next = nextRun(every, now).toISOString();
    await db.execute(
      sql`insert into job_schedules (name, next_run_at) values (${name}, ${now.toISOString()}::timestamptz)
        on conflict (name) do update set next_run_at = least(job_schedules.next_run_at, ${next}::timestamptz)`,
    );
  }
}

export interface ScheduleState {
  name: string;
  nextRunAt: Date;
}

export async function listScheduleStates(db: Db, names: readonly string[]): Promise<ScheduleState[]> {
  if (!names.length) return [];
  const rows = await rowsOf<{ name: string; next_ms: number }>(
    db,
    sql`select name, (extract(epoch from next_run_at) * 1000)::float8 as next_ms from job_schedules
      where name in (${sql.join(
        names.map((name) => sql`${name}`),
        sql`, `,
      )}) order by next_run_at, name`,
  );
  return rows.map((row) => ({ name: row.name, nextRunAt: new Date(row.next_ms) }));
}

/**
 * Fires a schedule that is due and enqueues its job in the same statement: of several processes exactly one gets the row.
 * A job that is still waiting or running from an earlier firing is not piled upon.
 */
export async function fireSchedule(db: Db, schedule: ScheduleDefinition, now: Date): Promise<boolean> {
  const at = now.toISOString();
  const next = nextRun(schedule.every, now).toISOString();
  const { job, name } = schedule;
  const rows = await rowsOf<{ id: string }>(
    db,
    sql`with due as (
        update job_schedules set last_run_at = next_run_at, next_run_at = ${next}::timestamptz
        where name = ${name} and next_run_at <= ${at}::timestamptz returning last_run_at)
      insert into jobs (name, payload, dedupe_key, run_at, max_attempts)
      select ${job.name}, jsonb_build_object('firedAt', ${at}::text), ${`@${name} `}::text || last_run_at::text, ${at}::timestamptz, ${job.maxAttempts ?? DEFAULT_ATTEMPTS}
      from due where not exists (
        select 1 from jobs where name = ${job.name} and dedupe_key like ${`@${name} %`} and done_at is null and failed_at is null)
      on conflict do nothing returning id`,
  );
  return rows.length > 0;
}

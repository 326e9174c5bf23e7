import { max, type SQL, sql } from 'drizzle-orm';
import { jobSchedules } from '../../db/schema/index.ts';
import { type Db, rowsOf } from '../../kernel/db.ts';

export interface ClaimedJob {
  id: string;
  name: string;
  payload: unknown;
  attempts: number;
  maxAttempts: number;
}

const DEFAULT_LEASE_SECONDS = 60;
const OPEN = sql`done_at is null and failed_at is null`;
const instant = (at: Date): SQL => sql`${at.toISOString()}::timestamptz`;
/** One parameter, however many names there are. */
export const isNamed = (names: readonly string[]): SQL => sql`name = any(${sql.param(names)}::text[])`;

/** Takes the job that has been due longest. Due times are the product's; the lease is real time, since it guards against a dead process. */
export async function claimJob(db: Db, leases: Record<string, number>, now: Date): Promise<ClaimedJob | null> {
  const seconds = sql`coalesce((${JSON.stringify(leases)}::jsonb ->> name)::int, ${DEFAULT_LEASE_SECONDS})`;
  const rows = await rowsOf<{ id: string; name: string; payload: unknown; attempts: number; max_attempts: number }>(
    db,
    sql`update jobs set locked_until = now() + make_interval(secs => ${seconds}), attempts = attempts + 1
      where id = (select id from jobs where ${OPEN} and run_at <= ${instant(now)} and (locked_until is null or locked_until < now())
        and attempts < max_attempts and ${isNamed(Object.keys(leases))} order by run_at, id for update skip locked limit 1)
      returning id, name, payload, attempts, max_attempts`,
  );
  const row = rows[0];
  return row ? { id: row.id, name: row.name, payload: row.payload, attempts: row.attempts, maxAttempts: row.max_attempts } : null;
}

// The number of attempts is the fence: a run that outlived its lease must not speak for the one that took over.
const claimed = (job: ClaimedJob): SQL => sql`id = ${job.id} and attempts = ${job.attempts} and done_at is null`;

/** A run that is alive keeps its lease; one that lost it to another claims nothing back. */
export const renewLease = (db: Db, job: ClaimedJob, seconds: number): Promise<unknown> =>
  db.execute(sql`update jobs set locked_until = now() + make_interval(secs => ${seconds}) where ${claimed(job)} and failed_at is null`);

export const markDone = (db: Db, job: ClaimedJob, now: Date): Promise<unknown> =>
  db.execute(sql`update jobs set done_at = ${instant(now)}, locked_until = null, last_error = null where ${claimed(job)}`);

export const markForRetry = (db: Db, job: ClaimedJob, runAt: Date, error: string): Promise<unknown> =>
  db.execute(sql`update jobs set run_at = ${instant(runAt)}, locked_until = null, last_error = ${error} where ${claimed(job)}`);

export const markFailed = (db: Db, job: ClaimedJob, now: Date, error: string): Promise<unknown> =>
  db.execute(sql`update jobs set failed_at = ${instant(now)}, locked_until = null, last_error = ${error} where ${claimed(job)}`);

/** Jobs whose last allowed run died with its process would wait for ever. */
export const failAbandoned = (db: Db, now: Date): Promise<unknown> =>
  db.execute(
    sql`update jobs set failed_at = ${instant(now)}, last_error = coalesce(last_error, 'the run did not end')
      where ${OPEN} and attempts >= max_attempts and locked_until < now()`,
  );

/** After a restart no one holds a lease on a database that only this process can open. */
export const releaseLeases = (db: Db): Promise<unknown> =>
  db.execute(sql`update jobs set locked_until = null where locked_until is not null and ${OPEN}`);

export async function findNextJobAt(db: Db, names: readonly string[]): Promise<Date | null> {
  if (!names.length) return null;
  const rows = await rowsOf<{ at: number | null }>(
    db,
    sql`select (extract(epoch from min(run_at)) * 1000)::float8 as at from jobs
      where ${OPEN} and (locked_until is null or locked_until < now()) and attempts < max_attempts and ${isNamed(names)}`,
  );
  const at = rows[0]?.at;
  return at === null || at === undefined ? null : new Date(at);
}

/** True while a job that is due by `now` is being run, here or elsewhere. */
export async function isAnyRunning(db: Db, now: Date): Promise<boolean> {
  const rows = await rowsOf(db, sql`select 1 from jobs where ${OPEN} and run_at <= ${instant(now)} and locked_until >= now() limit 1`);
  return rows.length > 0;
}

/** When any schedule of the install fired last, by the product clock; null on a new database. */
export async function findLastFiring(db: Db): Promise<Date | null> {
  const [row] = await db.select({ at: max(jobSchedules.lastRunAt) }).from(jobSchedules);
  return row?.at ?? null;
}

/**
 * Deletes at most so many jobs that are long over: firings of schedules after a day, others after `days`, since their keys still keep doubles out,
 * failed ones after three times that; 0 days keep all but the firings. Answers how many went.
 */
export async function pruneJobs(db: Db, now: Date, days: number, most: number): Promise<number> {
  const old = days
    ? sql`done_at < ${instant(now)} - make_interval(days => ${days}) or failed_at < ${instant(now)} - make_interval(days => ${days * 3}) or`
    : sql``;
  const rows = await rowsOf(
    db,
    sql`delete from jobs where id in (
      select id from jobs where ${old} (dedupe_key like '@%' and done_at < ${instant(now)} - interval '1 day') limit ${most}) returning 1`,
  );
  return rows.length;
}

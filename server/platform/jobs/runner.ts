import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { JobDefinition, ScheduleDefinition } from '../../kernel/ctx.ts';
import { type Db, rowsOf } from '../../kernel/db.ts';
import { notifyError } from '../../kernel/text.ts';
import { type Span, traced } from '../../kernel/tracer.ts';
import type { AppContainer, JobResult } from '../ctx/container.ts';
import { makeSystemCtx } from '../ctx/make-ctx.ts';
import { DEFAULT_ATTEMPTS } from './insert-job.ts';
import {
  type ClaimedJob,
  claimJob,
  findNextJobAt,
  isAnyRunning,
  isNamed,
  markDone,
  markFailed,
  markForRetry,
  renewLease,
} from './job-rows.ts';
import { nextRun } from './next-run.ts';

/** Adds new schedules, due at once, and pulls in those whose period became shorter. */
async function ensureSchedules(db: Db, schedules: readonly ScheduleDefinition[], now: Date): Promise<void> {
  for (const { name, every } of schedules) {
    const next = nextRun(every, now).toISOString();
    await db.execute(
      sql`insert into job_schedules (name, next_run_at) values (${name}, ${now.toISOString()}::timestamptz)
        on conflict (name) do update set next_run_at = least(job_schedules.next_run_at, ${next}::timestamptz)`,
    );
  }
}

interface ScheduleState {
  name: string;
  nextRunAt: Date;
}

async function listScheduleStates(db: Db, names: readonly string[]): Promise<ScheduleState[]> {
  if (!names.length) return [];
  const rows = await rowsOf<{ name: string; next_ms: number }>(
    db,
    sql`select name, (extract(epoch from next_run_at) * 1000)::float8 as next_ms from job_schedules
      where ${isNamed(names)} order by next_run_at, name`,
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

export interface Definitions {
  // biome-ignore lint/suspicious/noExplicitAny: jobs with different payloads
  jobs: readonly JobDefinition<any>[];
  schedules: readonly ScheduleDefinition[];
}

/** How many jobs one process runs at a time. */
export const LANES = 2;

const FIRST_RETRY_MS = 5000;
const LONGEST_RETRY_MS = 900_000;
const ERROR_CHARACTERS = 500;
/** Renewals in the time of one lease. */
const RENEWALS = 3;

/** A stored payload that its job cannot read. */
class UnreadablePayload extends Error {
  override name = 'UnreadablePayload';
}

/** When a schedule that is due at an instant is taken to be. */
export type ReadDue = (schedule: ScheduleDefinition, dueAt: Date) => Date;
const asDue: ReadDue = (_schedule, dueAt) => dueAt;

export const backoffMs = (attempt: number): number => Math.min(FIRST_RETRY_MS * 2 ** (attempt - 1), LONGEST_RETRY_MS);

/** Fires schedules and runs jobs, one at a time and only when told: the engine and the moved clock both drive it. */
export class JobRunner {
  readonly #house: AppContainer;
  readonly #jobs: ReadonlyMap<string, JobDefinition<unknown>>;
  readonly #schedules: ReadonlyMap<string, ScheduleDefinition>;
  readonly #leases: Record<string, number>;
  #isReady = false;

  constructor(container: AppContainer, { jobs, schedules }: Definitions) {
    this.#house = container;
    const known = [...jobs, ...schedules.map(({ job }) => job)] as JobDefinition<unknown>[];
    this.#jobs = new Map(known.map((job) => [job.name, job]));
    this.#schedules = new Map(schedules.map((schedule) => [schedule.name, schedule]));
    this.#leases = Object.fromEntries([...this.#jobs.values()].map((job) => [job.name, job.leaseSeconds ?? 60]));
  }

  async prepare(): Promise<void> {
    if (this.#isReady) return;
    await ensureSchedules(this.#house.database.db, [...this.#schedules.values()], this.#house.clock.now());
    this.#isReady = true;
  }

  /** Fires every schedule that is due now, as `read` sees it, once each. */
  async fireDue(read: ReadDue = asDue): Promise<void> {
    const now = this.#house.clock.now();
    for (const { name, nextRunAt } of await listScheduleStates(this.#house.database.db, [...this.#schedules.keys()])) {
      const schedule = this.#schedules.get(name)!;
      if (read(schedule, nextRunAt) <= now) await fireSchedule(this.#house.database.db, schedule, now);
    }
  }

  /** Claims and runs the job that has been due longest; false when none is due. */
  async runOne(): Promise<boolean> {
    if (!this.#jobs.size) return false;
    const job = await claimJob(this.#house.database.db, this.#leases, this.#house.clock.now());
    if (!job) return false;
    const fields = { 'clearedge.job': job.name, 'clearedge.attempt': job.attempts };
    await traced(this.#house.tracer, { name: `job ${job.name}`, kind: 'work', fields }, (span) => this.#runClaimed(job, span));
    return true;
  }

  async #runClaimed(job: ClaimedJob, span: Span): Promise<void> {
    const startedAt = performance.now();
    const observe = (result: JobResult): void => {
      span.note({ 'clearedge.outcome': result });
      this.#house.observeJob?.(job.name, result, performance.now() - startedAt);
    };
    const { payload, run } = this.#jobs.get(job.name)!;
    const read = payload.safeParse(job.payload);
    const stopRenewing = this.#keepLease(job);
    try {
      if (!read.success) throw new UnreadablePayload(z.prettifyError(read.error));
      await run(makeSystemCtx(this.#house, job.name), read.data);
    } catch (error) {
      stopRenewing();
      const isLast = !read.success || job.attempts >= job.maxAttempts;
      observe(isLast ? 'failed' : 'retried');
      span.fail(error);
      await this.#recordFailure(job, error, isLast);
      return;
    }
    stopRenewing();
    observe('done');
    await markDone(this.#house.database.db, job, this.#house.clock.now());
  }

  /** When something is next due: a job, or a schedule as `read` sees it. */
  async findNextDue(read: ReadDue = asDue): Promise<Date | null> {
    const { db } = this.#house.database;
    const jobAt = await findNextJobAt(db, [...this.#jobs.keys()]);
    const states = await listScheduleStates(db, [...this.#schedules.keys()]);
    const dues = states.map(({ name, nextRunAt }) => read(this.#schedules.get(name)!, nextRunAt));
    if (jobAt) dues.push(jobAt);
    return dues.length ? new Date(Math.min(...dues.map((due) => due.getTime()))) : null;
  }

  isAnyRunning(): Promise<boolean> {
    return isAnyRunning(this.#house.database.db, this.#house.clock.now());
  }

  /** Renews the lease of a job while it runs, three times in each; the answer ends that. A renewal that fails is tried at the next turn. */
  #keepLease(job: ClaimedJob): () => void {
    const { database, log, timers } = this.#house;
    const seconds = this.#leases[job.name]!;
    let isOver = false;
    let cancel = (): void => undefined;
    const renew = async (): Promise<void> => {
      try {
        await renewLease(database.db, job, seconds);
      } catch (error) {
        log.warn({ job: job.name, error: notifyError(error) }, 'a lease was not renewed');
      }
      wait();
    };
    const wait = (): void => {
      if (!isOver) cancel = timers.after((seconds * 1000) / RENEWALS, () => void renew());
    };
    wait();
    return () => {
      isOver = true;
      cancel();
    };
  }

  async #recordFailure(job: ClaimedJob, error: unknown, isLast: boolean): Promise<void> {
    const { database, clock, log } = this.#house;
    const text = notifyError(error).slice(0, ERROR_CHARACTERS);
    const fields = { job: job.name, jobId: job.id, attempt: job.attempts, error: text };
    if (isLast) {
      log.error(fields, 'a job failed for good');
      await markFailed(database.db, job, clock.now(), text);
      return;
    }
    log.warn(fields, 'a job failed and will be tried again');
    await markForRetry(database.db, job, new Date(clock.now().getTime() + backoffMs(job.attempts)), text);
  }
}

import { jobs } from '../../db/schema/index.ts';
import type { EnqueueOptions, JobDefinition } from '../../kernel/ctx.ts';
import type { Db } from '../../kernel/db.ts';

export const DEFAULT_ATTEMPTS = 5;

/** Adds a job with the caller's own writes, so that it commits or vanishes with them. */
export async function insertJob<P>(db: Db, job: JobDefinition<P>, payload: P, now: Date, options: EnqueueOptions = {}): Promise<void> {
  const row = {
    name: job.name,
    payload: payload ?? {},
    dedupeKey: options.dedupeKey ?? null,
    runAt: options.runAt ?? now,
    maxAttempts: job.maxAttempts ?? DEFAULT_ATTEMPTS,
  };
  await db.insert(jobs).values(row).onConflictDoNothing();
}

import { sql } from 'drizzle-orm';
import { bigserial, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant, json } from '../columns.ts';

export const jobs = pgTable(
  'jobs',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    name: text('name').notNull(),
    payload: json<unknown>('payload').notNull(),
    dedupeKey: text('dedupe_key'),
    runAt: instant('run_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
    maxAttempts: integer('max_attempts').notNull(),
    lockedUntil: instant('locked_until'),
    doneAt: instant('done_at'),
    failedAt: instant('failed_at'),
    lastError: text('last_error'),
  },
  (t) => [
    uniqueIndex('jobs_dedupe').on(t.name, t.dedupeKey),
    index('jobs_due').on(t.runAt).where(sql`done_at is null and failed_at is null`),
  ],
);

export const jobSchedules = pgTable('job_schedules', {
  name: text('name').primaryKey(),
  nextRunAt: instant('next_run_at').notNull(),
  lastRunAt: instant('last_run_at'),
});

/** The first answer to a keyed request, kept so that a retry gets the same one. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: uuid('user_id').notNull(),
    scope: text('scope').notNull(),
    key: text('key').notNull(),
    bodyHash: text('body_hash').notNull(),
    response: json<unknown>('response'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.scope, t.key] }), index('idempotency_keys_created').on(t.createdAt)],
);

/** Single values of the installation: the demo clock's anchor, what has been seeded. */
export const installation = pgTable('installation', {
  key: text('key').primaryKey(),
  value: json<unknown>('value').notNull(),
  updatedAt: instant('updated_at').notNull(),
});

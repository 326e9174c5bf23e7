import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from './db.ts';

/** Deletes at most so many of the answers kept for repeats of requests older than `before`. Answers how many went. */
export async function forgetKeys(db: Db, before: Date, most: number): Promise<number> {
  const rows = await rowsOf(
    db,
    sql`delete from idempotency_keys where (user_id, scope, key) in (
      select user_id, scope, key from idempotency_keys where created_at < ${before.toISOString()}::timestamptz limit ${most}) returning 1`,
  );
  return rows.length;
}

/** For how many days what no one needs any more is kept; 0: for ever. */
export interface KeepDays {
  /** The way of a finished game's prices; its opening and closing prices, and those at which someone decided, stay for good. */
  prices: number;
  notifications: number;
  /** Done jobs; failed ones stay three times as long. */
  jobs: number;
  /** Answers to requests with an idempotency key. */
  answers: number;
}

/** Two seasons of prices stay whole, which is as far back as anything looks. */
export const STORED_DAYS: KeepDays = { prices: 730, notifications: 365, jobs: 30, answers: 7 };

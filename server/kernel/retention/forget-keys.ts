import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../db.ts';

/** Deletes at most so many of the answers kept for repeats of requests older than `before`. Answers how many went. */
export async function forgetKeys(db: Db, before: Date, most: number): Promise<number> {
  const rows = await rowsOf(
    db,
    sql`delete from idempotency_keys where (user_id, scope, key) in (
      select user_id, scope, key from idempotency_keys where created_at < ${before.toISOString()}::timestamptz limit ${most}) returning 1`,
  );
  return rows.length;
}

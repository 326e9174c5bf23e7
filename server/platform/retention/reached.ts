import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../kernel/db.ts';

const KEY = 'reached:';

/** How far a walk in steps has come; null before its first. Locks it for the transaction: two who walk at once go one after the other. */
export async function readReached<T>(tx: Db, walk: string): Promise<T | null> {
  const rows = await rowsOf<{ value: T | string }>(tx, sql`select value from installation where key = ${KEY + walk} for update`);
  const value = rows[0]?.value;
  return value === undefined ? null : ((typeof value === 'string' ? JSON.parse(value) : value) as T);
}

export async function writeReached(tx: Db, walk: string, value: unknown, now: Date): Promise<void> {
  await tx.execute(
    sql`insert into installation (key, value, updated_at) values (${KEY + walk}, ${JSON.stringify(value)}::jsonb, ${now.toISOString()}::timestamptz)
      on conflict (key) do update set value = excluded.value, updated_at = excluded.updated_at`,
  );
}

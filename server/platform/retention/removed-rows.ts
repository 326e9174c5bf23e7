import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../kernel/db.ts';

const KEY = 'removed:';

/** Counts rows that were removed because their time was over, with the transaction that removes them. */
export async function countRemoved(db: Db, what: string, rows: number, now: Date): Promise<void> {
  await db.execute(
    sql`insert into installation (key, value, updated_at) values (${KEY + what}, jsonb_build_object('rows', ${rows}::bigint), ${now.toISOString()}::timestamptz)
      on conflict (key) do update set updated_at = excluded.updated_at,
        value = jsonb_build_object('rows', (installation.value ->> 'rows')::bigint + ${rows}::bigint)`,
  );
}

/** What was removed since the installation began. */
export const readRemoved = (db: Db): Promise<{ what: string; rows: number }[]> =>
  rowsOf(
    db,
    sql`select substr(key, ${KEY.length + 1}) as what, (value ->> 'rows')::float8 as rows from installation where key like ${`${KEY}%`} order by key`,
  );

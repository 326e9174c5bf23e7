import type { SQL } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from '../db/schema/index.ts';

/** The drizzle handle verbs write SQL with; the same type on the embedded database, on PostgreSQL and inside a transaction. */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>;

/** Rows of a raw statement, whatever driver answers. Values arrive as node-postgres returns them: int8 and timestamps as text. */
export async function rowsOf<T>(db: Db, statement: SQL): Promise<T[]> {
  const result = (await db.execute(statement)) as unknown as { rows: T[] };
  return result.rows;
}

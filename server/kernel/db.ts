import { SQL, sql } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/**
 * The drizzle handle verbs write SQL with; the same type on the embedded database, on PostgreSQL and inside a transaction. It knows no
 * schema: with one, every transaction would build a relational query for each table.
 */
export type Db = PgDatabase<PgQueryResultHKT>;

/** Rows of a raw statement, whatever driver answers. Values arrive as node-postgres returns them: int8 and timestamps as text. */
export async function rowsOf<T>(db: Db, statement: SQL): Promise<T[]> {
  const result = (await db.execute(statement)) as unknown as { rows: T[] };
  return result.rows;
}

/** A statement written as one text with places such as `{lines}`, taken apart once. Values go into them as parameters, SQL as it is. */
export function sqlTemplate<Place extends string>(text: string): (values: Record<Place, string | SQL>) => SQL {
  const parts = text.split(/\{(\w+)\}/).map((part, at) => (at % 2 === 0 ? sql.raw(part) : part));
  return (values) =>
    sql.join(
      parts.map((part) => {
        const value = part instanceof SQL ? part : values[part as Place];
        return value instanceof SQL ? value : sql.param(value);
      }),
    );
}

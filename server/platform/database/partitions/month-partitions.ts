import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../../kernel/db.ts';
import { quoted } from '../copy/canonical.ts';
import type { Month } from './months.ts';

/** `schema.table` as SQL writes it. */
export const named = (schema: string, table: string): string => `${quoted(schema)}.${quoted(table)}`;
/** Holds rows of months that no one made. */
export const restOf = (table: string): string => `${table}_rest`;

/** Names of a table's partitions, in their order; the rest comes last. */
export async function listPartitions(db: Db, schema: string, table: string): Promise<string[]> {
  const rows = await rowsOf<{ name: string }>(
    db,
    sql`select c.relname as name from pg_inherits i join pg_class c on c.oid = i.inhrelid
      where i.inhparent = (select p.oid from pg_class p where p.relname = ${table} and p.relnamespace = to_regnamespace(${schema}))
      order by c.relname collate "C"`,
  );
  return rows.map(({ name }) => name);
}

/** Makes those months that are missing, and the rest. Answers the names of what was made. */
export async function makeMonths(db: Db, schema: string, table: string, months: readonly Month[]): Promise<string[]> {
  const known = new Set(await listPartitions(db, schema, table));
  const made: string[] = [];
  for (const { name, from, to } of months) {
    const partition = `${table}_${name}`;
    if (known.has(partition)) continue;
    known.add(partition);
    made.push(partition);
    await db.execute(
      sql.raw(`create table ${named(schema, partition)} partition of ${named(schema, table)} for values from ('${from}') to ('${to}')`),
    );
  }
  if (!known.has(restOf(table))) {
    await db.execute(sql.raw(`create table ${named(schema, restOf(table))} partition of ${named(schema, table)} default`));
    made.push(restOf(table));
  }
  return made;
}

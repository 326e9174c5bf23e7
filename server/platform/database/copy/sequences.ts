import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../../kernel/db.ts';

/** The last number given out; null when none was. */
export type Sequences = Record<string, string | null>;

export async function readSequences(db: Db): Promise<Sequences> {
  const rows = await rowsOf<{ name: string; last: string | null }>(
    db,
    sql`select sequencename as name, last_value::text as last from pg_sequences where schemaname = 'public' order by 1`,
  );
  return Object.fromEntries(rows.map(({ name, last }) => [name, last]));
}

/** Numbers given out from now on follow those given out where the rows came from. */
export async function setSequences(db: Db, sequences: Sequences): Promise<void> {
  for (const [name, last] of Object.entries(sequences)) {
    if (last !== null) await db.execute(sql`select setval(${`public."${name}"`}::regclass, ${last}::bigint, true)`);
  }
}

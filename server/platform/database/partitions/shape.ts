import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../../kernel/db.ts';
import type { Column } from '../copy/tables.ts';

export interface Constraint {
  name: string;
  /** p primary key, u unique, f foreign key. */
  type: 'p' | 'u' | 'f';
  definition: string;
  columns: string[];
}
export interface Index {
  name: string;
  isUnique: boolean;
  definition: string;
}
export interface Trigger {
  name: string;
  definition: string;
  isPerStatement: boolean;
}

/** All that a table is besides its rows, as the catalog tells it. */
export interface Shape {
  columns: Column[];
  constraints: Constraint[];
  indexes: Index[];
  triggers: Trigger[];
}

/** Of indexes that only the copying needs. */
export const COPYING = '_copying';

/** Reads the shape of `schema.table`; no columns when there is no such table. */
export async function readShape(db: Db, schema: string, table: string): Promise<Shape> {
  const own = sql`(select c.oid from pg_class c where c.relname = ${table} and c.relnamespace = to_regnamespace(${schema}))`;
  const columns = await rowsOf<Column>(
    db,
    sql`select attname as name, format_type(atttypid, atttypmod) || case when attnotnull then ' not null' else '' end as type
      from pg_attribute where attrelid = ${own} and attnum > 0 and not attisdropped order by attname collate "C"`,
  );
  const constraints = await rowsOf<Constraint>(
    db,
    sql`select k.conname as name, k.contype as type, pg_get_constraintdef(k.oid) as definition,
        (select json_agg(a.attname order by place) from unnest(k.conkey) with ordinality as keys(number, place)
          join pg_attribute a on a.attrelid = k.conrelid and a.attnum = keys.number) as columns
      from pg_constraint k where k.conrelid = ${own} and k.contype in ('p', 'u', 'f') order by k.conname collate "C"`,
  );
  const indexes = await rowsOf<Index>(
    db,
    sql`select c.relname as name, i.indisunique as "isUnique", pg_get_indexdef(c.oid) as definition
      from pg_index i join pg_class c on c.oid = i.indexrelid
      where i.indrelid = ${own} and c.relname not like ${`%\\${COPYING}`} and not exists (select from pg_constraint k where k.conindid = c.oid and k.contype in ('p', 'u', 'x'))
      order by c.relname collate "C"`,
  );
  const triggers = await rowsOf<Trigger>(
    db,
    sql`select tgname as name, pg_get_triggerdef(oid) as definition, (tgtype & 1) = 0 as "isPerStatement"
      from pg_trigger where tgrelid = ${own} and not tgisinternal order by tgname collate "C"`,
  );
  return { columns, constraints, indexes, triggers };
}

/** True where the table is there and is partitioned. */
export async function isPartitioned(db: Db, table: string): Promise<boolean> {
  const [row] = await rowsOf<{ kind: string }>(
    db,
    sql`select relkind::text as kind from pg_class where relname = ${table} and relnamespace = 'public'::regnamespace`,
  );
  return row?.kind === 'p';
}

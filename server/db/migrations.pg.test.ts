import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { statementsBetween } from '../../tools/schema/write-migration.ts';
import { rowsOf } from '../kernel/db.ts';
import { withPostgres } from '../testing/index.ts';
import * as schema from './schema/index.ts';

const CATALOG = sql.raw(`
  select 'column ' || c.relname || '.' || a.attname || ' ' || format_type(a.atttypid, a.atttypmod) || ' ' || a.attnotnull || ' ' || a.attidentity::text || ' '
    || coalesce(pg_get_expr(d.adbin, d.adrelid), '') as line
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
  union all select 'constraint ' || conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) from pg_constraint where connamespace = 'public'::regnamespace
  union all select indexdef from pg_indexes where schemaname = 'public' order by 1`);

test('the tables that all migrations make are those of the schema', { timeout: 60_000 }, async () => {
  await withPostgres({ signedOut: true }, async ({ db }) => {
    const migrated = await rowsOf(db, CATALOG);
    await db.execute(sql.raw('drop schema public cascade; create schema public'));
    await db.execute(sql.raw((await statementsBetween({}, schema)).join('\n')));
    const generated = await rowsOf(db, CATALOG);
    expect(generated.length).toBeGreaterThan(1000);
    expect(migrated).toEqual(generated);
  });
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { expect, test } from 'vitest';
import * as schema from '../../server/db/schema/index.ts';
import { migrationsFolder } from '../../server/platform/place.ts';
import { goldenImage } from '../../server/testing/databases/golden-image.ts';
import { pgliteOptions } from '../../server/testing/databases/pglite-options.ts';
import { MARKER, renewInitial, statementsBetween } from './write-migration.ts';

const { released } = JSON.parse(readFileSync(join(migrationsFolder, 'meta', '_journal.json'), 'utf8')) as { released: boolean };
const initial = (): string => readFileSync(join(migrationsFolder, '0000_initial.sql'), 'utf8');

test.skipIf(released)('0000_initial.sql is what the schema says; npm run migration writes it', async () => {
  expect(await renewInitial(initial(), schema)).toBe(initial());
});

test('a changed table renews the first half and keeps the second; without the marker nothing is written', async () => {
  const { installation: _installation, ...others } = schema;
  const renewed = await renewInitial(initial(), others);
  expect([initial(), renewed].map((text) => text.includes('CREATE TABLE "installation"'))).toEqual([true, false]);
  expect(renewed.split(MARKER)[1]).toBe(initial().split(MARKER)[1]);
  await expect(renewInitial('create table a ()', schema)).rejects.toThrow(/has lost its marker/);
});

test('a migration after the release holds only what changed', async () => {
  const { installation: _installation, ...before } = schema;
  expect(await statementsBetween(schema, schema)).toEqual([]);
  expect(await statementsBetween(before, schema)).toEqual([expect.stringMatching(/^CREATE TABLE "installation"/)]);
});

const CATALOG = `
  select 'column ' || c.relname || '.' || a.attname || ' ' || format_type(a.atttypid, a.atttypmod) || ' ' || a.attnotnull || ' ' || a.attidentity::text || ' '
    || coalesce(pg_get_expr(d.adbin, d.adrelid), '') as line
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
  union all select 'constraint ' || conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) from pg_constraint where connamespace = 'public'::regnamespace
  union all select indexdef from pg_indexes where schemaname = 'public' order by 1`;

test('the tables that all migrations make are those of the schema', { timeout: 60_000 }, async () => {
  const engine = await PGlite.create({ ...pgliteOptions(), loadDataDir: await goldenImage() });
  const { rows: migrated } = await engine.query(CATALOG);
  await engine.exec('drop schema public cascade; create schema public');
  await engine.exec((await statementsBetween({}, schema)).join('\n'));
  const { rows: generated } = await engine.query(CATALOG);
  expect(generated.length).toBeGreaterThan(1000);
  expect(migrated).toEqual(generated);
  await engine.close();
});

import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { rowsOf } from '../../kernel/db.ts';
import type { Database } from '../../platform/database/database.ts';
import { goldenImage } from './golden-image.ts';
import { pgliteOptions } from './pglite-options.ts';
import { embeddedDatabase } from './single-session.ts';

let shared: Promise<Database> | null = null;

async function openShared(): Promise<Database> {
  return embeddedDatabase(await PGlite.create({ ...pgliteOptions(), loadDataDir: await goldenImage() }), { isWatched: true });
}

/** One embedded database per test file, handed out empty. Writes are real commits, as in the product. */
export async function emptyEmbeddedDatabase(): Promise<Database> {
  shared ??= openShared();
  const database = await shared;
  await emptyTables(database);
  return database;
}

async function emptyTables({ db }: Database): Promise<void> {
  const tables = await rowsOf<{ name: string }>(db, sql`select tablename as name from pg_tables where schemaname = 'public'`);
  const checks = tables.map(({ name }) => `select '${name}' as name where exists (select 1 from "${name}")`);
  const filled = await rowsOf<{ name: string }>(db, sql.raw(checks.join(' union all ')));
  if (filled.length) await db.execute(sql.raw(`truncate ${filled.map(({ name }) => `"${name}"`).join(', ')} restart identity cascade`));
}

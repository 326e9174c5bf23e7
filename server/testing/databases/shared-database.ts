import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../kernel/db.ts';
import type { Database } from '../../platform/database/database.ts';
import { openOneSession } from './one-session.ts';
import { makeFromTemplate } from './postgres-fixture.ts';

interface Shared {
  database: Database;
  emptying: string;
}

/** A larger table is emptied as a file; the others row by row, in a tenth of the time. */
const MOST_BYTES = 1_000_000;
const LARGE = sql`select relname as name from pg_class
  where relkind = 'r' and relnamespace = 'public'::regnamespace and pg_relation_size(oid) > ${MOST_BYTES}`;
const TABLES = sql`select tablename as name from pg_tables where schemaname = 'public'`;
const SEQUENCES = sql`select sequencename as name, start_value::text as start from pg_sequences where schemaname = 'public'`;

let shared: Promise<Shared> | null = null;

/** Statements that empty every table past its triggers, and start every sequence again. */
export async function writeEmptying(db: Db): Promise<string> {
  const tables = await rowsOf<{ name: string }>(db, TABLES);
  const sequences = await rowsOf<{ name: string; start: string }>(db, SEQUENCES);
  const statements = [
    'set session_replication_role = replica',
    ...tables.map(({ name }) => `delete from "${name}"`),
    ...sequences.map(({ name, start }) => `select setval('"${name}"', ${start}, false)`),
    'set session_replication_role = origin',
  ];
  return statements.join('; ');
}

export async function empty(db: Db, emptying: string): Promise<void> {
  const large = await rowsOf<{ name: string }>(db, LARGE);
  if (large.length > 0) await db.execute(sql.raw(`truncate ${large.map(({ name }) => `"${name}"`).join(', ')} cascade`));
  await db.execute(sql.raw(emptying));
}

async function openShared(): Promise<Shared> {
  const database = openOneSession(await makeFromTemplate(`worker_${process.pid}`));
  return { database, emptying: await writeEmptying(database.db) };
}

/** One database for all tests of a process, handed out empty. Writes are real commits, as in the product. */
export async function emptyDatabase(): Promise<Database> {
  shared ??= openShared();
  const { database, emptying } = await shared;
  await empty(database.db, emptying);
  return database;
}

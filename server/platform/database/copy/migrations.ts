import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../../kernel/db.ts';

const JOURNAL = join('meta', '_journal.json');

/** Hashes of the migrations a database has been through, in order; empty before the first. */
export async function listMigrations(db: Db): Promise<string[]> {
  const [there] = await rowsOf<{ table: string | null }>(db, sql`select to_regclass('drizzle.__drizzle_migrations')::text as table`);
  if (!there?.table) return [];
  const rows = await rowsOf<{ hash: string }>(db, sql`select hash from drizzle.__drizzle_migrations order by id`);
  return rows.map(({ hash }) => hash);
}

/** Runs `work` with a folder that holds only the first `count` migrations: rows of an older state go into tables of that state. */
export async function withFirstMigrations<T>(folder: string, count: number, work: (folder: string) => Promise<T>): Promise<T> {
  const part = mkdtempSync(join(tmpdir(), 'clearedge-migrations-'));
  try {
    cpSync(folder, part, { recursive: true });
    const journal = JSON.parse(readFileSync(join(folder, JOURNAL), 'utf8')) as { entries: unknown[] };
    writeFileSync(join(part, JOURNAL), JSON.stringify({ ...journal, entries: journal.entries.slice(0, count) }));
    return await work(part);
  } finally {
    rmSync(part, { recursive: true, force: true });
  }
}

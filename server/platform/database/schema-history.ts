import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { type Db, rowsOf } from '../../kernel/db.ts';
import { OperatorError } from '../operator-error.ts';

/** Hashes of the migrations a database has been through, in order; empty before the first. */
export async function listMigrations(db: Db): Promise<string[]> {
  const [there] = await rowsOf<{ table: string | null }>(db, sql`select to_regclass('drizzle.__drizzle_migrations')::text as table`);
  if (!there?.table) return [];
  const rows = await rowsOf<{ hash: string }>(db, sql`select hash from drizzle.__drizzle_migrations order by id`);
  return rows.map(({ hash }) => hash);
}

/** How far the migrations of a database or a backup are from those in `folder`: `other` have never been this build's. */
export function compareMigrations(hashes: readonly string[], folder: string): 'equal' | 'older' | 'newer' | 'other' {
  const own = readMigrationFiles({ migrationsFolder: folder }).map(({ hash }) => hash);
  const shared = Math.min(own.length, hashes.length);
  if (own.slice(0, shared).some((hash, at) => hash !== hashes[at])) return 'other';
  return hashes.length === own.length ? 'equal' : hashes.length < own.length ? 'older' : 'newer';
}

/** What an operator can do with the data of a build whose tables this one does not know. */
export const KEEP_ITS_DATA =
  'To keep its data, run the build that made it: each member can export the account in Settings and tracked bets as CSV in My Bets, and import the CSV here';

/** Throws before anything is changed when the database was made by a build whose migrations are not this one's. `name` begins the sentence. */
export async function refuseOtherHistory(db: Db, name: string, startAnew: string, folder: string): Promise<void> {
  if (compareMigrations(await listMigrations(db), folder) !== 'other') return;
  throw new OperatorError(
    `${name} was made by a development build of ClearEdge with other tables, and this build cannot read it. Nothing was changed. ${KEEP_ITS_DATA}. To start anew, ${startAnew} (docs/operations.md, Upgrade and rollback).`,
  );
}

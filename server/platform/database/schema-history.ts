import { eq, sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { installation } from '../../db/schema/index.ts';
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

/** Where a migration that takes away what builds before it use says how many migrations a build must know, and from which version on they do. */
const LEAST_KEY = 'least_migrations';

/** Throws when a newer version has taken away what this build uses; what it has only added is left alone. */
async function refuseContracted(db: Db, name: string, folder: string): Promise<void> {
  const [row] = await db.select().from(installation).where(eq(installation.key, LEAST_KEY));
  const least = row?.value as { count: number; version: string } | undefined;
  if (!least || readMigrationFiles({ migrationsFolder: folder }).length >= least.count) return;
  throw new OperatorError(
    `${name} has the tables of ClearEdge ${least.version}, and this version is too old for them. Nothing was changed. Start ${least.version} or a later one, or restore the backup from before the upgrade into an empty database (docs/operations.md, Upgrade and rollback).`,
  );
}

/** Throws before anything is changed when this build cannot use the database: another build's, or one that a newer build has taken from. `name` begins the sentence. */
export async function refuseOtherHistory(db: Db, name: string, startAnew: string, folder: string): Promise<void> {
  const state = compareMigrations(await listMigrations(db), folder);
  if (state === 'newer') await refuseContracted(db, name, folder);
  if (state !== 'other') return;
  throw new OperatorError(
    `${name} was made by a development build of ClearEdge with other tables, and this build cannot read it. Nothing was changed. ${KEEP_ITS_DATA}. To start anew, ${startAnew} (docs/operations.md, Upgrade and rollback).`,
  );
}

import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../../kernel/db.ts';
import { listMigrations } from '../schema-history.ts';
import { quoted, speakCanonically } from './canonical.ts';
import { type Checksum, type Checksums, checksumOf, findDifferences } from './checksums.ts';
import { writeRows } from './rows.ts';
import { type Sequences, setSequences } from './sequences.ts';
import { listTables, type Table } from './tables.ts';

/** What is asked of the database to fill is not so; the message says what to do. */
export class TargetRefused extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'TargetRefused';
  }
}

/** Throws when any table holds a row: two installations are never poured together. */
async function refuseFilled(db: Db, tables: readonly Table[]): Promise<void> {
  if (!tables.length) return;
  const checks = tables.map(({ name }) => `select '${name}' as name where exists (select 1 from ${quoted(name)})`);
  const filled = await rowsOf<{ name: string }>(db, sql.raw(checks.join(' union all ')));
  if (!filled.length) return;
  const names = filled.map(({ name }) => name);
  const some = `${names.slice(0, 5).join(', ')}${names.length > 5 ? ` and ${names.length - 5} more` : ''}`;
  throw new TargetRefused(`The target is not empty: ${some}. Make a new, empty database and name that one.`);
}

/** Everything an installation's database holds, wherever it comes from. */
export interface Contents {
  migrations: readonly string[];
  tables: readonly Table[];
  /** Each table's rows in the order of `tables`, and its checksum once they have been read. */
  readTable: (table: Table) => AsyncGenerator<string[], Checksum>;
  /** Asked after the last table. */
  readSequences: () => Promise<Sequences>;
}

export type OnTable = (name: string, checksum: Checksum, milliseconds: number) => void;

const shapeOf = (tables: readonly Table[]): string => JSON.stringify([...tables].sort((a, b) => (a.name < b.name ? -1 : 1)));

async function fillTable(db: Db, table: Table, contents: Contents): Promise<Checksum> {
  const batches = contents.readTable(table);
  for (;;) {
    const next = await batches.next();
    if (next.done) return next.value;
    await writeRows(db, table, next.value);
  }
}

/**
 * Fills an empty, migrated database in one transaction: all of it or nothing. Each table is read back and compared before the commit.
 * @throws TargetRefused when the target is filled or at another migration; Error when a checksum differs.
 */
export async function fillDatabase(target: Db, contents: Contents, onTable: OnTable): Promise<Checksums> {
  return await target.transaction(async (transaction) => {
    const db = transaction as unknown as Db;
    await speakCanonically(db);
    const tables = await listTables(db);
    if (JSON.stringify(await listMigrations(db)) !== JSON.stringify(contents.migrations) || shapeOf(tables) !== shapeOf(contents.tables))
      throw new TargetRefused('The target is at another migration than the source; use the same build for both.');
    await refuseFilled(db, tables);
    const wanted: Checksums = {};
    const found: Checksums = {};
    for (const table of contents.tables) {
      const startedAt = performance.now();
      wanted[table.name] = await fillTable(db, table, contents);
      found[table.name] = await checksumOf(db, table);
      onTable(table.name, found[table.name]!, performance.now() - startedAt);
    }
    await setSequences(db, await contents.readSequences());
    const differences = findDifferences(wanted, found);
    if (differences.length) throw new Error(`these tables did not arrive whole, and nothing was kept: ${differences.join(', ')}`);
    return found;
  });
}

import type { Db } from '../../../kernel/db.ts';
import { listMigrations } from '../schema-history.ts';
import { speakCanonically } from './canonical.ts';
import { type Checksum, checksumOf } from './checksums.ts';
import type { Contents } from './fill.ts';
import { readRows } from './rows.ts';
import { readSequences } from './sequences.ts';
import { listTables, type Table } from './tables.ts';

/** Hands the contents of a database, as they are at one instant, to `work`. */
export async function withContents<T>(source: Db, work: (contents: Contents, db: Db) => Promise<T>): Promise<T> {
  const snapshot = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const;
  return await source.transaction(async (transaction) => {
    const db = transaction as unknown as Db;
    await speakCanonically(db);
    async function* readTable(table: Table): AsyncGenerator<string[], Checksum> {
      yield* readRows(db, table);
      return await checksumOf(db, table);
    }
    return work(
      { migrations: await listMigrations(db), tables: await listTables(db), readTable, readSequences: () => readSequences(db) },
      db,
    );
  }, snapshot);
}

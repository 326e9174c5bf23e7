import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { explainFolder, noteSizes, openDataFolder, takeDamage } from '../data-folder.ts';
import { OperatorError } from '../operator-error.ts';
import { migrationsFolder } from '../place.ts';
import type { Database } from './database.ts';
import { lockDirectory } from './directory-lock.ts';
import { databaseOn, openPool } from './postgres.ts';
import { hasPassword, initPostgres, type PostgresProcess, startPostgres } from './postgres-process.ts';
import { KEEP_ITS_DATA, refuseOtherHistory } from './schema-history.ts';

const LONGEST_REASON = 300;

/** The sentence for a database whose files do not open, or that PostgreSQL calls damaged. */
export function explainDamage(directory: string, reason: string, cause?: unknown): OperatorError {
  const [line = ''] = reason.split('\n');
  return new OperatorError(
    `The database in ${directory} is damaged and was not opened (${line.slice(0, LONGEST_REASON)}). Move that folder away, keep it, and restore the latest backup: npm run restore -- --from FILE (docs/operations.md).`,
    { cause },
  );
}

/** Fsync is left on: what was answered survives a power cut. Little shared memory, no helpers for parallel queries or the log of changes: one process asks. */
const SETTINGS = [
  'shared_buffers=32MB',
  'max_connections=20',
  'work_mem=8MB',
  'max_wal_size=256MB',
  'wal_level=minimal',
  'max_wal_senders=0',
  'max_logical_replication_workers=0',
  'io_method=sync',
  'max_parallel_workers=0',
  'max_parallel_workers_per_gather=0',
  'dynamic_shared_memory_type=mmap',
  'huge_pages=off',
  'jit=off',
  'log_checkpoints=off',
  'log_min_messages=log',
  'TimeZone=UTC',
];

async function startServer(directory: string, dataDir: string): Promise<PostgresProcess> {
  const damaged = takeDamage(directory);
  if (damaged !== null) throw explainDamage(directory, `${damaged} is shorter than when it was closed`);
  try {
    return await startPostgres(directory, SETTINGS);
  } catch (error) {
    if (error instanceof OperatorError) throw error;
    throw explainFolder(error, dataDir) ?? explainDamage(directory, error instanceof Error ? error.message : String(error), error);
  }
}

/** A cluster that was not made by `initPostgres` is that of a build before it. */
function refuseOtherEngine(directory: string): void {
  if (hasPassword(directory)) return;
  throw new OperatorError(
    `The database in ${directory} was made by a development build of ClearEdge with another engine, and this build cannot read it. Nothing was changed. ${KEEP_ITS_DATA}. To start anew, move that folder away or choose another DATA_DIR (docs/operations.md, Upgrade and rollback).`,
  );
}

/** Opens the database kept in a folder of `dataDir`, for this process alone; makes it when there is none, and refuses one with other tables. */
export async function openEmbedded(dataDir: string, folder: string, onDeath: (error: Error) => void): Promise<Database> {
  openDataFolder(dataDir);
  const directory = resolve(dataDir, folder);
  let unlock: (() => void) | null = null;
  try {
    unlock = await lockDirectory(dataDir);
    if (!existsSync(join(directory, 'PG_VERSION'))) await initPostgres(directory);
    refuseOtherEngine(directory);
    const server = await startServer(directory, dataDir);
    let isClosing = false;
    void server.ended.then((output) => {
      if (!isClosing) onDeath(new Error(`PostgreSQL ended: ${output}`));
    });
    const pool = openPool(server.connection, null);
    const close = async (): Promise<void> => {
      isClosing = true;
      await pool.end();
      await server.stop();
      noteSizes(directory);
      unlock?.();
    };
    const database: Database = { kind: 'embedded', url: null, ...databaseOn(pool), close };
    try {
      await refuseOtherHistory(
        database.db,
        `The database in ${directory}`,
        'move that folder away or choose another DATA_DIR',
        migrationsFolder,
      );
    } catch (error) {
      await close();
      throw error;
    }
    return database;
  } catch (error) {
    unlock?.();
    throw explainFolder(error, dataDir) ?? error;
  }
}

export const migrateEmbedded = (database: Database, migrationsFolder: string): Promise<void> =>
  migrate(database.db as never, { migrationsFolder });

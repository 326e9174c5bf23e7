import type { Logger } from '../kernel/log.ts';
import type { Database } from '../platform/database/database.ts';
import { migrateEmbedded, openEmbedded } from '../platform/database/open-embedded.ts';
import { checkPooled } from '../platform/database/pooler.ts';
import { migratePostgres, openPostgres } from '../platform/database/postgres.ts';
import { withReplica } from '../platform/database/replica.ts';
import { compareMigrations, listMigrations } from '../platform/database/schema-history.ts';
import { migrationsFolder } from '../platform/place.ts';

interface DatabaseChoice {
  databaseUrl: string | null;
  /** Past a pooler in transaction mode, where `databaseUrl` leads through one. */
  databaseDirectUrl?: string | null | undefined;
  /** A streaming replica of it. */
  databaseReadUrl?: string | null | undefined;
  dataDir: string;
  /** Folder of the embedded database below `dataDir`. */
  folder?: string;
}

/** Opens the database the operator chose, migrated to this build. `onDeath` is told when the embedded one is lost for good. */
export async function openDatabase(
  { databaseUrl, databaseDirectUrl, databaseReadUrl, dataDir, folder = 'postgres' }: DatabaseChoice,
  log: Logger,
  onDeath: (error: Error) => void,
): Promise<Database> {
  const database =
    databaseUrl === null ? await openOwn(dataDir, folder, onDeath) : await openServer(databaseUrl, databaseDirectUrl ?? databaseUrl, log);
  if (compareMigrations(await listMigrations(database.db), migrationsFolder) === 'newer')
    log.warn(
      {},
      'the database was migrated by a newer version of ClearEdge; this version works on, and leaves alone what it does not know',
    );
  return databaseReadUrl ? withReplica(database, databaseReadUrl, log) : database;
}

async function openServer(databaseUrl: string, direct: string, log: Logger): Promise<Database> {
  await migratePostgres(direct, migrationsFolder);
  if (direct !== databaseUrl) await checkPooled(databaseUrl, direct);
  return openPostgres(direct, log, databaseUrl);
}

async function openOwn(dataDir: string, folder: string, onDeath: (error: Error) => void): Promise<Database> {
  const database = await openEmbedded(dataDir, folder, onDeath);
  await migrateEmbedded(database, migrationsFolder);
  return database;
}

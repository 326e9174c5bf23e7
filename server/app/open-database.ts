import type { Logger } from '../kernel/log.ts';
import type { Database } from '../platform/database/database.ts';
import { migrateEmbedded, openEmbedded } from '../platform/database/open-embedded.ts';
import { migratePostgres, openPostgres } from '../platform/database/postgres.ts';
import { migrationsFolder } from '../platform/place.ts';

interface DatabaseChoice {
  databaseUrl: string | null;
  dataDir: string;
  /** Folder of the embedded database below `dataDir`. */
  folder?: string;
}

/** Opens the database the operator chose, migrated to this build. `onDeath` is told when the embedded one is lost for good. */
export async function openDatabase(
  { databaseUrl, dataDir, folder = 'postgres' }: DatabaseChoice,
  log: Logger,
  onDeath: (error: Error) => void,
): Promise<Database> {
  if (databaseUrl !== null) {
    await migratePostgres(databaseUrl, migrationsFolder);
    return openPostgres(databaseUrl, log);
  }
  const database = await openEmbedded(dataDir, folder, onDeath);
  await migrateEmbedded(database, migrationsFolder);
  return database;
}

import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { AppConfig } from '../../../app/app-config.ts';
import type { Logger } from '../../../kernel/log.ts';
import type { Database } from '../../../platform/database/database.ts';
import { openEmbedded } from '../../../platform/database/open-embedded.ts';
import { openPostgres, refuseOtherPostgres } from '../../../platform/database/postgres.ts';
import { migrationsFolder } from '../../../platform/place.ts';
import { Unusable } from './unusable.ts';

const die = (error: Error): never => {
  throw error;
};

/** Folders below DATA_DIR that hold an embedded database: one for each source of games that was ever used there. */
const listEmbedded = (dataDir: string): string[] =>
  existsSync(dataDir) ? readdirSync(dataDir).filter((name) => existsSync(join(dataDir, name, 'PG_VERSION'))) : [];

/** The folder of a source's embedded database, as the server names it. */
export const folderOf = (source: string): string => (source === 'demo' ? 'postgres' : `postgres-${source}`);

/** Opens the one embedded database of a folder as it is, unmigrated; `source` says which where there are several. */
export async function openEmbeddedAt(dataDir: string, source: string | undefined): Promise<Database> {
  const folders = listEmbedded(dataDir);
  const [only] = folders;
  if (only === undefined) throw new Unusable(`${dataDir} holds no embedded database.`);
  const sources = folders.map((name) => name.replace(/^postgres-?/, '') || 'demo').join(', ');
  if (source === undefined && folders.length > 1)
    throw new Unusable(`${dataDir} holds several databases; say --source, one of: ${sources}`);
  const folder = source === undefined ? only : folderOf(source);
  if (!folders.includes(folder)) throw new Unusable(`${dataDir} holds no database of "${source}", only of: ${sources}`);
  return openEmbedded(dataDir, folder, die);
}

/** The configured database as it is: PostgreSQL past any pooler, else the embedded one. Refuses one with other tables. */
export async function openConfigured(
  { databaseDirectUrl: url, dataDir }: AppConfig,
  source: string | undefined,
  log: Logger,
): Promise<Database> {
  if (url === null) return openEmbeddedAt(dataDir, source);
  const database = openPostgres(url, log);
  try {
    await refuseOtherPostgres(database.db, url, migrationsFolder);
  } catch (error) {
    await database.close();
    throw error;
  }
  return database;
}

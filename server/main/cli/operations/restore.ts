import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { AppConfig } from '../../../app/app-config.ts';
import { fillDatabase, openBackup, refuseOtherBackup, withFirstMigrations } from '../../../platform/database/copy/index.ts';
import type { Database } from '../../../platform/database/database.ts';
import { migrateEmbedded, openEmbedded } from '../../../platform/database/open-embedded.ts';
import { migratePostgres, openPostgres } from '../../../platform/database/postgres.ts';
import { createLogger } from '../../../platform/logger.ts';
import { migrationsFolder } from '../../../platform/place.ts';
import { readConfig } from '../../config.ts';
import { folderOf } from './database-at.ts';
import { markOfConfigured } from './key-mark.ts';
import { runCommand } from './run-command.ts';
import { sayTable, sayTotal } from './say-tables.ts';
import { Unusable } from './unusable.ts';

type Migrate = (folder: string) => Promise<void>;

async function openTarget(config: AppConfig, source: string): Promise<{ database: Database; migrate: Migrate }> {
  const { databaseDirectUrl: url, dataDir } = config;
  if (url !== null) {
    return { database: openPostgres(url, createLogger(config.logLevel)), migrate: (folder) => migratePostgres(url, folder) };
  }
  const folder = folderOf(source);
  if (existsSync(join(dataDir, folder)))
    throw new Unusable(`${join(dataDir, folder)} is there already. Name another DATA_DIR, or move that folder away first.`);
  const database = await openEmbedded(dataDir, folder, (error) => {
    throw error;
  });
  return { database, migrate: (migrations) => migrateEmbedded(database, migrations) };
}

await runCommand(async () => {
  const { values } = parseArgs({ options: { from: { type: 'string' } } });
  if (!values.from) throw new Unusable('Say which backup: npm run restore -- --from FILE');
  const config = readConfig(process.env);
  const startedAt = performance.now();
  const { header, contents, close } = await openBackup(resolve(values.from));
  refuseOtherBackup(header, migrationsFolder);
  const { database, migrate } = await openTarget(config, header.source);
  try {
    await withFirstMigrations(migrationsFolder, header.migrations.length, migrate);
    const checksums = await fillDatabase(database.db, contents, sayTable);
    // Rows of an older build stand in its tables until here; now they are carried on to this one's.
    await migrate(migrationsFolder);
    sayTotal(checksums, startedAt);
    console.log(`Restored what was backed up at ${header.takenAt}; every checksum is that of the backup.`);
    if (markOfConfigured(config) !== header.keyMark)
      console.warn(
        'SECRET_KEY is not the one of the backup: stored payment keys and second factors cannot be opened with it. Put that key back before you start, or read docs/operations.md, Keys.',
      );
  } finally {
    close();
    await database.close();
  }
});

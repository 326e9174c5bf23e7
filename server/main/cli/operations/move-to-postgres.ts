import { parseArgs } from 'node:util';
import { fillDatabase, withContents } from '../../../platform/database/copy/index.ts';
import { migrateEmbedded } from '../../../platform/database/open-embedded.ts';
import { migratePostgres, openPostgres } from '../../../platform/database/postgres.ts';
import { createLogger } from '../../../platform/logger.ts';
import { migrationsFolder } from '../../../platform/place.ts';
import { readConfig } from '../../config.ts';
import { openEmbeddedAt } from './database-at.ts';
import { runCommand } from './run-command.ts';
import { sayTable, sayTotal } from './say-tables.ts';
import { Unusable } from './unusable.ts';

await runCommand(async () => {
  const { values } = parseArgs({ options: { from: { type: 'string' }, to: { type: 'string' }, source: { type: 'string' } } });
  const { DATABASE_DIRECT_URL: direct, DATABASE_URL: given } = process.env;
  const config = readConfig({ ...process.env, DATABASE_URL: values.to ?? given, DATABASE_DIRECT_URL: values.to ?? direct });
  const dataDir = values.from ?? config.dataDir;
  const { databaseDirectUrl: url } = config;
  if (url === null) throw new Unusable('Say where to: npm run move-to-postgres -- --from DATA_DIR --to postgres://user:password@host/name');
  const startedAt = performance.now();
  const source = await openEmbeddedAt(dataDir, values.source);
  const target = openPostgres(url, createLogger(config.logLevel));
  try {
    await migrateEmbedded(source, migrationsFolder);
    await migratePostgres(url, migrationsFolder);
    const checksums = await withContents(source.db, (contents) => fillDatabase(target.db, contents, sayTable));
    sayTotal(checksums, startedAt);
    console.log(`Everything of ${dataDir} is in PostgreSQL; every checksum is equal. ${dataDir} is as it was.`);
    console.log(`Start with DATABASE_URL and the same key: SECRET_KEY, or DATA_DIR with its secret.key.`);
  } finally {
    await target.close();
    await source.close();
  }
});

import { mkdirSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../../kernel/db.ts';
import { noteBackup, withContents, writeBackup } from '../../../platform/database/copy/index.ts';
import { createLogger } from '../../../platform/logger.ts';
import { readConfig } from '../../config.ts';
import { openConfigured } from './database-at.ts';
import { markOfConfigured } from './key-mark.ts';
import { runCommand } from './run-command.ts';
import { sayTable, sayTotal } from './say-tables.ts';
import { Unusable } from './unusable.ts';

async function sourceOf(db: Db): Promise<string> {
  const [row] = await rowsOf<{ source: string | null }>(
    db,
    sql`select value ->> 'source' as source from installation where key = 'data_source'`,
  );
  if (!row?.source) throw new Unusable('This database has never been used by ClearEdge; there is nothing to back up.');
  return row.source;
}

await runCommand(async () => {
  const { values } = parseArgs({ options: { to: { type: 'string' }, source: { type: 'string' } } });
  const config = readConfig(process.env);
  const takenAt = new Date().toISOString();
  const path = resolve(values.to ?? join(config.dataDir, 'backups', `clearedge-${takenAt.slice(0, 19).replaceAll(':', '')}Z.backup.gz`));
  mkdirSync(dirname(path), { recursive: true });
  const startedAt = performance.now();
  const database = await openConfigured(config, values.source, createLogger(config.logLevel));
  try {
    const checksums = await withContents(database.db, async (contents, db) =>
      writeBackup(path, { takenAt, source: await sourceOf(db), keyMark: markOfConfigured(config) }, contents, sayTable),
    );
    await noteBackup(database.db, takenAt);
    sayTotal(checksums, startedAt);
    console.log(
      `${path} (${(statSync(path).size / 1e6).toFixed(1)} MB). Keep SECRET_KEY, or secret.key of DATA_DIR, elsewhere: the backup does not hold it.`,
    );
  } finally {
    await database.close();
  }
});

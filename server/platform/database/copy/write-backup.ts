import { createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { sql } from 'drizzle-orm';
import type { Db } from '../../../kernel/db.ts';
import type { BackupHeader, BackupMark } from './backup-file.ts';
import type { Checksum, Checksums } from './checksums.ts';
import type { Contents, OnTable } from './fill.ts';
import type { Table } from './tables.ts';

type About = Pick<BackupHeader, 'takenAt' | 'source' | 'keyMark'>;

const line = (mark: BackupMark | BackupHeader): string => `${JSON.stringify(mark)}\n`;

async function* linesOfTable(table: Table, contents: Contents): AsyncGenerator<string, Checksum> {
  yield line({ table: table.name });
  const batches = contents.readTable(table);
  for (;;) {
    const next = await batches.next();
    if (!next.done) {
      yield `${next.value.join('\n')}\n`;
      continue;
    }
    yield line({ end: table.name, ...next.value });
    return next.value;
  }
}

/** Writes everything into one file, which appears whole or not at all and which only its owner may read. */
export async function writeBackup(path: string, about: About, contents: Contents, onTable: OnTable): Promise<Checksums> {
  const checksums: Checksums = {};
  async function* lines(): AsyncGenerator<string> {
    yield line({ format: 'clearedge-backup', version: 1, ...about, migrations: contents.migrations, tables: contents.tables });
    for (const table of contents.tables) {
      const startedAt = performance.now();
      checksums[table.name] = yield* linesOfTable(table, contents);
      onTable(table.name, checksums[table.name]!, performance.now() - startedAt);
    }
    yield line({ sequences: await contents.readSequences() });
  }
  const draft = `${path}.${process.pid}.part`;
  try {
    await pipeline(Readable.from(lines()), createGzip({ level: 6 }), createWriteStream(draft, { mode: 0o600, flags: 'wx' }));
    const file = await open(draft, 'r+');
    await file.sync();
    await file.close();
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
  return checksums;
}

/** Notes in the copied database when it was last copied: an operator's checklist shows it. */
export const noteBackup = (db: Db, at: string): Promise<unknown> =>
  db.execute(sql`insert into installation (key, value, updated_at) values ('last_backup', ${JSON.stringify({ at })}::jsonb, now())
    on conflict (key) do update set value = excluded.value, updated_at = excluded.updated_at`);

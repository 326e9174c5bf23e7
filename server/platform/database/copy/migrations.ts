import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compareMigrations, KEEP_ITS_DATA } from '../schema-history.ts';
import { type BackupHeader, BackupUnreadable } from './backup-file.ts';

const JOURNAL = join('meta', '_journal.json');

/** Throws when this build has no tables for what a backup holds. Asked before the target is opened. */
export function refuseOtherBackup({ migrations }: Pick<BackupHeader, 'migrations'>, folder: string): void {
  const state = compareMigrations(migrations, folder);
  if (state === 'newer') throw new BackupUnreadable('it is from a newer version of ClearEdge; restore it with that version');
  if (state === 'other')
    throw new BackupUnreadable(
      `a development build of ClearEdge with other tables made it, and only that build can restore it. ${KEEP_ITS_DATA}`,
    );
}

/** Runs `work` with a folder that holds only the first `count` migrations: rows of an older state go into tables of that state. */
export async function withFirstMigrations<T>(folder: string, count: number, work: (folder: string) => Promise<T>): Promise<T> {
  const part = mkdtempSync(join(tmpdir(), 'clearedge-migrations-'));
  try {
    cpSync(folder, part, { recursive: true });
    const journal = JSON.parse(readFileSync(join(folder, JOURNAL), 'utf8')) as { entries: unknown[] };
    writeFileSync(join(part, JOURNAL), JSON.stringify({ ...journal, entries: journal.entries.slice(0, count) }));
    return await work(part);
  } finally {
    rmSync(part, { recursive: true, force: true });
  }
}

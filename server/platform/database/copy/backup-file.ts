import type { Checksum } from './checksums.ts';
import type { Sequences } from './sequences.ts';
import type { Table } from './tables.ts';

/** First line of a backup: gzipped lines of JSON, where arrays are rows and objects say where one is. */
export interface BackupHeader {
  format: 'clearedge-backup';
  version: 1;
  takenAt: string;
  /** Which source's games the database holds; the embedded database's folder bears its name. */
  source: string;
  /** Tells whether the key at hand opens the stored secrets; says nothing of the key. */
  keyMark: string;
  migrations: readonly string[];
  tables: readonly Table[];
}
export type BackupMark = { table: string } | ({ end: string } & Checksum) | { sequences: Sequences };

/** The file is damaged, cut off, or not a backup. */
export class BackupUnreadable extends Error {
  constructor(why: string) {
    super(`This backup cannot be read: ${why}.`);
    this.name = 'BackupUnreadable';
  }
}

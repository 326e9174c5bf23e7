// Copies whole databases: embedded or PostgreSQL, into a file or into another database, with a checksum of every table.

export { type BackupHeader, BackupUnreadable } from './backup-file.ts';
export type { Checksum, Checksums } from './checksums.ts';
export { type Contents, fillDatabase, type OnTable, TargetRefused } from './fill.ts';
export { refuseOtherBackup, withFirstMigrations } from './migrations.ts';
export { openBackup } from './read-backup.ts';
export { withContents } from './read-database.ts';
export { writeBackup } from './write-backup.ts';

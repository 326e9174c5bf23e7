// Copies whole databases: embedded or PostgreSQL, into a file or into another database, with a checksum of every table.

export { BackupUnreadable } from './backup-file.ts';
export type { Checksums } from './checksums.ts';
export { fillDatabase, type OnTable, TargetRefused } from './fill.ts';
export { refuseOtherBackup, withFirstMigrations } from './migrations.ts';
export { openBackup } from './read-backup.ts';
export { withContents } from './read-database.ts';
export { noteBackup, writeBackup } from './write-backup.ts';

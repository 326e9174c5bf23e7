export { type ArchiveSourceOptions, createArchiveSource } from './create-archive-source.ts';
export { describeImport } from './describe-import.ts';
export { type ImportArchiveOptions, type ImportProgress, type ImportSummary, importArchive } from './import-archive.ts';

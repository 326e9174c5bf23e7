export { type ArchiveSourceOptions, createArchiveSource } from './create-archive-source.ts';
export { describeImport, type ImportArchiveOptions, type ImportProgress, type ImportSummary, importArchive } from './describe-import.ts';

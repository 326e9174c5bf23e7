export { describeImport } from './describe-import.ts';
export { importArchive, type ImportArchiveOptions, type ImportProgress, type ImportSummary } from './import-archive.ts';

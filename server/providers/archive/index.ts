export { createArchiveSource } from './create-archive-source.ts';
export { describeImport, type ImportProgress, importArchive } from './describe-import.ts';
export { listLeagueSeasons } from './leagues/league-store.ts';

import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSeason, type SeasonGame } from '../sports/football/seasons/index.ts';

const FOLDER = path.resolve(import.meta.dirname, '../../../shared/data/cfl');
const fileOf = (season: number): string => path.join(FOLDER, `cfl_${season}_games.csv`);

/** Whether the file of a season lies beside the repository; tests that need it are skipped where it does not. */
export const hasSeason = (season: number): boolean => existsSync(fileOf(season));

/** Every game of a season's file. */
export const readSeason = (season: number): SeasonGame[] => parseSeason(readFileSync(fileOf(season), 'utf8'));

import { readFileSync } from 'node:fs';
import { parseSeason, type SeasonGame } from '../sports/football/seasons/index.ts';
import { extraPath } from './extra-evidence.ts';

/** Where a season's file lies among the past seasons. */
export const seasonFile = (season: number): readonly [folder: string, file: string] => ['cfl', `cfl_${season}_games.csv`];

/** Every game of a season's file. */
export const readSeason = (season: number): SeasonGame[] => parseSeason(readFileSync(extraPath('seasons', ...seasonFile(season)), 'utf8'));

import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { countsForRatings, type FinishedGame, isFinished, parseSeason } from '@clearedge/quant/sports/football/seasons';

const FILE = /^cfl_(\d{4})_games\.csv$/;

/** The finished games of a folder's season files (`cfl_2025_games.csv`), preseason left out, in the order of their kickoffs. */
export async function readFootballSeasons(folder: string): Promise<FinishedGame[]> {
  const names = (await readdir(folder)).filter((name) => FILE.test(name)).sort();
  if (names.length === 0) throw new Error(`${folder} holds no cfl_YYYY_games.csv`);
  const texts = await Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')));
  return texts
    .flatMap(parseSeason)
    .filter(isFinished)
    .filter(countsForRatings)
    .sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime() || (a.home < b.home ? -1 : 1));
}

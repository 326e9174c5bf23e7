import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { HistoryGame } from './history-game.ts';
import { commonCode } from './team-codes.ts';

export interface PublicForecast {
  elo: number;
  withPitchers: number;
}

/** FiveThirtyEight's probabilities by day, clubs and score: its file does not number the games of a double header. */
export type PublicTable = ReadonlyMap<string, PublicForecast>;

const FILE = /^fivethirtyeight_.*\.csv$/i;
const HEADER = 'date,home,away,elo_prob_home,rating_prob_home,home_score,away_score';

function rowOf(line: string): [string, PublicForecast] | null {
  const [date = '', home = '', away = '', elo, rating, homeScore, awayScore] = line.split(',');
  const forecast = { elo: Number(elo), withPitchers: Number(rating) };
  const isSound = [forecast.elo, forecast.withPitchers].every((p) => p > 0 && p < 1) && /^\d{8}$/.test(date);
  const on = `${date.slice(0, 4)}-${date.slice(4, 6)}-${date.slice(6)}`;
  return isSound ? [`${on} ${commonCode(away)}@${commonCode(home)} ${awayScore}-${homeScore}`, forecast] : null;
}

/** The public forecasts of a folder; an empty table where no such file is, or where it has other columns. */
export async function readPublicTable(dir: string): Promise<PublicTable> {
  const table = new Map<string, PublicForecast>();
  for (const name of (await readdir(dir)).filter((file) => FILE.test(file))) {
    const [header = '', ...lines] = (await readFile(join(dir, name), 'latin1')).split(/\r?\n/);
    if (header.trim() !== HEADER) continue;
    for (const line of lines) {
      const row = rowOf(line);
      if (row !== null) table.set(row[0], row[1]);
    }
  }
  return table;
}

// The score only tells the two games of a double header apart; the probability was made before it.
export const findPublic = (table: PublicTable, { startedOn, game: { away, home } }: HistoryGame): PublicForecast | null =>
  table.get(`${startedOn} ${away.teamId}@${home.teamId} ${away.runs}-${home.runs}`) ?? null;

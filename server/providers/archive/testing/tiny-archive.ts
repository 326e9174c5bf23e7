import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { quietHalves, type TinyGame, tinyGame } from './tiny-game.ts';

/** The home side of these scores in the bottom of the first, so that each game has a winner. */
export const homeWin = (...codes: string[]): string[][] => [['8', '8', '8'], [...codes, '8', '8', '8'], ...quietHalves(15)];

export const LINES_HEADER =
  'date,game_number,away,home,source,away_ml_open,home_ml_open,away_ml_close,home_ml_close,total_open,over_open,under_open,total_close,over_close,under_close';
export const QUOTES_HEADER = 'date,away,home,commence_utc,quoted_on,book,away_ml,home_ml,total';

const rosterOf = (team: string): string =>
  ['0,Arm,R,L', ...[1, 2, 3, 4, 5, 6, 7, 8, 9].map((order) => `${order},Bat${order},B,R`)]
    .map((row) => {
      const [order, first, bats, throws] = row.split(',');
      return `${team.toLowerCase()}0000${order},${team}man,${first},${bats},${throws},${team},${order === '0' ? 'P' : 'OF'}`;
    })
    .join('\r\n');

export interface TinyArchive {
  dir: string;
  out: string;
  remove: () => Promise<void>;
}

/** A folder of season files with invented games, and an empty place for the store. */
export async function tinyArchive(games: TinyGame[], files: Record<string, string> = {}): Promise<TinyArchive> {
  const root = await mkdtemp(join(tmpdir(), 'tiny-archive-'));
  const season = (games[0]?.on ?? '2024-06-11').slice(0, 4);
  const teams = new Set(games.flatMap(({ away = 'NYA', home = 'BOS' }) => [away, home]));
  const all: Record<string, string> = { [`${season}BOS.EVA`]: games.map(tinyGame).join(''), ...files };
  for (const team of teams) all[`${team}${season}.ROS`] ??= rosterOf(team);
  for (const [name, text] of Object.entries(all)) await writeFile(join(root, name), text, 'latin1');
  return { dir: root, out: join(root, 'store'), remove: () => rm(root, { recursive: true, force: true }) };
}

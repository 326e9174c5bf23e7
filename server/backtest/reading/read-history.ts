import { splitGames } from '../../providers/archive/retrosheet/read-game.ts';
import { Refusals } from '../../providers/archive/retrosheet/refusals.ts';
import { findSources, openSource, readSource } from '../../providers/archive/store/find-sources.ts';
import { readEventRecord } from './event-record.ts';
import type { HistoryGame } from './history-game.ts';
import { readLogRecord } from './log-record.ts';

export interface HistorySeason {
  season: number;
  games: HistoryGame[];
  /** Games told by event files, with each player's line; the rest come from the game log. */
  fromEvents: number;
}

const byTime = (a: HistoryGame, b: HistoryGame): number =>
  a.startedOn.localeCompare(b.startedOn) || a.game.gameNumber - b.game.gameNumber || a.game.gameId.localeCompare(b.game.gameId);

/** The games of one season's files: events where they are, the game log for the rest. */
async function readSeason(season: number, paths: readonly string[]): Promise<HistorySeason> {
  const refusals = new Refusals();
  const games = new Map<string, HistoryGame>();
  let fromEvents = 0;
  const texts = (await Promise.all(paths.map(readSource))).flatMap(({ path, bytes }) => openSource(path, bytes, refusals));
  for (const { text } of texts.filter(({ kind }) => kind === 'events')) {
    for (const lines of splitGames(text)) {
      const record = readEventRecord(lines);
      if (record === null || games.has(record.game.gameId)) continue;
      games.set(record.game.gameId, record);
      fromEvents += 1;
    }
  }
  for (const { text } of texts.filter(({ kind }) => kind === 'log')) {
    for (const line of text.split('\n')) {
      const record = readLogRecord(line.trim());
      if (record !== null && !games.has(record.game.gameId)) games.set(record.game.gameId, record);
    }
  }
  return { season, games: [...games.values()].sort(byTime), fromEvents };
}

/** Every season in a folder of Retrosheet files, oldest first. A folder without any is an error that names it. */
export async function readHistory(dir: string, onSeason: (season: HistorySeason) => void = () => {}): Promise<HistorySeason[]> {
  const { seasons } = await findSources(dir);
  const history: HistorySeason[] = [];
  for (const [season, paths] of [...seasons].sort(([a], [b]) => a - b)) {
    const read = await readSeason(season, paths);
    if (read.games.length === 0) continue;
    history.push(read);
    onSeason(read);
  }
  if (history.length === 0) throw new Error(`No season files (*eve.zip, gl*.zip) in ${dir}`);
  return history;
}

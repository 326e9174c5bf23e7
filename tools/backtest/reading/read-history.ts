import type { RatedSide } from '@clearedge/quant/sports/baseball/ratings';
import { findSuspension } from '../../../server/providers/archive/retrosheet/game-info.ts';
import { type LogGame, type LogTeam, readLogRow } from '../../../server/providers/archive/retrosheet/game-log.ts';
import { splitGames } from '../../../server/providers/archive/retrosheet/read-game.ts';
import { splitRecord } from '../../../server/providers/archive/retrosheet/record.ts';
import { Refusals } from '../../../server/providers/archive/retrosheet/refusals.ts';
import { addRoster, type RosterPlayer } from '../../../server/providers/archive/retrosheet/rosters.ts';
import { findSources, openSource, readSource } from '../../../server/providers/archive/store/find-sources.ts';
import { readEventRecord } from './event-record.ts';
import type { HistoryGame } from './history-game.ts';
import { teamOfRetrosheet } from './team-codes.ts';

const AWAY_NINE = 105;
const HOME_NINE = 132;
const COLUMNS_A_MAN = 3;

const nineOf = (row: string[], first: number): string[] | null => {
  const nine = Array.from({ length: 9 }, (_, place) => row[first + place * COLUMNS_A_MAN] ?? '');
  return nine.every((id) => id !== '') ? nine : null;
};

/** Double headers were seven innings long from August 2020 to the end of 2021; game logs do not say so. */
export function scheduledInnings(on: string, gameNumber: number): number {
  const isShort = gameNumber > 0 && on >= '2020-08-01' && on < '2022-01-01';
  return isShort ? 7 : 9;
}

function sideOf(team: LogTeam, teamId: string, lineUp: string[] | null, battingOuts: number): RatedSide {
  const { totals } = team;
  return {
    teamId,
    runs: team.runs,
    runsByInning: team.innings,
    battingOuts,
    atBats: totals.atBats,
    hits: totals.hits,
    doubles: totals.doubles,
    triples: totals.triples,
    homeRuns: totals.homeRuns,
    walks: totals.walks - Math.max(0, totals.intentionalWalks),
    hitByPitch: Math.max(0, totals.hitByPitch),
    strikeouts: totals.strikeouts,
    starterId: team.starter.playerId === '' ? null : team.starter.playerId,
    lineUp,
    pitchers: null,
    batters: null,
  };
}

function isWhole({ away, home }: LogGame): boolean {
  const figures = [...Object.values(away.totals), ...Object.values(home.totals)];
  return (
    figures.every(Number.isFinite) && away.totals.atBats > 0 && home.totals.atBats > 0 && away.innings.length > 0 && home.innings.length > 0
  );
}

/** A game log row as a record; null for a row that is not in the form. */
export function readLogRecord(line: string): HistoryGame | null {
  const log = readLogRow(line);
  const away = log === null ? null : teamOfRetrosheet(log.away.code);
  const home = log === null ? null : teamOfRetrosheet(log.home.code);
  if (log === null || away === null || home === null || !isWhole(log)) return null;
  const row = splitRecord(line);
  const outs = log.outs ?? 3 * (log.away.innings.length + log.home.innings.length);
  const awayOuts = Math.min(outs, 3 * log.away.innings.length);
  return {
    startedOn: log.on,
    game: {
      gameId: log.id,
      playedOn: findSuspension([], log.completion)?.resumedOn ?? log.on,
      season: Number(log.on.slice(0, 4)),
      gameNumber: log.number,
      parkId: log.site,
      scheduledInnings: scheduledInnings(log.on, log.number),
      away: sideOf(log.away, away, nineOf(row, AWAY_NINE), awayOuts),
      home: sideOf(log.home, home, nineOf(row, HOME_NINE), outs - awayOuts),
    },
    box: null,
  };
}

export interface HistorySeason {
  season: number;
  games: HistoryGame[];
  /** Games told by event files, with each player's line; the rest come from the game log. */
  fromEvents: number;
  /** Who was on a roster, with his hands. */
  players: Map<string, RosterPlayer>;
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
  const players = new Map<string, RosterPlayer>();
  for (const { name, text } of texts.filter(({ kind }) => kind === 'roster')) addRoster(players, name, text, refusals);
  return { season, games: [...games.values()].sort(byTime), fromEvents, players };
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

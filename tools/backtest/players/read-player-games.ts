import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { PlayerStats } from '@clearedge/quant/sports/league/players';
import { splitRecord } from '../../../server/providers/archive/retrosheet/record.ts';

/** One player's line of one game as the files have it. */
export interface PlayerRow {
  /** Names the game together with the club: its day, or its season and week. */
  game: string;
  team: string;
  playerId: string;
  name: string;
  /** Of a place that only one man starts in (a goalie); null of all others. */
  isStarter: boolean | null;
  stats: PlayerStats;
}

type Cell = (column: string) => string;

/** The rows of every file of a folder whose name begins so, with or without gzip, in the order of names. */
async function readRows(dir: string, start: string, onRow: (cell: Cell) => void): Promise<void> {
  const names = (await readdir(dir)).filter((name) => name.startsWith(start) && /\.csv(\.gz)?$/.test(name)).sort();
  for (const name of names) {
    const bytes = await readFile(join(dir, name));
    const [header = '', ...lines] = (name.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8').trim().split(/\r?\n/);
    const columns = new Map(splitRecord(header).map((column, at) => [column.trim(), at]));
    for (const line of lines) {
      const cells = splitRecord(line);
      onRow((column) => cells[columns.get(column) ?? -1]?.trim() ?? '');
    }
  }
}

const count = (cell: Cell, column: string): number => Number(cell(column)) || 0;
/** Minutes of 'mm:ss', which one source writes as 'mm:ss:00'. */
const minutesOf = (text: string): number => {
  const [minutes = 0, seconds = 0] = text.split(':').map(Number);
  return minutes + seconds / 60;
};

async function readNba(dir: string): Promise<PlayerRow[]> {
  const rows: PlayerRow[] = [];
  await readRows(dir, 'player_games_', (cell) => {
    const minutes = count(cell, 'mp');
    if (minutes === 0) return;
    const stats = {
      minutes,
      points: count(cell, 'pts'),
      rebounds: count(cell, 'trb'),
      assists: count(cell, 'ast'),
      threes: count(cell, '3p'),
      steals: count(cell, 'stl'),
      blocks: count(cell, 'blk'),
    };
    rows.push({ game: cell('date'), team: cell('team'), playerId: cell('player_id'), name: cell('name'), isStarter: null, stats });
  });
  return rows;
}

async function readNhl(dir: string): Promise<PlayerRow[]> {
  const rows: PlayerRow[] = [];
  const add = (cell: Cell, isStarter: boolean | null, stats: PlayerStats): void => {
    rows.push({ game: cell('date'), team: cell('team'), playerId: cell('player_id'), name: cell('name'), isStarter, stats });
  };
  await readRows(dir, 'skater_games_', (cell) => {
    const minutes = minutesOf(cell('toi'));
    if (minutes > 0)
      add(cell, null, { minutes, shots: count(cell, 'shots'), goals: count(cell, 'goals'), assists: count(cell, 'assists') });
  });
  await readRows(dir, 'goalie_games_', (cell) => {
    const faced = count(cell, 'shots_against') || count(cell, 'shots');
    const saves = cell('goals_against') === '' ? count(cell, 'saves') : faced - count(cell, 'goals_against');
    const starts = cell('games_started');
    add(cell, starts === '' ? minutesOf(cell('toi')) > 30 : starts === '1', { shots_faced: faced, saves });
  });
  return rows;
}

const NFL_COLUMNS = {
  attempts: 'attempts',
  completions: 'completions',
  passing_yards: 'passing_yards',
  passing_touchdowns: 'passing_tds',
  interceptions: 'interceptions',
  carries: 'carries',
  rushing_yards: 'rushing_yards',
  rushing_touchdowns: 'rushing_tds',
  targets: 'targets',
  receptions: 'receptions',
  receiving_yards: 'receiving_yards',
  receiving_touchdowns: 'receiving_tds',
} as const;

async function readNfl(dir: string): Promise<PlayerRow[]> {
  const rows: PlayerRow[] = [];
  await readRows(dir, 'player_weeks_', (cell) => {
    const stats = Object.fromEntries(Object.entries(NFL_COLUMNS).map(([name, column]) => [name, count(cell, column)]));
    rows.push({
      game: `${cell('season')} ${Number(cell('week'))}`,
      team: cell('team'),
      playerId: cell('player_id'),
      name: cell('player_name'),
      isStarter: null,
      stats: { ...stats, touches: stats.carries! + stats.targets! },
    });
  });
  return rows;
}

/** A league's lines of players by the name of its game, a space and the club; empty where a folder has no such files. */
export async function readPlayerGames(sport: string, dir: string): Promise<Map<string, PlayerRow[]>> {
  const read = { nba: readNba, nhl: readNhl, nfl: readNfl }[sport];
  const games = new Map<string, PlayerRow[]>();
  for (const row of read === undefined ? [] : await read(dir)) {
    const key = `${row.game} ${row.team}`;
    const own = games.get(key);
    if (own) own.push(row);
    else games.set(key, [row]);
  }
  return games;
}

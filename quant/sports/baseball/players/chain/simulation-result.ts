import { COLUMNS, VALUES } from '../tables/columns.ts';
import type { SidePlayers } from '../tables/compiled-game.ts';

/** What many plays of one game came to. Plain and typed arrays only: it can be sent between threads and kept. */
export interface SimulationResult {
  players: { away: SidePlayers; home: SidePlayers };
  /** Games played; fewer than asked for when stopped. */
  games: number;
  isComplete: boolean;
  /** How often each number had each value; see `histogramIndex`. */
  histograms: Uint32Array;
  /** The numbers themselves, a row of `COLUMNS` a game; null unless asked for. */
  record: Uint8Array | null;
}

export const histogramIndex = (column: number, value: number): number => column * VALUES + value;

/** Sums results of the same game, as of several workers that each played a part of it. RangeError when there are none or of other games. */
export function mergeResults(results: readonly SimulationResult[]): SimulationResult {
  const [first] = results;
  if (!first) throw new RangeError('no results to merge');
  const names = JSON.stringify(first.players);
  if (results.some(({ players }) => JSON.stringify(players) !== names)) throw new RangeError('results of different games');
  const games = results.reduce((sum, result) => sum + result.games, 0);
  const histograms = new Uint32Array(COLUMNS * VALUES);
  for (const result of results) for (const [at, count] of result.histograms.entries()) histograms[at]! += count;
  const isRecorded = results.every(({ record }) => record !== null);
  const record = isRecorded ? new Uint8Array(games * COLUMNS) : null;
  let offset = 0;
  for (const result of results) {
    if (record && result.record) record.set(result.record, offset);
    offset += result.games * COLUMNS;
  }
  return { players: first.players, games, isComplete: results.every(({ isComplete }) => isComplete), histograms, record };
}

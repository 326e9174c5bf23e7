import { reseed } from '../../../../random/index.ts';
import { COLUMNS, VALUES } from '../tables/columns.ts';
import type { CompiledGame } from '../tables/compiled-game.ts';
import { playGame } from './play-game.ts';
import { createState, type PlayState } from './play-state.ts';
import { histogramIndex, type SimulationResult } from './simulation-result.ts';

export interface SimulationOptions {
  /** How many games to play: 0 to 10 million. */
  games: number;
  /** Whole, 0 to 2^53 - 1. */
  seed: number;
  /** Number of the first game; several workers may each play a part of one simulation. */
  firstGame?: number;
  /** Asked before every chunk; true ends the simulation with what has been played. */
  shouldStop?: () => boolean;
  /** Games between two questions; it changes nothing else. */
  chunk?: number;
  /** Keep every game's numbers, for combinations: 160 bytes a game. */
  keepRecord?: boolean;
}

const CHUNK = 1000;
const GAMES_MAX = 10_000_000;
const LARGEST = VALUES - 1;

function requireOptions({ games, firstGame = 0, chunk = CHUNK }: SimulationOptions): void {
  if (!Number.isInteger(games) || games < 0 || games > GAMES_MAX)
    throw new RangeError(`games must be from 0 to ${GAMES_MAX}, not ${games}`);
  if (!Number.isSafeInteger(firstGame) || firstGame < 0) throw new RangeError(`the first game must be at least 0, not ${firstGame}`);
  if (!Number.isInteger(chunk) || chunk < 1) throw new RangeError(`a chunk must be at least one game, not ${chunk}`);
}

function count(histograms: Uint32Array, { row }: PlayState): void {
  for (let column = 0; column < COLUMNS; column += 1) {
    const value = row[column]!;
    histograms[histogramIndex(column, value < LARGEST ? value : LARGEST)]! += 1;
  }
}

/**
 * Plays a game many times. Game n of a seed is the same whatever the chunks, the first game or the number of games: each has a random stream of
 * its own. Allocates nothing while it plays.
 * RangeError for options out of range.
 */
export function simulateGame(game: CompiledGame, options: SimulationOptions): SimulationResult {
  requireOptions(options);
  const { games, seed, firstGame = 0, shouldStop = () => false, chunk = CHUNK, keepRecord = false } = options;
  const play = createState();
  const histograms = new Uint32Array(COLUMNS * VALUES);
  const record = keepRecord ? new Uint8Array(games * COLUMNS) : null;
  reseed(play.random, seed, firstGame);
  let played = 0;
  while (played < games && !shouldStop()) {
    const end = Math.min(played + chunk, games);
    for (; played < end; played += 1) {
      reseed(play.random, seed, firstGame + played);
      playGame(game, play);
      count(histograms, play);
      record?.set(play.row, played * COLUMNS);
    }
  }
  const isComplete = played === games;
  const { players } = game;
  return { players, games: played, isComplete, histograms, record: isComplete ? record : (record?.slice(0, played * COLUMNS) ?? null) };
}

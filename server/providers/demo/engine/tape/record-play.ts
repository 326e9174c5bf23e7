import type { Diamond } from '../bases.ts';
import { type GameState, moundOf } from '../game-state.ts';
import {
  AT,
  AWAY_RUNS,
  BASES_AFTER,
  BASES_BEFORE,
  BATTED_IN,
  BATTER,
  COUNT_FROM,
  DETAIL,
  HALF,
  HOME_RUNS,
  KIND,
  OUTS_AFTER,
  OUTS_BEFORE,
  PITCHER,
  PITCHES,
  SCORED,
  SCORERS,
  SPEED,
  WIDTH,
} from './play-columns.ts';
import { MAX_PLAYS } from './tape.ts';

/** Opens a row with everything as it stands before the play; returns where it begins. */
export function openRow(game: GameState, kind: number, batter: number): number {
  const { tape, diamond } = game;
  if (tape.playCount >= MAX_PLAYS) throw new RangeError('A game longer than its tape.');
  const row = tape.playCount * WIDTH;
  const { cells } = tape;
  cells.fill(0, row, row + WIDTH);
  cells[row + KIND] = kind;
  cells[row + HALF] = game.inning * 2 + game.bottom;
  cells[row + OUTS_BEFORE] = diamond.outs;
  cells[row + BATTER] = batter;
  cells[row + PITCHER] = moundOf(game).person;
  cells[row + BASES_BEFORE] = diamond.first;
  cells[row + BASES_BEFORE + 1] = diamond.second;
  cells[row + BASES_BEFORE + 2] = diamond.third;
  cells[row + COUNT_FROM] = tape.pitchCount;
  diamond.scored = 0;
  diamond.battedIn = 0;
  diamond.runsToWin = game.bottom === 1 && game.inning >= 9 ? game.runs[0] - game.runs[1] + 1 : 99;
  return row;
}

function writeScorers(cells: Int32Array, row: number, diamond: Diamond): void {
  cells[row + SCORED] = diamond.scored;
  for (let i = 0; i < diamond.scored; i++) cells[row + SCORERS + i] = diamond.scorers[i]!;
  cells[row + BATTED_IN] = Math.min(diamond.battedIn, diamond.scored);
}

export interface RowEnd {
  countFrom: number;
  pitches: number;
  detail: number;
  speed: number;
}

/** Closes the row: runs go on the board, the mound is charged, the clock is noted. */
export function closeRow(game: GameState, row: number, end: RowEnd): void {
  const { tape, diamond } = game;
  const { cells } = tape;
  const outs = diamond.outs - cells[row + OUTS_BEFORE]!;
  const mound = moundOf(game);
  writeScorers(cells, row, diamond);
  game.runs[game.bottom] += diamond.scored;
  game.outsPlayed += outs;
  mound.runs += diamond.scored;
  mound.outs += outs;
  mound.pitches += end.pitches;
  cells[row + OUTS_AFTER] = diamond.outs;
  cells[row + BASES_AFTER] = diamond.first;
  cells[row + BASES_AFTER + 1] = diamond.second;
  cells[row + BASES_AFTER + 2] = diamond.third;
  cells[row + COUNT_FROM] = end.countFrom;
  cells[row + PITCHES] = end.pitches;
  cells[row + DETAIL] = end.detail;
  cells[row + SPEED] = end.speed;
  cells[row + AT] = game.clock;
  cells[row + AWAY_RUNS] = game.runs[0];
  cells[row + HOME_RUNS] = game.runs[1];
  tape.playCount += 1;
}

/** A row that is only told: a change, a delay, the placed runner. */
export function noteRow(game: GameState, kind: number, batter: number, detail: number): void {
  const row = openRow(game, kind, batter);
  closeRow(game, row, { countFrom: game.tape.pitchCount, pitches: 0, detail, speed: 0 });
}

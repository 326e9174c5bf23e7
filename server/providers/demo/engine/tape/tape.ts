import type { Player, Position } from '../../players/player.ts';

/** A whole game as it was played: rows of plays, and every pitch with its second. Scores, boxes and texts are all read off it. */
export interface GameTape {
  people: Player[];
  /** Index of the first man of the home side in `people`. */
  homeFrom: number;
  /** Where each man first played; pitchers are 'SP' or 'RP'. */
  positions: Position[];
  /** Place in the batting order, 0 for pitchers and unused men. */
  orders: number[];
  starters: { away: number; home: number };
  playCount: number;
  cells: Int32Array;
  pitches: Uint8Array;
  pitchAt: Int32Array;
  ending: 'played out' | 'called';
  /** Seconds from the first pitch to the end. */
  endAt: number;
}

const SIZE = { cells: 25 * 600, pitches: 1600 } as const;

/** Room to write one game in; copied out at the end, then used again. */
export interface Recorder {
  cells: Int32Array;
  playCount: number;
  pitches: Uint8Array;
  pitchAt: Int32Array;
  pitchCount: number;
}

export const recorder: Recorder = {
  cells: new Int32Array(SIZE.cells),
  playCount: 0,
  pitches: new Uint8Array(SIZE.pitches),
  pitchAt: new Int32Array(SIZE.pitches),
  pitchCount: 0,
};
export const MAX_PLAYS = 590;
export const MAX_PITCHES = 1560;

import type { Golfer } from './golf-field.ts';
import type { GolfFixture } from './tour-calendar.ts';

export interface PlayedRound {
  round: number;
  teeAt: number;
  /** Of all eighteen holes in the order of play, played or not. */
  pars: readonly number[];
  strokes: number[];
  /** When each hole was done. */
  doneAt: number[];
}

export interface PlayedEntry {
  golfer: Golfer;
  rounds: PlayedRound[];
  /** Left before the end, or before the start where no round is there. */
  left: { kind: 'withdrawn' | 'disqualified'; at: number } | null;
  missedCut: boolean;
}

/** A tournament from the first tee shot to the last putt. */
export interface Tape {
  fixture: GolfFixture;
  entries: PlayedEntry[];
  /** When each round was over. */
  roundEndsAt: number[];
  cut: { toPar: number; count: number } | null;
  playOff: { playerIds: string[]; winnerId: string; from: number; holes: number } | null;
  endsAt: number;
}

/** Strokes against par of some rounds. */
export const toParOf = (rounds: readonly PlayedRound[]): number =>
  rounds.reduce((sum, { strokes, pars }) => sum + strokes.reduce((of, stroke, hole) => of + stroke - pars[hole]!, 0), 0);

import { type RandomState, seedRandom } from '../../../../random/index.ts';
import { COLUMNS } from '../tables/columns.ts';

/** No one on a base. */
export const NO_RUNNER = -1;
/** A runner is his place in the order (9 for the bench) with marks for how he got on. */
export const ORDER_MASK = 15;
/** His run is not earned: on by an error, or placed. */
export const UNEARNED = 16;
/** Not the starting pitcher's man. */
export const RELIEVER_MAN = 32;

/** One game while it is played; made once and used for all. Arrays of two are away 0, home 1. */
export interface PlayState {
  random: RandomState;
  /** The game's numbers so far; see `COLUMNS`. */
  row: Uint8ClampedArray;
  bases: Int32Array;
  nextSlot: Int32Array;
  runs: Int32Array;
  /** Batters, pitches, runs and runs of the inning of each side's starting pitcher. */
  faced: Int32Array;
  pitches: Int32Array;
  allowed: Int32Array;
  inningAllowed: Int32Array;
  isRelieved: Uint8Array;
  /** Whether a lead taken now is each starter's: until a reliever has thrown for his side. */
  isOfRecord: Uint8Array;
  /** Whether the lead that each side has is its starter's. */
  isWinning: Uint8Array;
  /** The day each offence has; see `FORMS`. */
  form: Int32Array;
  /** Inning from which a substitute bats, of each place of both sides. */
  benchFrom: Uint8Array;
  inning: number;
  /** Who bats. */
  side: number;
  outs: number;
  /** Outs there would have been without errors. */
  outsWithoutErrors: number;
  /** The side at bat wins as soon as it leads. */
  canWalkOff: boolean;
}

export const createState = (): PlayState => ({
  random: seedRandom(0),
  row: new Uint8ClampedArray(COLUMNS),
  bases: new Int32Array(3).fill(NO_RUNNER),
  nextSlot: new Int32Array(2),
  runs: new Int32Array(2),
  faced: new Int32Array(2),
  pitches: new Int32Array(2),
  allowed: new Int32Array(2),
  inningAllowed: new Int32Array(2),
  isRelieved: new Uint8Array(2),
  isOfRecord: new Uint8Array(2),
  isWinning: new Uint8Array(2),
  form: new Int32Array(2),
  benchFrom: new Uint8Array(18),
  inning: 1,
  side: 0,
  outs: 0,
  outsWithoutErrors: 0,
  canWalkOff: false,
});

export function clearState(play: PlayState): void {
  play.row.fill(0);
  play.bases.fill(NO_RUNNER);
  play.nextSlot.fill(0);
  play.runs.fill(0);
  play.faced.fill(0);
  play.pitches.fill(0);
  play.allowed.fill(0);
  play.inningAllowed.fill(0);
  play.isRelieved.fill(0);
  play.isOfRecord.fill(1);
  play.isWinning.fill(0);
}

/** Which bases are taken: first 1, second 2, third 4. */
export const takenBases = ({ bases }: PlayState): number => (bases[0]! < 0 ? 0 : 1) | (bases[1]! < 0 ? 0 : 2) | (bases[2]! < 0 ? 0 : 4);

export const isWon = (play: PlayState): boolean => play.canWalkOff && play.runs[1]! > play.runs[0]!;

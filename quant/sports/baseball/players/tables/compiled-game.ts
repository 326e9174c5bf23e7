import type { GameRules } from './inputs.ts';

export interface SidePlayers {
  batters: readonly string[];
  starter: string;
}

/** A game ready to be played many times: flat tables only, so that it can be sent to a worker as it is. */
export interface CompiledGame {
  rules: GameRules;
  players: { away: SidePlayers; home: SidePlayers };
  /** What the odds of reaching base were multiplied by to meet the targets; 1 without them. */
  offence: { away: number; home: number };
  /** See `plateIndex`. */
  plate: Float64Array;
  /** By side of the pitcher; see `removalIndex`. */
  removal: readonly [Float64Array, Float64Array];
  /** See `stealIndex`. */
  steals: Float64Array;
  /** Pitches of a turn: sixteen of each outcome. */
  pitches: Uint8Array;
  /** Chance that a place in the order has been taken over by an inning: ten innings of each of nine places. */
  substituted: Float64Array;
}

export const SUBSTITUTION_INNINGS = 10;

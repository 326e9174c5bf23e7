export type Side = 'away' | 'home';
export const otherSide = (side: Side): Side => (side === 'away' ? 'home' : 'away');

export type PlayKind =
  | 'kickoff'
  | 'run'
  | 'pass'
  | 'incomplete'
  | 'sack'
  | 'interception'
  | 'fumble'
  | 'kneel'
  | 'penalty_offence'
  | 'penalty_defence'
  | 'punt'
  | 'field_goal'
  | 'field_goal_missed'
  | 'convert'
  | 'convert_missed'
  | 'two_points'
  | 'two_points_failed'
  | 'downs';

export type ScoreKind = 'touchdown' | 'field_goal' | 'single' | 'safety' | 'convert' | 'two_points';

/** Where the ball is put down next: `yard` counts from the own goal line of the side that has it. */
export interface Spot {
  side: Side;
  yard: number;
  down: 1 | 2 | 3 | 4;
  distance: number;
}

export interface Play {
  /** Seconds of real time after the kickoff. */
  at: number;
  /** 5 is overtime, and 6 and on its further periods. */
  period: number;
  /** Seconds left in the period. */
  clock: number;
  /** Who had the ball, or kicked it. */
  side: Side;
  kind: PlayKind;
  /** Gained by a run or pass, or the length of a kick, a return or a penalty. */
  yards: number;
  /** Picks the men named, whatever their number. */
  who: number;
  scored: { by: Side; kind: ScoreKind } | null;
  score: { away: number; home: number };
  /** Null where a convert or a kickoff comes next, and at the end. */
  next: Spot | null;
}

export interface GameTape {
  plays: Play[];
  /** Seconds of real time after the kickoff. */
  endAt: number;
  /** Points by quarter, and overtime as a fifth where there was one. */
  quarters: { away: number[]; home: number[] };
  score: { away: number; home: number };
  hasOvertime: boolean;
}

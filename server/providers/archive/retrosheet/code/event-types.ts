/** Where a runner comes from: 0 is the batter. */
export type FromBase = 0 | 1 | 2 | 3;
/** Where a runner goes: 4 is home. */
export type ToBase = 1 | 2 | 3 | 4;

export interface Advance {
  from: FromBase;
  to: ToBase;
  isOut: boolean;
  isUnearned: boolean;
  /** Null: the play's own rule decides. */
  isRunBattedIn: boolean | null;
  errors: number;
}

export type BatterKind =
  | 'single'
  | 'double'
  | 'triple'
  | 'home_run'
  | 'walk'
  | 'intentional_walk'
  | 'hit_by_pitch'
  | 'interference'
  | 'strikeout'
  | 'fielded_out'
  | 'force_out'
  | 'fielders_choice'
  | 'reached_on_error';
export type RunnerKind =
  | 'stolen_base'
  | 'caught_stealing'
  | 'pickoff'
  | 'wild_pitch'
  | 'passed_ball'
  | 'balk'
  | 'indifference'
  | 'other_advance'
  | 'foul_error'
  | 'no_play';
type PlayKind = BatterKind | RunnerKind;

/** What the part of a code before its first slash says. */
export interface BasicPlay {
  kind: PlayKind;
  /** The batter's own base, 0 when he is out, null when his turn goes on. */
  batterTo: 0 | ToBase | null;
  /** Runners moved or put out by the code itself. */
  moves: Advance[];
  stolen: ToBase[];
  /** Bases the runners of a steal or a caught stealing came from. */
  caughtFrom: FromBase[];
  errors: number;
  /** Fielders in the order they touched the ball, "643". */
  fielders: string;
}

export interface EventCode {
  basic: BasicPlay;
  /** What happened on the same pitch as a strikeout or a walk: K+SB2, W+WP. */
  second: BasicPlay | null;
  modifiers: string[];
  advances: Advance[];
}

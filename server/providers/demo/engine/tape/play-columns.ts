/** One row of a tape: fixed columns of integers, so that a season of games stays small and quick. */
export const KIND = 0;
/** inning × 2, plus 1 in the bottom. */
export const HALF = 1;
export const OUTS_BEFORE = 2;
export const OUTS_AFTER = 3;
export const BATTER = 4;
export const PITCHER = 5;
/** Runners before and after: 0 or a runner code. */
export const BASES_BEFORE = 6;
export const BASES_AFTER = 9;
export const SCORED = 12;
export const SCORERS = 13;
export const BATTED_IN = 17;
/** Where the ball went, or who erred, or what was thrown. */
export const DETAIL = 18;
export const SPEED = 19;
/** First pitch of the plate appearance; pitches of the row itself. */
export const COUNT_FROM = 20;
export const PITCHES = 21;
export const AT = 22;
export const AWAY_RUNS = 23;
export const HOME_RUNS = 24;
export const WIDTH = 25;

export const STRIKEOUT = 0;
export const WALK = 1;
export const HIT_BY_PITCH = 2;
export const HOME_RUN = 3;
export const TRIPLE = 4;
export const DOUBLE = 5;
export const SINGLE = 6;
export const ERROR = 7;
export const GROUND_OUT = 8;
export const FLY_OUT = 9;
export const LINE_OUT = 10;
export const POP_OUT = 11;
export const DOUBLE_PLAY = 12;
export const FORCE_OUT = 13;
export const SACRIFICE_FLY = 14;
/** Kinds up to here end a plate appearance. */
export const LAST_PLATE_KIND = 14;
export const STOLEN_BASE = 15;
export const CAUGHT_STEALING = 16;
export const WILD_PITCH = 17;
export const PITCHING_CHANGE = 18;
export const PINCH_HITTER = 19;
export const RAIN_DELAY = 20;
export const PLACED_RUNNER = 21;

export const BALL = 0;
export const CALLED_STRIKE = 1;
export const SWINGING_STRIKE = 2;
export const FOUL = 3;
export const IN_PLAY = 4;
export const PITCH_HITS_BATTER = 5;

/** A runner on base: who, which pitcher answers for him, whether his run would be unearned. */
export const runnerCode = (person: number, pitcher: number, isUnearned: boolean): number =>
  (person + 1) | (pitcher << 8) | (isUnearned ? 1 << 16 : 0);
export const personOf = (code: number): number => (code & 255) - 1;
export const chargedTo = (code: number): number => (code >> 8) & 255;
export const isUnearned = (code: number): boolean => code >> 16 !== 0;
export const inningOf = (half: number): number => half >> 1;
export const isBottom = (half: number): boolean => (half & 1) === 1;

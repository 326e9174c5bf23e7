import {
  BASEBALL_PERIODS,
  BATTER_KINDS,
  type BaseballPeriod,
  isPitcherKind,
  PITCHER_KINDS,
  type PropKind,
  type TeamSide,
} from '../../../../grading/index.ts';

const SLOTS = 9;
const PITCHERS_FROM = 2 * SLOTS * BATTER_KINDS.length;
const SCORES_FROM = PITCHERS_FROM + 2 * PITCHER_KINDS.length;

/** Numbers kept of one simulated game: each kind of each batter and each starting pitcher, both scores after the game and after each part of it. */
export const COLUMNS = SCORES_FROM + 2 * BASEBALL_PERIODS.length;
/** Values a histogram tells apart: 0 to 62, and 63 for that or more. */
export const VALUES = 64;

export const BATTER_COLUMNS = BATTER_KINDS.length;
const PITCHER_COLUMNS = PITCHER_KINDS.length;

const SIDE: Readonly<Record<TeamSide, number>> = { away: 0, home: 1 };
export const sideIndex = (side: TeamSide): number => SIDE[side];

/** First column of a batter, by side (away 0, home 1) and place in the order from 0. */
export const batterColumn = (side: number, slot: number): number => (side * SLOTS + slot) * BATTER_COLUMNS;
/** First column of a side's starting pitcher. */
export const starterColumn = (side: number): number => PITCHERS_FROM + side * PITCHER_COLUMNS;
export const scoreColumn = (side: number, period: BaseballPeriod): number => SCORES_FROM + 2 * BASEBALL_PERIODS.indexOf(period) + side;

/** Offset of a statistic from its man's first column. RangeError for a proposition the house does not know. */
export function kindOffset(kind: PropKind): number {
  const offset = (isPitcherKind(kind) ? PITCHER_KINDS : BATTER_KINDS).findIndex((one) => one === kind);
  if (offset < 0) throw new RangeError(`no such proposition: ${String(kind)}`);
  return offset;
}

export const HITS = kindOffset('hits');
export const TOTAL_BASES = kindOffset('total_bases');
export const HOME_RUNS = kindOffset('home_runs');
export const RBI = kindOffset('rbi');
export const RUNS = kindOffset('runs');
export const STOLEN_BASES = kindOffset('stolen_bases');
export const BATTER_WALKS = kindOffset('batter_walks');
export const BATTER_STRIKEOUTS = kindOffset('batter_strikeouts');
export const PITCHER_STRIKEOUTS = kindOffset('pitcher_strikeouts');
export const PITCHER_OUTS = kindOffset('pitcher_outs');
export const PITCHER_HITS = kindOffset('pitcher_hits_allowed');
export const PITCHER_WALKS = kindOffset('pitcher_walks');
export const PITCHER_EARNED_RUNS = kindOffset('pitcher_earned_runs');
export const PITCHER_WIN = kindOffset('pitcher_win');
export const SINGLES = kindOffset('singles');
export const DOUBLES = kindOffset('doubles');
export const HITS_RUNS_RBI = kindOffset('hits_runs_rbi');

import { type BaseballPeriod, requireBaseballPeriod, type ScoreSelection, type TeamSide } from '../../../../grading/index.ts';

/** A part of the game with the tie as an outcome of its own. */
export interface ThreeWaySelection {
  market: 'threeWay';
  period: BaseballPeriod;
  side: TeamSide | 'tie';
}

/** The final margin of the winner, both ends included; no upper end when `to` is null. */
export interface MarginSelection {
  market: 'margin';
  side: TeamSide;
  from: number;
  to: number | null;
}

/** Whatever can be priced from a game's scores: what is graded by the score, the three-way result and the margin of victory. */
export type GameSelection = ScoreSelection | ThreeWaySelection | MarginSelection;

/** RangeError for a part that games of baseball do not have. */
export const periodOf = (selection: GameSelection): BaseballPeriod =>
  selection.market === 'margin' ? 'full' : requireBaseballPeriod(selection.period);

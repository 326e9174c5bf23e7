/** How one kind's projections did on games that they had not seen. */
export interface KindFigures {
  /** Starts projected, and half lines among them that were neither all but sure nor all but impossible. */
  starts: number;
  lines: number;
  /** Of ten groups of lines by stated chance, the one furthest out: seen less stated, and the standard error by game. */
  worstGap: number;
  worstGapError: number;
  /** At the half line nearest to even: the model, and the share of all earlier starts that went over the same line. */
  logLoss: number;
  usualLogLoss: number;
  /** Mean absolute error of the projected mean, and of the player's own mean of the season so far; null where no player has one. */
  meanError: number | null;
  averageError: number | null;
}

/** A group of lines may be out by so much, or by two standard errors where that is more. */
export const MOST_GAP = 0.02;

/** Whether a kind's chances may be shown: no tenth of its lines is out by more than the rule allows, and it beats the share of past starts. */
export const passes = ({ worstGap, worstGapError, logLoss, usualLogLoss }: KindFigures): boolean =>
  Math.abs(worstGap) <= Math.max(MOST_GAP, 2 * worstGapError) && logLoss < usualLogLoss;

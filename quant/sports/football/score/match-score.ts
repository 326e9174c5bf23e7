import type { ScoreSelection } from '../../../grading/index.ts';
import { fallingRoot, requireInnerProbability } from '../../../maths/index.ts';
import { decidedChance, priceScore } from './price-score.ts';
import { type ScoreInput, scoreDistribution } from './score-distribution.ts';

const FURTHEST_MARGIN = 60;
const TOTALS = { from: 5, to: 150 } as const;

/** A selection and how likely it is to win, given that the stake does not come back, 0..1. */
export interface ScoreClaim {
  selection: ScoreSelection;
  probability: number;
}

/**
 * The centre of the margin (for a moneyline or a spread) or of the total at which a selection has its probability, all else as given.
 * RangeError for a probability that is not strictly between 0 and 1.
 */
export function centreFor({ selection, probability }: ScoreClaim, input: ScoreInput): number {
  requireInnerProbability(probability);
  const rises = selection.side === 'home' || selection.side === 'over' ? 1 : -1;
  const term = selection.market === 'total' ? 'total' : 'margin';
  const [from, to] = term === 'total' ? [TOTALS.from, TOTALS.to] : [-FURTHEST_MARGIN, FURTHEST_MARGIN];
  const missAt = (centre: number): number =>
    rises * (probability - decidedChance(priceScore(scoreDistribution({ ...input, [term]: centre }), selection)));
  return fallingRoot(missAt, from, to);
}

import type { ScoreSelection, Selection } from '@clearedge/quant/grading';
import { correlationFactor, independentProbability, jointBounds } from '@clearedge/quant/parlay';

/**
 * Chance that legs of one game win together: the product of what we believe of each, times how much more (or less) often than that they win
 * together in the model's own games, and never outside what their own chances allow. Pushes are in neither of the model's figures, so that legs
 * which do not depend on each other keep exactly their product.
 */
export function adjustForCorrelation(believed: readonly number[], modelSingles: readonly number[], modelJoint: number): number {
  const { least, most } = jointBounds(believed);
  return Math.min(most, Math.max(least, independentProbability(believed) * correlationFactor(modelJoint, modelSingles)));
}

export const isScore = (selection: Selection): selection is ScoreSelection => selection.market !== 'prop';

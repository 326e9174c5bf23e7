import { normalQuantile } from '../../distribution/index.ts';
import { requireInnerProbability, requirePositive } from '../../maths/index.ts';
import { twoSidedScore } from '../intervals/index.ts';

/**
 * Bets needed to tell an edge (0.02 for 2% of the stake) from none, two-sided at a confidence, with a chance (`power`) to see it. The
 * deviation of a unit bet is about 1 near even odds. 19,623 for 2%. RangeError for an edge or deviation at zero or below.
 */
export function sampleSizeForEdge(edge: number, { deviation = 1, confidence = 0.95, power = 0.8 } = {}): number {
  const reach = twoSidedScore(confidence) + normalQuantile(requireInnerProbability(power, 'power'));
  return Math.ceil((reach * requirePositive(deviation, 'deviation')) ** 2 / requirePositive(edge, 'edge') ** 2);
}

/** Standard deviation of the profit of a one-unit bet: a win pays d - 1. RangeError for a price of 1 or below, or no inner probability. */
export function unitBetDeviation(probability: number, decimal: number): number {
  requirePositive(decimal - 1, 'profit per unit');
  return decimal * Math.sqrt(requireInnerProbability(probability) * (1 - probability));
}

import { PARK_N0 } from '../constants/shrinkage.ts';
import { byOutcome, type OutcomeCounts, type OutcomeFactors, requireCounts, sumOutcomes } from '../outcomes.ts';

/**
 * A park's factors on the odds: outcomes seen there over those expected of the same men elsewhere (both clubs, so that the home club's strength
 * falls out), drawn towards 1. `expected` is in turns at bat and sums to about as much as `seen`.
 * RangeError for a negative count, or an outcome that was seen but never expected.
 */
export function parkFactors(seen: OutcomeCounts, expected: OutcomeCounts, n0: OutcomeCounts = PARK_N0): OutcomeFactors {
  requireCounts(seen, 'seen');
  requireCounts(expected, 'expected');
  requireCounts(n0, 'n0');
  const turns = sumOutcomes(expected);
  return byOutcome((outcome) => {
    const prior = turns === 0 ? n0[outcome] : (n0[outcome] * expected[outcome]) / turns;
    const weight = expected[outcome] + prior;
    if (weight > 0) return (seen[outcome] + prior) / weight;
    if (seen[outcome] > 0) throw new RangeError(`${outcome} was seen in this park but never expected`);
    return 1;
  });
}

import {
  byOutcome,
  normaliseOutcomes,
  type OutcomeCounts,
  type OutcomeRates,
  requireCounts,
  requireRates,
  sumOutcomes,
} from '../outcomes.ts';

/**
 * A man's rates from his counts, each drawn towards the league: (x + n0 L) / (n + n0) with an n0 of its own for each outcome, brought to a sum
 * of 1. No record gives the league's rates. Counts may be fractions (see `fadeCounts`).
 * RangeError for a negative count or n0, for league rates that do not sum to 1, or when neither record nor n0 says anything of an outcome.
 */
export function shrinkRates(counts: OutcomeCounts, league: OutcomeRates, n0: OutcomeCounts): OutcomeRates {
  requireCounts(counts, 'count');
  requireCounts(n0, 'n0');
  requireRates(league, 'league');
  const turns = sumOutcomes(counts);
  return normaliseOutcomes(
    byOutcome((outcome) => {
      const weight = turns + n0[outcome];
      if (weight === 0) throw new RangeError(`nothing is known of ${outcome}`);
      return (counts[outcome] + n0[outcome] * league[outcome]) / weight;
    }),
  );
}

import { byOutcome, normaliseOutcomes, type OutcomeFactors, type OutcomeRates, requireFactors, requireRates } from '../outcomes.ts';

/**
 * Rates after each outcome's odds are multiplied by every factor in turn, brought back to a sum of 1.
 * RangeError when the rates do not sum to 1 or a factor is not above 0.
 */
export function applyFactors(rates: OutcomeRates, ...factors: readonly OutcomeFactors[]): OutcomeRates {
  requireRates(rates, 'outcome');
  for (const factor of factors) requireFactors(factor, 'outcome');
  return normaliseOutcomes(
    byOutcome((outcome) => {
      const factor = factors.reduce((product, one) => product * one[outcome], 1);
      const rate = rates[outcome];
      return (rate * factor) / (1 - rate + rate * factor);
    }),
  );
}

/** The factors that undo these. */
export function invertFactors(factors: OutcomeFactors): OutcomeFactors {
  requireFactors(factors, 'outcome');
  return byOutcome((outcome) => 1 / factors[outcome]);
}

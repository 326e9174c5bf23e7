/** What a turn at bat can come to, the most frequent first; `out` is a ball in play that is no hit, errors and sacrifices included. */
export const OUTCOMES = ['out', 'strikeout', 'single', 'walk', 'double', 'homeRun', 'hitByPitch', 'triple'] as const;
export type Outcome = (typeof OUTCOMES)[number];
/** The place of each outcome in every flat table. */
export const OUTCOME: Readonly<Record<Outcome, number>> = {
  out: 0,
  strikeout: 1,
  single: 2,
  walk: 3,
  double: 4,
  homeRun: 5,
  hitByPitch: 6,
  triple: 7,
};

/** Probability of each outcome of one turn at bat; they sum to 1. */
export type OutcomeRates = Readonly<Record<Outcome, number>>;
/** Turns at bat that came to each outcome; fractions where older ones count less. */
export type OutcomeCounts = Readonly<Record<Outcome, number>>;
/** What each outcome's odds are multiplied by; above 0. */
export type OutcomeFactors = Readonly<Record<Outcome, number>>;

/** Rates that are kept to six decimals sum to a little less. */
const SUM_TOLERANCE = 1e-5;

/** A record made outcome by outcome. */
export function byOutcome(value: (outcome: Outcome) => number): Record<Outcome, number> {
  return Object.fromEntries(OUTCOMES.map((outcome) => [outcome, value(outcome)])) as Record<Outcome, number>;
}

export const sumOutcomes = (weights: OutcomeCounts): number => OUTCOMES.reduce((sum, outcome) => sum + weights[outcome], 0);

/** Weights brought to a sum of 1. RangeError when one is negative or not finite, or when all are zero. */
export function normaliseOutcomes(weights: OutcomeCounts): OutcomeRates {
  requireCounts(weights, 'weight');
  const sum = sumOutcomes(weights);
  if (!(sum > 0)) throw new RangeError('no outcome has any weight');
  return byOutcome((outcome) => weights[outcome] / sum);
}

export function requireCounts(counts: OutcomeCounts, name: string): void {
  for (const outcome of OUTCOMES) {
    const count = counts[outcome];
    if (!Number.isFinite(count) || count < 0) throw new RangeError(`${name} of ${outcome} must be at least 0, not ${count}`);
  }
}

/** RangeError unless every rate is from 0 to 1 and they sum to 1, to one in a hundred thousand. */
export function requireRates(rates: OutcomeRates, name: string): void {
  requireCounts(rates, `${name} rate`);
  const sum = sumOutcomes(rates);
  if (Math.abs(sum - 1) > SUM_TOLERANCE) throw new RangeError(`${name} rates sum to ${sum}, not 1`);
}

export function requireFactors(factors: OutcomeFactors, name: string): void {
  for (const outcome of OUTCOMES) {
    const factor = factors[outcome];
    if (!Number.isFinite(factor) || factor <= 0) throw new RangeError(`${name} factor of ${outcome} must be above 0, not ${factor}`);
  }
}

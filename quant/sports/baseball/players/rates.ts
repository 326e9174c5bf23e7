import { HALF_LIFE_DAYS, PARK_N0, PITCH_BUDGET, STEALS } from './constants.ts';
import {
  byOutcome,
  normaliseOutcomes,
  type OutcomeCounts,
  type OutcomeFactors,
  type OutcomeRates,
  requireCounts,
  requireFactors,
  requireRates,
  sumOutcomes,
} from './outcomes.ts';

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

export interface DatedCounts {
  /** Days from the turns at bat to the day the rates are for; at least 0. */
  daysAgo: number;
  counts: OutcomeCounts;
}

/** What a turn at bat of some days ago counts: one half after every half-life. RangeError for days below 0 or a half-life not above 0. */
export function fadeWeight(daysAgo: number, halfLifeDays: number = HALF_LIFE_DAYS): number {
  if (!Number.isFinite(daysAgo) || daysAgo < 0) throw new RangeError(`days ago must be at least 0, not ${daysAgo}`);
  if (!Number.isFinite(halfLifeDays) || halfLifeDays <= 0) throw new RangeError(`a half-life must be above 0, not ${halfLifeDays}`);
  return 0.5 ** (daysAgo / halfLifeDays);
}

/** One record of many, the older the less it counts. */
export function fadeCounts(records: readonly DatedCounts[], halfLifeDays: number = HALF_LIFE_DAYS): OutcomeCounts {
  const faded = byOutcome(() => 0);
  for (const { daysAgo, counts } of records) {
    requireCounts(counts, 'count');
    const weight = fadeWeight(daysAgo, halfLifeDays);
    for (const outcome of Object.keys(faded) as (keyof typeof faded)[]) faded[outcome] += weight * counts[outcome];
  }
  return faded;
}

/**
 * What a batter's turns against a pitcher come to: batter times pitcher over league, outcome by outcome, brought to a sum of 1 (log5 for many
 * outcomes; Haechrel, SABR 2014). A league pitcher leaves the batter as he is, and the other way round.
 * RangeError when a set does not sum to 1 or the league never has an outcome that one of them has.
 */
export function matchRates(batter: OutcomeRates, pitcher: OutcomeRates, league: OutcomeRates): OutcomeRates {
  requireRates(batter, 'batter');
  requireRates(pitcher, 'pitcher');
  requireRates(league, 'league');
  return normaliseOutcomes(
    byOutcome((outcome) => {
      if (league[outcome] > 0) return (batter[outcome] * pitcher[outcome]) / league[outcome];
      if (batter[outcome] > 0 || pitcher[outcome] > 0) throw new RangeError(`the league has no ${outcome}`);
      return 0;
    }),
  );
}

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

export interface Steals {
  /** Attempts of second base a turn at bat begun on first with second open; 0 to 1. */
  attempts: number;
  /** Share of the attempts that are safe; 0 to 1. */
  success: number;
}

function requireCount(value: number, name: string): void {
  if (!Number.isFinite(value) || value < 0) throw new RangeError(`${name} must be at least 0, not ${value}`);
}

/**
 * A runner's steals of second, drawn towards the league of 2023-2024. `opportunities` are turns at bat begun with him on first and second open.
 * RangeError unless 0 <= safe <= attempts <= opportunities.
 */
export function shrinkSteals(record: { opportunities: number; attempts: number; safe: number }): Steals {
  const { opportunities, attempts, safe } = record;
  requireCount(safe, 'safe');
  if (!(attempts >= safe) || !(opportunities >= attempts) || !Number.isFinite(opportunities))
    throw new RangeError(`${safe} safe of ${attempts} attempts in ${opportunities} opportunities cannot be`);
  return {
    attempts: (attempts + STEALS.n0Opportunities * STEALS.attempts) / (opportunities + STEALS.n0Opportunities),
    success: (safe + STEALS.n0Attempts * STEALS.success) / (attempts + STEALS.n0Attempts),
  };
}

/** Pitches a starter is usually given: his own mean drawn towards the league's 85. RangeError for counts below 0 or pitches without a start. */
export function shrinkPitchBudget(record: { starts: number; pitches: number }): number {
  const { starts, pitches } = record;
  requireCount(starts, 'starts');
  requireCount(pitches, 'pitches');
  if (starts === 0 && pitches > 0) throw new RangeError(`${pitches} pitches in no start cannot be`);
  return (pitches + PITCH_BUDGET.n0Starts * PITCH_BUDGET.mean) / (starts + PITCH_BUDGET.n0Starts);
}

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

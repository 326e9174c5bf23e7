import { requireFinite, requireInnerProbability, requireProbability, sum } from '../maths/index.ts';
import { maximiseGrowth } from './growth/index.ts';

/** One way in which all bets can end together: its probability and the profit per unit staked of each bet (d - 1, -1, or 0 for a push). */
export interface JointOutcome {
  probability: number;
  returns: readonly number[];
}

/** Shares of the bankroll in the order of the bets and the growth of the log bankroll that they give. */
export interface JointKelly {
  fractions: number[];
  growth: number;
}

const ROUNDING = 1e-6;

/**
 * Growth-optimal stakes, none negative, on bets whose results are correlated (legs of one game, both sides of a middle), to about 1e-9. Their
 * sum stays at or below `mostAtRisk` (1 unless given). RangeError where probabilities do not sum to 1, rows differ in length or a bet
 * loses more than its stake.
 */
export function jointKelly(outcomes: readonly JointOutcome[], mostAtRisk = 1): JointKelly {
  const bets = outcomes[0]?.returns.length ?? 0;
  if (mostAtRisk !== 1) requireInnerProbability(mostAtRisk, 'most at risk');
  if (Math.abs(sum(outcomes.map(({ probability }) => requireProbability(probability))) - 1) > ROUNDING)
    throw new RangeError('The probabilities of all outcomes must sum to 1');
  for (const { returns } of outcomes) {
    if (returns.length !== bets) throw new RangeError('Every outcome needs the return of every bet');
    if (returns.some((value) => requireFinite(value, 'return') < -1)) throw new RangeError('A bet cannot lose more than its stake');
  }
  return maximiseGrowth(
    outcomes.filter(({ probability }) => probability > 0),
    bets,
    mostAtRisk,
  );
}

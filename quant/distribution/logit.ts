import { requireFinite, requireInnerProbability } from '../maths/index.ts';

/** Natural log of the odds of a probability strictly between 0 and 1. RangeError outside. */
export function logit(probability: number): number {
  requireInnerProbability(probability);
  return Math.log(probability) - Math.log1p(-probability);
}

/** Probability, 0 to 1, for log-odds: the inverse of `logit`. RangeError for NaN and infinity. */
export function logistic(logOdds: number): number {
  requireFinite(logOdds, 'log-odds');
  if (logOdds >= 0) return 1 / (1 + Math.exp(-logOdds));
  const odds = Math.exp(logOdds);
  return odds / (1 + odds);
}

import { requireCount, requireInnerProbability, requirePositive } from '../maths/index.ts';
import { logChoose, logGamma } from './log-gamma.ts';

/** What is known of a rate: its mean, strictly between 0 and 1, and how many tries that knowledge is worth (alpha + beta, above 0). */
export interface UncertainRate {
  mean: number;
  concentration: number;
}

/** Probability of `successes` in `tries` where the rate itself follows a beta distribution. RangeError for successes above tries and the like. */
export function betaBinomialProbability(successes: number, tries: number, rate: UncertainRate): number {
  const alpha = requireInnerProbability(rate.mean, 'mean') * requirePositive(rate.concentration, 'concentration');
  const beta = (1 - rate.mean) * rate.concentration;
  const ways = logChoose(tries, successes);
  return Math.exp(ways + logBeta(successes + alpha, tries - successes + beta) - logBeta(alpha, beta));
}

/** Probabilities of 0 to `tries` successes. RangeError as `betaBinomialProbability`. */
export function betaBinomialTable(tries: number, rate: UncertainRate): number[] {
  requireCount(tries, 'number of tries');
  return Array.from({ length: tries + 1 }, (_, successes) => betaBinomialProbability(successes, tries, rate));
}

function logBeta(first: number, second: number): number {
  return logGamma(first) + logGamma(second) - logGamma(first + second);
}

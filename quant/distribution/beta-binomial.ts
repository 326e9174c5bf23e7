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
  const [alpha, beta] = [rate.mean * rate.concentration, (1 - rate.mean) * rate.concentration];
  const table = Array.from({ length: tries + 1 }, () => 0);
  // From the middle outwards, where nothing is too small to be a number.
  const middle = Math.floor(tries * requireInnerProbability(rate.mean, 'mean'));
  const more = (at: number): number => ((tries - at) * (at + alpha)) / ((at + 1) * (tries - at - 1 + beta));
  table[middle] = betaBinomialProbability(middle, tries, rate);
  for (let at = middle; at < tries; at += 1) table[at + 1] = table[at]! * more(at);
  for (let at = middle; at > 0; at -= 1) table[at - 1] = table[at]! / more(at - 1);
  return table;
}

function logBeta(first: number, second: number): number {
  return logGamma(first) + logGamma(second) - logGamma(first + second);
}

import { requireCount, requireProbability } from '../maths/index.ts';
import { logChoose } from './log-gamma.ts';

/** Probability of exactly `successes` in `tries` with the same probability. RangeError for counts that are not whole or successes above tries. */
export function binomialProbability(successes: number, tries: number, probability: number): number {
  requireProbability(probability);
  const ways = logChoose(tries, successes);
  if (probability === 0) return successes === 0 ? 1 : 0;
  if (probability === 1) return successes === tries ? 1 : 0;
  return Math.exp(ways + successes * Math.log(probability) + (tries - successes) * Math.log1p(-probability));
}

/** Probabilities of 0 to `tries` successes. RangeError as `binomialProbability`. */
export function binomialTable(tries: number, probability: number): number[] {
  requireCount(tries, 'number of tries');
  return Array.from({ length: tries + 1 }, (_, successes) => binomialProbability(successes, tries, probability));
}

/** Probability of `least` successes or more; the smaller tail is summed, so that it keeps its digits. RangeError as `binomialProbability`. */
export function binomialAtLeast(least: number, tries: number, probability: number): number {
  requireCount(least, 'least');
  requireCount(tries, 'number of tries');
  requireProbability(probability);
  if (least === 0) return 1;
  if (least > tries * probability) return addUp(least, tries, tries, probability);
  return 1 - addUp(0, least - 1, tries, probability);
}

function addUp(from: number, to: number, tries: number, probability: number): number {
  let total = 0;
  for (let successes = from; successes <= to; successes += 1) total += binomialProbability(successes, tries, probability);
  return Math.min(1, total);
}

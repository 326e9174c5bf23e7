import { lineProbabilities, type Probabilities } from '../distribution/index.ts';
import { impliedSum } from '../margin/index.ts';
import { requirePositive, requireProbability } from '../maths/index.ts';
import { decimalPrice } from '../price/index.ts';

/** Chances of a middle: both win, or one wins and the other (the first, the second) is a push. The rest wins one and loses the other. */
export interface MiddleChances {
  both: number;
  firstPushes?: number;
  secondPushes?: number;
}

/** What a middle can come to beside one side winning and the other losing. */
export type MiddleResult = 'both' | 'firstPushes' | 'secondPushes';

/**
 * Which of these two lines of whole counts can have, `low` and `high` being the numbers at which the first and the second side push: over 8.5 and
 * under 9 only push the second, over 8.5 and under 9.5 both win at 9. `never`: counts that cannot be, as a margin of 0 where no game is tied.
 * RangeError where the lines leave a gap.
 */
export function middleResults(low: number, high: number, never: readonly number[] = []): MiddleResult[] {
  if (!(high > low)) throw new RangeError('A middle needs the over line below the under line');
  const isCount = (value: number): boolean => Number.isInteger(value) && !never.includes(value);
  const between = Array.from({ length: Math.ceil(high) - Math.floor(low) + 1 }, (_, step) => Math.floor(low) + step);
  const results: MiddleResult[] = [];
  if (between.some((count) => count > low && count < high && isCount(count))) results.push('both');
  if (isCount(low)) results.push('firstPushes');
  if (isCount(high)) results.push('secondPushes');
  return results;
}

/** How often a gain has to come to make up for a loss the rest of the time: loss / (gain + loss), 0 without a loss. RangeError for a gain at zero or below. */
export const breakEvenOfGain = (gain: number, loss: number): number =>
  Math.max(0, loss) / (requirePositive(gain, 'gain') + Math.max(0, loss));

/**
 * Probability of winning both sides at which a middle breaks even, stakes set so that either side returns the same: the overround, 0 for an
 * arbitrage. -110 twice needs 4.76%. RangeError for a price of 1 or below.
 */
export function middleBreakEven(firstDecimal: number, secondDecimal: number): number {
  return Math.max(0, impliedSum([firstDecimal, secondDecimal]) - 1);
}

/** Expected profit per unit staked on both sides, with those stakes. A push hands that side's stake back while the other wins. RangeError for chances above 1 together. */
export function middleExpectedValue(firstDecimal: number, secondDecimal: number, chances: MiddleChances): number {
  const { both, firstPushes = 0, secondPushes = 0 } = chances;
  const pushed = requireProbability(firstPushes) + requireProbability(secondPushes);
  if (requireProbability(both) + pushed > 1 + 1e-12) throw new RangeError('The chances of a middle cannot exceed 1 together');
  const staked = impliedSum([firstDecimal, secondDecimal]);
  // One unit comes back from the winning side; a second one in the middle, and a stake of 1/d where the other side is a push.
  const returned = 1 + both + firstPushes / firstDecimal + secondPushes / secondDecimal;
  return returned / staked - 1;
}

/** How a total is split between over and under so that either returns the same. RangeError for a price of 1 or below. */
export function middleStakes(overDecimal: number, underDecimal: number, totalStake: number): { over: number; under: number } {
  const over = (requirePositive(totalStake, 'total stake') * decimalPrice(underDecimal)) / (decimalPrice(overDecimal) + underDecimal);
  return { over, under: totalStake - over };
}

/** The chances of a middle from a distribution of counts (runs, strikeouts), an over line and a higher under line. RangeError where the lines leave a gap. */
export function middleChances(table: Probabilities, overLine: number, underLine: number): Required<MiddleChances> {
  if (!(underLine > overLine)) throw new RangeError('A middle needs the over line below the under line');
  const over = lineProbabilities(table, overLine);
  const under = lineProbabilities(table, underLine);
  const both = Math.max(0, over.over + under.under - 1);
  return { both, firstPushes: over.push, secondPushes: under.push };
}

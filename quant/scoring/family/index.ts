import { normalProbability } from '../../distribution/index.ts';
import { requireCount, requireInnerProbability, requireProbability } from '../../maths/index.ts';
import { drawUniform, type RandomState, seedRandom } from '../../random/index.ts';

/**
 * Records and streaks that were all looked at. A place is a trial's index, or its complement (`~index`) where the other side of that trial is
 * meant; streaks list their trials newest first.
 */
export interface Family {
  /** That each trial is won, 0 to 1 without the ends. */
  probabilities: ArrayLike<number>;
  records: readonly ArrayLike<number>[];
  streaks: readonly ArrayLike<number>[];
}

const isWon = (outcomes: ArrayLike<number>, place: number): boolean => (place < 0 ? outcomes[~place] === 0 : outcomes[place] === 1);
const chanceOf = (probabilities: ArrayLike<number>, place: number): number =>
  place < 0 ? 1 - probabilities[~place]! : probabilities[place]!;

interface Expectation {
  wins: number;
  deviation: number;
}

function expectationOf(probabilities: ArrayLike<number>, record: ArrayLike<number>): Expectation {
  let wins = 0;
  let variance = 0;
  for (let at = 0; at < record.length; at += 1) {
    const chance = requireInnerProbability(chanceOf(probabilities, record[at]!), 'probability');
    wins += chance;
    variance += chance * (1 - chance);
  }
  return { wins, deviation: Math.sqrt(variance) };
}

/** Standard deviations between the wins of a record and what was expected of it; 0 of no trial. */
function distanceOf(outcomes: ArrayLike<number>, record: ArrayLike<number>, { wins, deviation }: Expectation): number {
  let won = 0;
  for (let at = 0; at < record.length; at += 1) if (isWon(outcomes, record[at]!)) won += 1;
  return deviation === 0 ? 0 : Math.abs(won - wins) / deviation;
}

const twoSided = (distance: number): number => 2 * normalProbability(-distance);

/** Two-sided chance of a record as far from what its probabilities expect, 0 to 1 (normal). 1 for no trial. RangeError for a probability of 0 or 1. */
export const recordChance = (probabilities: ArrayLike<number>, outcomes: ArrayLike<number>, record: ArrayLike<number>): number =>
  twoSided(distanceOf(outcomes, record, expectationOf(probabilities, record)));

/** How many of the newest trials went the same way, which way, and the chance of one as long in either direction, at most 1. Length 0 of none. */
export function currentStreak(
  probabilities: ArrayLike<number>,
  outcomes: ArrayLike<number>,
  streak: ArrayLike<number>,
): { length: number; isWon: boolean; chance: number } {
  const first = streak.length > 0 && isWon(outcomes, streak[0]!);
  let length = 0;
  let chance = 1;
  while (length < streak.length && isWon(outcomes, streak[length]!) === first) {
    const won = requireInnerProbability(chanceOf(probabilities, streak[length]!), 'probability');
    chance *= first ? won : 1 - won;
    length += 1;
  }
  return { length, isWon: first, chance: Math.min(1, 2 * chance) };
}

/**
 * The smallest chance found anywhere in the family, in each of `draws` worlds in which every trial falls as its probability says; in order.
 * Trials are drawn apart from each other. Source: Westfall and Young 1993, resampling of the smallest p-value.
 */
export function smallestChances(family: Family, { seed, draws = 1000 }: { seed: number; draws?: number }): Float64Array {
  requireCount(draws, 'number of draws', 1);
  const random = seedRandom(seed);
  const outcomes = new Uint8Array(family.probabilities.length);
  const expected = family.records.map((record) => expectationOf(family.probabilities, record));
  return Float64Array.from({ length: draws }, () => {
    drawOutcomes(random, family.probabilities, outcomes);
    let farthest = 0;
    family.records.forEach((record, at) => {
      farthest = Math.max(farthest, distanceOf(outcomes, record, expected[at]!));
    });
    let smallest = twoSided(farthest);
    for (const streak of family.streaks) smallest = Math.min(smallest, currentStreak(family.probabilities, outcomes, streak).chance);
    return smallest;
  }).sort();
}

/** Chance that a family without any edge holds something as unlikely as `chance`, from its smallest chances in order; never 0. */
export function chanceAmong(smallest: ArrayLike<number>, chance: number): number {
  requireProbability(chance, 'chance');
  let reached = 0;
  while (reached < smallest.length && smallest[reached]! <= chance) reached += 1;
  return (reached + 1) / (smallest.length + 1);
}

function drawOutcomes(random: RandomState, probabilities: ArrayLike<number>, outcomes: Uint8Array): void {
  for (let at = 0; at < outcomes.length; at += 1) outcomes[at] = drawUniform(random) < probabilities[at]! ? 1 : 0;
}

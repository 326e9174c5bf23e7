import { normalProbability } from '../../distribution/index.ts';
import { requireCount, requireProbability } from '../../maths/index.ts';

/** The longest row of wins (1) in a record of 1 and 0; 0 where nothing was won. RangeError for other outcomes. */
export function longestStreak(outcomes: ArrayLike<number>): number {
  let longest = 0;
  let current = 0;
  for (let index = 0; index < outcomes.length; index += 1) {
    current = requireOutcome(outcomes[index]) === 1 ? current + 1 : 0;
    longest = Math.max(longest, current);
  }
  return longest;
}

/**
 * Probability that independent tries with one win probability hold at least one streak of `length` wins or more: how little a hot streak
 * says. One step a try, whatever the length. RangeError for a length below 1, tries that are not whole, or a probability outside 0 to 1.
 * Source: Feller, An Introduction to Probability Theory, volume 1, XIII.7 (success runs).
 */
export function streakProbability(tries: number, length: number, winProbability: number): number {
  requireCount(tries, 'number of tries');
  requireCount(length, 'length', 1);
  requireProbability(winProbability);
  if (tries < length) return 0;
  const streak = winProbability ** length;
  // firstAt[n]: the first streak is complete at try n + length: a loss right before it, and no streak until that loss.
  const firstAt = new Float64Array(tries - length + 1);
  firstAt[0] = streak;
  let [reached, beforeLoss] = [streak, 0];
  for (let after = 1; after < firstAt.length; after += 1) {
    if (after > length) beforeLoss += firstAt[after - length - 1]!;
    firstAt[after] = (1 - beforeLoss) * (1 - winProbability) * streak;
    reached += firstAt[after]!;
  }
  return Math.min(1, reached);
}

/** The longest streak that at least half of all independent records of so many tries hold; 0 where none does. RangeError as `streakProbability`. */
export function typicalStreak(tries: number, winProbability: number): number {
  let [atLeast, below] = [0, tries + 1];
  while (below - atLeast > 1) {
    const middle = Math.floor((atLeast + below) / 2);
    if (streakProbability(tries, middle, winProbability) >= 0.5) atLeast = middle;
    else below = middle;
  }
  return atLeast;
}

/** The longest streak of a record of 1 and 0, the chance of one so long or longer at this win probability (1 for none), and the typical one. */
export interface StreakLuck {
  length: number;
  chance: number;
  typical: number;
}

/** How much luck the longest streak of a record needed. RangeError for other outcomes than 1 and 0, or a probability outside 0 to 1. */
export function streakLuck(outcomes: ArrayLike<number>, winProbability: number): StreakLuck {
  const length = longestStreak(outcomes);
  return {
    length,
    chance: length === 0 ? 1 : streakProbability(outcomes.length, length, winProbability),
    typical: typicalStreak(outcomes.length, winProbability),
  };
}

/** Runs of like results in a record, how many chance gives, the z of the difference (negative: streaky) and its two-sided p-value. */
export interface RunsTest {
  runs: number;
  expectedRuns: number;
  z: number;
  pValue: number;
}

/** Do wins and losses follow each other as independent results would? RangeError unless both occur, in a record of three or more. Source: Wald and Wolfowitz 1940. */
export function runsTest(outcomes: ArrayLike<number>): RunsTest {
  let wins = 0;
  let runs = 0;
  for (let index = 0; index < outcomes.length; index += 1) {
    wins += requireOutcome(outcomes[index]);
    if (index === 0 || outcomes[index] !== outcomes[index - 1]) runs += 1;
  }
  const losses = outcomes.length - wins;
  if (wins === 0 || losses === 0 || outcomes.length < 3) throw new RangeError('A runs test needs wins and losses, three results at least');
  const expectedRuns = 1 + (2 * wins * losses) / outcomes.length;
  const variance = ((expectedRuns - 1) * (expectedRuns - 2)) / (outcomes.length - 1);
  const z = (runs - expectedRuns) / Math.sqrt(variance);
  return { runs, expectedRuns, z, pValue: 2 * normalProbability(-Math.abs(z)) };
}

function requireOutcome(outcome: number | undefined): number {
  if (outcome !== 0 && outcome !== 1) throw new RangeError(`A result is 1 or 0, not ${outcome}`);
  return outcome;
}

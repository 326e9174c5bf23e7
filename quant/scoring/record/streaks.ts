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
 * says. RangeError for a length below 1, tries that are not whole, or a probability outside 0 to 1.
 */
export function streakProbability(tries: number, length: number, winProbability: number): number {
  requireCount(tries, 'number of tries');
  requireCount(length, 'length', 1);
  requireProbability(winProbability);
  // Chances of standing at a current streak of 0, 1, ... length - 1, none of `length` having been seen.
  let standing = Array.from({ length }, (_, streak) => (streak === 0 ? 1 : 0) as number);
  let reached = 0;
  for (let step = 0; step < tries; step += 1) {
    reached += standing[length - 1]! * winProbability;
    const unbroken = standing.reduce((total, chance) => total + chance, 0);
    standing = [unbroken * (1 - winProbability), ...standing.slice(0, -1).map((chance) => chance * winProbability)];
  }
  return Math.min(1, reached);
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

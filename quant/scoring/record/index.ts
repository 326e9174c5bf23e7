import { binomialAtLeast, normalProbability, normalQuantile } from '../../distribution/index.ts';
import { requireCount, requireFinite, requireInnerProbability, requirePositive, requireProbability } from '../../maths/index.ts';
import { twoSidedScore } from '../intervals/index.ts';

/** How surprising a record is for someone without an edge: standard deviations above, and the chance of as good a record or a better one. */
export interface RecordTest {
  z: number;
  pValue: number;
}

/** One settled bet: its stake in any one unit, its decimal price, and whether it won. Pushes and voids are left out. */
export interface SettledBet {
  stake: number;
  decimal: number;
  isWon: boolean;
}

/**
 * Tests wins of a record at one price against the break-even rate (0.5238 at -110); pushes are left out. The p-value is the exact binomial
 * chance of as many wins or more. RangeError without a bet or for a rate not strictly between 0 and 1.
 */
export function breakEvenTest(wins: number, losses: number, breakEvenRate: number): RecordTest {
  const tries = requireCount(wins, 'number of wins') + requireCount(losses, 'number of losses');
  requireInnerProbability(breakEvenRate, 'break-even rate');
  if (tries === 0) throw new RangeError('A record needs a bet');
  const deviation = Math.sqrt(tries * breakEvenRate * (1 - breakEvenRate));
  return { z: (wins - tries * breakEvenRate) / deviation, pValue: binomialAtLeast(wins, tries, breakEvenRate) };
}

/**
 * Tests the profit of bets at their own prices against fair bets (each won with probability 1/d, so worth nothing). Normal p-value.
 * RangeError without a bet, for a stake at zero or below or a price of 1 or below.
 */
export function profitTest(bets: readonly SettledBet[]): RecordTest {
  if (bets.length === 0) throw new RangeError('A record needs a bet');
  let profit = 0;
  let variance = 0;
  for (const { stake, decimal, isWon } of bets) {
    const toWin = requirePositive(decimal - 1, 'profit per unit');
    profit += isWon ? requirePositive(stake, 'stake') * toWin : -requirePositive(stake, 'stake');
    variance += stake ** 2 * toWin;
  }
  const z = profit / Math.sqrt(variance);
  return { z, pValue: normalProbability(-z) };
}

/** The max drawdown of a balance from an earlier peak, in the balance's unit, and between which places of the series it lay. */
export interface Drawdown {
  depth: number;
  peakIndex: number;
  troughIndex: number;
}

/** Largest fall from a peak in a series of balances; depth 0 at place 0 where it never falls. RangeError of nothing or for NaN. */
export function maxDrawdown(balances: ArrayLike<number>): Drawdown {
  return deepest(balances, (peak, balance) => peak - balance);
}

/**
 * Largest fall as a fraction of the peak before it, 0 to below 1; depth 0 at place 0 where the balance never falls. RangeError of nothing or for a
 * balance at zero or below.
 */
export function maxDrawdownFraction(balances: ArrayLike<number>): Drawdown {
  for (let index = 0; index < balances.length; index += 1) requirePositive(balances[index]!, 'balance');
  return deepest(balances, (peak, balance) => 1 - balance / peak);
}

/** Balances after each bet, the start included, from a start and the profit of each bet. RangeError for NaN. */
export function balancesOf(start: number, profits: ArrayLike<number>): number[] {
  const balances = [requireFinite(start, 'start')];
  for (let index = 0; index < profits.length; index += 1) balances.push(balances[index]! + requireFinite(profits[index]!, 'profit'));
  return balances;
}

function deepest(balances: ArrayLike<number>, fall: (peak: number, balance: number) => number): Drawdown {
  if (balances.length === 0) throw new RangeError('A drawdown needs a balance');
  const worst: Drawdown = { depth: 0, peakIndex: 0, troughIndex: 0 };
  let peakIndex = 0;
  for (let index = 0; index < balances.length; index += 1) {
    if (requireFinite(balances[index]!, 'balance') > balances[peakIndex]!) peakIndex = index;
    const depth = fall(balances[peakIndex]!, balances[index]!);
    if (depth > worst.depth) Object.assign(worst, { depth, peakIndex, troughIndex: index });
  }
  return worst;
}

/**
 * Bets needed to tell an edge (0.02 for 2% of the stake) from none, two-sided at a confidence, with a chance (`power`) to see it. The
 * deviation of a unit bet is about 1 near even odds. 19,623 for 2%. RangeError for an edge or deviation at zero or below.
 */
export function sampleSizeForEdge(edge: number, { deviation = 1, confidence = 0.95, power = 0.8 } = {}): number {
  const reach = twoSidedScore(confidence) + normalQuantile(requireInnerProbability(power, 'power'));
  return Math.ceil((reach * requirePositive(deviation, 'deviation')) ** 2 / requirePositive(edge, 'edge') ** 2);
}

/** Standard deviation of the profit of a one-unit bet: a win pays d - 1. RangeError for a price of 1 or below, or no inner probability. */
export function unitBetDeviation(probability: number, decimal: number): number {
  requirePositive(decimal - 1, 'profit per unit');
  return decimal * Math.sqrt(requireInnerProbability(probability) * (1 - probability));
}

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

import { binomialAtLeast, normalProbability } from '../../distribution/index.ts';
import { requireCount, requireInnerProbability, requirePositive } from '../../maths/index.ts';

/** How surprising a record is for somebody without an edge: standard deviations above, and the chance of as good a record or a better one. */
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

import { TOTAL_SHADE_RUNS } from '../constants.ts';
import { meanFinalRuns } from '../game-distribution.ts';
import { evenLine } from '../market/list-markets.ts';
import type { GameRules } from '../rules.ts';
import { type LineTarget, matchDistribution, matchLine, overChance } from './match-distribution.ts';

/**
 * Mean runs that a book's total stands for: the mean of the game whose total passes the line with the price's chance, less what books
 * habitually add. A line is nearer the median than the mean, which lies about half a run above it. RangeError as `matchLine`.
 */
export function meanRunsOfLine(target: LineTarget, rules?: Partial<GameRules>): number {
  return meanFinalRuns(matchLine(target, rules)).total - TOTAL_SHADE_RUNS;
}

/**
 * The half-run line that a book would hang on a game of these mean runs, closest to even, and the chance without margin that its price would
 * say it is passed: `meanRunsOfLine` backwards. RangeError as `matchDistribution`.
 */
export function lineOfMeanRuns(target: { pHome: number; total: number }, rules?: Partial<GameRules>): LineTarget {
  const { full } = matchDistribution({ pHome: target.pHome, total: target.total + TOTAL_SHADE_RUNS }, rules);
  const line = evenLine(full.total);
  return { pHome: target.pHome, line, overProbability: overChance(full, line) };
}

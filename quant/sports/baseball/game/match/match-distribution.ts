import { logit } from '../../../../distribution/index.ts';
import { requireInnerProbability, requirePositive } from '../../../../maths/index.ts';
import type { ExpectedRuns } from '../expected-runs.ts';
import { type GameDistribution, gameDistribution } from '../game-distribution.ts';
import { gameModel } from '../game-model.ts';
import { type GameRules, settleRules } from '../rules.ts';
import { finalTable } from '../table/final-table.ts';
import { chanceBetween, meanCount, type PeriodTable, periodTable } from '../table/period-table.ts';
import { type Shortfall, type Slopes, solveRuns } from './solve-runs.ts';

/** A blended opinion of a game: the home side's chance to win, and the mean of the runs that will be scored. */
export interface GameTarget {
  pHome: number;
  total: number;
}

/** A total as a book hangs it: a number, and the chance without the margin that it is passed, given that it is not hit. */
export interface LineTarget {
  pHome: number;
  line: number;
  overProbability: number;
}

/** Rise of the log-odds to win with the tilt, of the mean total and of an over's chance with the sum, where games are played. */
const SLOPES = { logOdds: 1.74, total: 1, over: 0.09 };

/**
 * The game whose win chance and mean total are the given ones, so that every other market agrees with both. RangeError for a chance not
 * strictly between 0 and 1, a total not above 0, and a pair that no expected runs from 0.25 to 15 give.
 */
export function matchDistribution({ pHome, total }: GameTarget, rules?: Partial<GameRules>): GameDistribution {
  requirePositive(total, 'total');
  return matchTables(pHome, total, rules, (table) => meanCount(table.total) - total, SLOPES.total);
}

/**
 * The game whose win chance is the given one and whose total passes the line with the given chance. RangeError as `matchDistribution`, for a
 * line that is not a positive multiple of one half, and for a chance not strictly between 0 and 1.
 */
export function matchLine({ pHome, line, overProbability }: LineTarget, rules?: Partial<GameRules>): GameDistribution {
  if (!(line > 0) || !Number.isSafeInteger(line * 2)) throw new RangeError(`Not a total that books hang: ${line}`);
  requireInnerProbability(overProbability, 'chance of the over');
  return matchTables(pHome, line, rules, (table) => overChance(table, line) - overProbability, SLOPES.over);
}

/** Chance that a total passes a line, given that it does not land on it. */
export function overChance({ total }: Pick<PeriodTable, 'total'>, line: number): number {
  const over = chanceBetween(total, Math.floor(line) + 1, Number.POSITIVE_INFINITY);
  const under = chanceBetween(total, Number.NEGATIVE_INFINITY, Math.ceil(line) - 1);
  return over / (over + under);
}

type TotalShortfall = (table: PeriodTable) => number;

function matchTables(pHome: number, sum: number, rules: Partial<GameRules> | undefined, totalShortfall: TotalShortfall, slope: number) {
  const logOdds = logit(requireInnerProbability(pHome, "home side's chance"));
  const settled = settleRules(rules);
  const shortfall: Shortfall = (expected) => {
    const table = finalCounts(expected, settled);
    return [logit(chanceBetween(table.margin, 1, Number.POSITIVE_INFINITY)) - logOdds, totalShortfall(table)];
  };
  const slopes: Slopes = { tilt: SLOPES.logOdds, sum: slope };
  return gameDistribution(solveRuns(shortfall, { sum, tilt: logOdds / slopes.tilt }, slopes), settled);
}

const finalCounts = (expected: ExpectedRuns, rules: GameRules): PeriodTable => periodTable(finalTable(gameModel(expected, rules)).final);

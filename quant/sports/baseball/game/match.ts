import { logit } from '../../../distribution/index.ts';
import { requireInnerProbability, requirePositive } from '../../../maths/index.ts';
import { TOTAL_SHADE_RUNS } from './constants.ts';
import { type ExpectedRuns, FEWEST_EXPECTED_RUNS, MOST_EXPECTED_RUNS } from './expected-runs.ts';
import { type GameDistribution, gameDistribution, meanFinalRuns } from './game-distribution.ts';
import { gameModel } from './game-model.ts';
import { evenLine } from './market/list-markets.ts';
import { type GameRules, settleRules } from './rules.ts';
import { finalTable } from './table/final-table.ts';
import { chanceBetween, meanCount, type PeriodTable, periodTable } from './table/period-table.ts';

/** Both runs as their sum and the logarithm of home over away, in which win chance and total hardly disturb each other. */
interface Point {
  sum: number;
  tilt: number;
}

/** How far a game is from two demands: the first mostly moved by the tilt, the second by the sum, both rising. */
export type Shortfall = (expected: ExpectedRuns) => readonly [tilt: number, sum: number];

interface Slopes {
  tilt: number;
  sum: number;
}

const MOST_STEPS = 60;
const CLOSE_ENOUGH = 1e-10;
const LONGEST_TILT_STEP = 0.7;
const LONGEST_SUM_STEP = 4;

/**
 * Expected runs at which both shortfalls vanish, by Broyden's method from a start and the two slopes there. RangeError where no expected
 * runs from 0.25 to 15 do it.
 */
export function solveRuns(shortfall: Shortfall, start: Point, slopes: Slopes): ExpectedRuns {
  let point = bounded(start);
  let miss = shortfall(runsAt(point));
  let inverse: Matrix = [1 / slopes.tilt, 0, 0, 1 / slopes.sum];
  for (let step = 0; step < MOST_STEPS; step += 1) {
    if (Math.abs(miss[0]) < CLOSE_ENOUGH && Math.abs(miss[1]) < CLOSE_ENOUGH) return runsAt(point);
    const next = bounded({
      tilt: point.tilt - limited(inverse[0] * miss[0] + inverse[1] * miss[1], LONGEST_TILT_STEP),
      sum: point.sum - limited(inverse[2] * miss[0] + inverse[3] * miss[1], LONGEST_SUM_STEP),
    });
    const nextMiss = shortfall(runsAt(next));
    inverse = broyden(inverse, [next.tilt - point.tilt, next.sum - point.sum], [nextMiss[0] - miss[0], nextMiss[1] - miss[1]]);
    point = next;
    miss = nextMiss;
  }
  throw new RangeError('No game of baseball agrees with this chance and this total');
}

type Matrix = readonly [number, number, number, number];
type Pair = readonly [number, number];

/** The inverse slopes corrected by what the last step did; unchanged where it did nothing. */
function broyden(inverse: Matrix, moved: Pair, gained: Pair): Matrix {
  const [a, b, c, d] = inverse;
  const reached: Pair = [a * gained[0] + b * gained[1], c * gained[0] + d * gained[1]];
  const left: Pair = [moved[0] * a + moved[1] * c, moved[0] * b + moved[1] * d];
  const length = moved[0] * reached[0] + moved[1] * reached[1];
  if (Math.abs(length) < Number.MIN_VALUE * 2 ** 60) return inverse;
  const [first, second]: Pair = [(moved[0] - reached[0]) / length, (moved[1] - reached[1]) / length];
  return [a + first * left[0], b + first * left[1], c + second * left[0], d + second * left[1]];
}

function runsAt({ sum, tilt }: Point): ExpectedRuns {
  const awayRuns = sum / (1 + Math.exp(tilt));
  return { awayRuns: confined(awayRuns), homeRuns: confined(sum - awayRuns) };
}

const bounded = ({ sum, tilt }: Point): Point => ({
  sum: Math.min(Math.max(sum, 2 * FEWEST_EXPECTED_RUNS), 2 * MOST_EXPECTED_RUNS),
  tilt: Math.min(Math.max(tilt, -LARGEST_TILT), LARGEST_TILT),
});
const LARGEST_TILT = Math.log(MOST_EXPECTED_RUNS / FEWEST_EXPECTED_RUNS);

const confined = (runs: number): number => Math.min(Math.max(runs, FEWEST_EXPECTED_RUNS), MOST_EXPECTED_RUNS);
const limited = (step: number, longest: number): number => Math.min(Math.max(step, -longest), longest);

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

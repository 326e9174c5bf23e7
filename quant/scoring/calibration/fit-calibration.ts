import { logistic, logit } from '../../distribution/index.ts';
import { invertMatrix, mean, requireFinite, requireInnerProbability } from '../../maths/index.ts';
import { requireForecasts } from '../rules/index.ts';

/** A map from what a model says to what is published; plain values, so that it can be stored. */
export type CalibrationMap =
  | { kind: 'platt'; intercept: number; slope: number }
  | { kind: 'beta'; intercept: number; lower: number; upper: number }
  | { kind: 'isotonic'; stated: number[]; seen: number[] };

/** The published probability, 0 to 1, for a raw one strictly between 0 and 1; never falls where the raw one rises. RangeError outside. */
export function applyCalibration(map: CalibrationMap, probability: number): number {
  requireInnerProbability(probability);
  switch (map.kind) {
    case 'platt':
      return logistic(map.intercept + map.slope * logit(probability));
    case 'beta':
      return logistic(map.intercept + map.lower * Math.log(probability) - map.upper * Math.log1p(-probability));
    case 'isotonic':
      return interpolate(map.stated, map.seen, probability);
  }
}

function interpolate(stated: readonly number[], seen: readonly number[], at: number): number {
  const above = stated.findIndex((value) => value >= at);
  if (above === 0) return seen[0]!;
  if (above === -1) return seen.at(-1)!;
  const share = (at - stated[above - 1]!) / (stated[above]! - stated[above - 1]!);
  return seen[above - 1]! + share * (seen[above]! - seen[above - 1]!);
}

/** Coefficients in the order of the columns, with standard errors from the observed information. */
export interface LogisticFit {
  coefficients: number[];
  standardErrors: number[];
}

const MOST_STEPS = 100;
const SMALL_STEP = 1e-10;
const WILDEST_COEFFICIENT = 1e4;

/**
 * Logistic regression of outcomes (0 or 1) on columns of features by Newton's method; a column of ones is an intercept. RangeError for
 * unequal columns, for features that depend on each other, and where the columns separate the outcomes, so that no best fit exists.
 */
export function fitLogistic(columns: readonly ArrayLike<number>[], outcomes: ArrayLike<number>): LogisticFit {
  requireColumns(columns, outcomes);
  let coefficients = columns.map(() => 0);
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const { gradient, information } = slopesAt(columns, outcomes, coefficients);
    const covariance = invertMatrix(information);
    const move = covariance.map((row) => row.reduce((total, value, index) => total + value * gradient[index]!, 0));
    const largest = Math.max(...move.map(Math.abs));
    // Newton overshoots where the curve is flat, so no step may change a log-odds coefficient by more than five.
    coefficients = coefficients.map((value, index) => value + move[index]! * Math.min(1, 5 / largest));
    if (coefficients.some((value) => Math.abs(value) > WILDEST_COEFFICIENT)) break;
    if (largest < SMALL_STEP) return { coefficients, standardErrors: covariance.map((row, index) => Math.sqrt(row[index]!)) };
  }
  throw new RangeError('The features separate the outcomes: there is no best fit');
}

function slopesAt(columns: readonly ArrayLike<number>[], outcomes: ArrayLike<number>, coefficients: readonly number[]) {
  const gradient = columns.map(() => 0);
  const information = columns.map(() => columns.map(() => 0));
  for (let row = 0; row < outcomes.length; row += 1) {
    const logOdds = columns.reduce((total, column, index) => total + column[row]! * coefficients[index]!, 0);
    const probability = logistic(logOdds);
    const weight = probability * (1 - probability);
    columns.forEach((column, first) => {
      gradient[first]! += (outcomes[row]! - probability) * column[row]!;
      columns.forEach((other, second) => {
        information[first]![second]! += weight * column[row]! * other[row]!;
      });
    });
  }
  return { gradient, information };
}

function requireColumns(columns: readonly ArrayLike<number>[], outcomes: ArrayLike<number>): void {
  if (columns.length === 0 || outcomes.length === 0) throw new RangeError('A fit needs a feature and an outcome');
  for (let row = 0; row < outcomes.length; row += 1)
    if (outcomes[row] !== 0 && outcomes[row] !== 1) throw new RangeError(`An outcome is 0 or 1, not ${outcomes[row]}`);
  for (const column of columns) {
    if (column.length !== outcomes.length) throw new RangeError('Each feature needs one value for each outcome');
    for (let row = 0; row < column.length; row += 1) requireFinite(column[row]!, 'feature');
  }
}

interface Pool {
  count: number;
  hits: number;
  statedTotal: number;
}

/** Isotonic map by pooling neighbors that fall; ends are kept off 0 and 1 by one unseen result. Source: Zadrozny and Elkan 2002. */
function fitIsotonic(probabilities: ArrayLike<number>, outcomes: ArrayLike<number>): Extract<CalibrationMap, { kind: 'isotonic' }> {
  const pools: Pool[] = [];
  for (const pool of poolsOfEqual(probabilities, outcomes)) {
    pools.push(pool);
    while (pools.length > 1 && rate(pools.at(-2)!) >= rate(pools.at(-1)!)) {
      const last = pools.pop()!;
      const before = pools.pop()!;
      pools.push(merge(before, last));
    }
  }
  const edge = 1 / (outcomes.length + 2);
  return {
    kind: 'isotonic',
    stated: pools.map(({ statedTotal, count }) => statedTotal / count),
    seen: pools.map((pool) => Math.min(1 - edge, Math.max(edge, rate(pool)))),
  };
}

function poolsOfEqual(probabilities: ArrayLike<number>, outcomes: ArrayLike<number>): Pool[] {
  const order = Array.from(probabilities, (_, index) => index).sort((first, second) => probabilities[first]! - probabilities[second]!);
  const pools: Pool[] = [];
  order.forEach((index, place) => {
    const one: Pool = { count: 1, hits: outcomes[index]!, statedTotal: probabilities[index]! };
    const isSame = place > 0 && probabilities[order[place - 1]!] === probabilities[index];
    pools.push(isSame ? merge(pools.pop()!, one) : one);
  });
  return pools;
}

function merge(first: Pool, second: Pool): Pool {
  return { count: first.count + second.count, hits: first.hits + second.hits, statedTotal: first.statedTotal + second.statedTotal };
}

function rate({ hits, count }: Pool): number {
  return hits / count;
}

/** The line through the log-odds that was seen against the log-odds that was stated: 0 and 1 for an honest forecast. */
export interface CalibrationLine {
  intercept: number;
  slope: number;
  interceptStandardError: number;
  slopeStandardError: number;
}

/**
 * Calibration intercept and slope: logistic regression of the outcome on the logit of the probability. A slope below 1 says that the
 * forecasts were too bold. RangeError for probabilities at 0 or 1, all the same, or as `fitLogistic`. Source: Cox 1958.
 */
export function calibrationLine(probabilities: ArrayLike<number>, outcomes: ArrayLike<number>): CalibrationLine {
  const ones = Float64Array.from(probabilities, () => 1);
  const { coefficients, standardErrors } = fitLogistic(
    [ones, Float64Array.from(probabilities, (probability) => logit(probability))],
    outcomes,
  );
  return {
    intercept: coefficients[0]!,
    slope: coefficients[1]!,
    interceptStandardError: standardErrors[0]!,
    slopeStandardError: standardErrors[1]!,
  };
}

const RESULTS_FOR_BETA = 2000;
const RESULTS_FOR_ISOTONIC = 10_000;

/** The richest map that so many results can carry: Platt, beta from 2,000, isotonic from 10,000. */
export function calibrationKindFor(results: number): CalibrationMap['kind'] {
  if (results >= RESULTS_FOR_ISOTONIC) return 'isotonic';
  return results >= RESULTS_FOR_BETA ? 'beta' : 'platt';
}

/**
 * Fits a calibration map of one kind to past forecasts (strictly between 0 and 1) and outcomes (0 or 1). RangeError for unequal or empty
 * lists, where a fit does not exist, or where a map would fall as the forecast rises.
 */
export function fitCalibration(
  probabilities: ArrayLike<number>,
  outcomes: ArrayLike<number>,
  kind: CalibrationMap['kind'] = calibrationKindFor(outcomes.length),
): CalibrationMap {
  requireForecasts(probabilities, outcomes);
  if (kind === 'isotonic') return fitIsotonic(probabilities, outcomes);
  return kind === 'beta' ? fitBeta(probabilities, outcomes) : fitPlatt(probabilities, outcomes);
}

function fitPlatt(probabilities: ArrayLike<number>, outcomes: ArrayLike<number>): CalibrationMap {
  const { intercept, slope } = calibrationLine(probabilities, outcomes);
  if (slope < 0) throw new RangeError('These forecasts point the wrong way: no rising map fits them');
  return { kind: 'platt', intercept, slope };
}

// A negative exponent would turn the map round at one end, so it is set to zero and the other fitted again (Kull, Silva Filho, Flach 2017).
function fitBeta(probabilities: ArrayLike<number>, outcomes: ArrayLike<number>): CalibrationMap {
  const ones = Float64Array.from(probabilities, () => 1);
  const lowerColumn = Float64Array.from(probabilities, (probability) => Math.log(probability));
  const upperColumn = Float64Array.from(probabilities, (probability) => -Math.log1p(-probability));
  const [intercept = 0, lower = 0, upper = 0] = fitLogistic([ones, lowerColumn, upperColumn], outcomes).coefficients;
  if (lower >= 0 && upper >= 0) return { kind: 'beta', intercept, lower, upper };
  const [start = 0, exponent = 0] = fitLogistic([ones, lower < 0 ? upperColumn : lowerColumn], outcomes).coefficients;
  if (exponent < 0) throw new RangeError(`These forecasts point the wrong way around ${mean(probabilities)}: no rising map fits them`);
  return { kind: 'beta', intercept: start, lower: lower < 0 ? 0 : exponent, upper: lower < 0 ? exponent : 0 };
}

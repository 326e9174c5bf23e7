import { logistic } from '../../distribution/index.ts';
import { invertMatrix, requireFinite } from '../../maths/index.ts';

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

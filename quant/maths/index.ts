const FLAT = 1e-12;

/**
 * Lower triangle L with L L' equal to a symmetric matrix that has no negative direction; a direction of no width gets a zero column.
 * RangeError where the matrix is not square, not symmetric (within 1e-9), not finite, or has a negative direction.
 */
export function cholesky(rows: readonly (readonly number[])[]): number[][] {
  requireSymmetric(rows);
  const lower = rows.map(() => rows.map(() => 0));
  rows.forEach((_, column) => {
    const rest = rows[column]![column]! - dot(lower[column]!, lower[column]!, column);
    if (rest < -FLAT) throw new RangeError('The matrix has a negative direction: these correlations cannot hold together');
    const pivot = rest <= FLAT ? 0 : Math.sqrt(rest);
    lower[column]![column] = pivot;
    for (let row = column + 1; row < rows.length; row += 1) {
      const left = rows[row]![column]! - dot(lower[row]!, lower[column]!, column);
      if (pivot === 0 && Math.abs(left) > Math.sqrt(FLAT)) throw new RangeError('These correlations cannot hold together');
      lower[row]![column] = pivot === 0 ? 0 : left / pivot;
    }
  });
  return lower;
}

function dot(first: readonly number[], second: readonly number[], length: number): number {
  let total = 0;
  for (let index = 0; index < length; index += 1) total += first[index]! * second[index]!;
  return total;
}

function requireSymmetric(rows: readonly (readonly number[])[]): void {
  rows.forEach((row, first) => {
    if (row.length !== rows.length || !row.every(Number.isFinite)) throw new RangeError('The matrix must be square and finite');
    row.forEach((value, second) => {
      if (Math.abs(value - (rows[second]?.[first] ?? Number.NaN)) > 1e-9) throw new RangeError('The matrix must be symmetric');
    });
  });
}

const DEEPEST = 40;

/** Integral of a smooth function between two finite ends by adaptive Simpson steps, to about the tolerance. RangeError where the function is not finite. */
export function integrate(height: (at: number) => number, from: number, to: number, tolerance = 1e-12): number {
  const middle = (from + to) / 2;
  const ends = { from, to, low: height(from), middle: height(middle), high: height(to) };
  const result = refine(height, ends, simpson(ends), tolerance, DEEPEST);
  if (!Number.isFinite(result)) throw new RangeError('The function is not finite between the ends');
  return result;
}

interface Piece {
  from: number;
  to: number;
  low: number;
  middle: number;
  high: number;
}

function simpson({ from, to, low, middle, high }: Piece): number {
  return ((to - from) / 6) * (low + 4 * middle + high);
}

function refine(height: (at: number) => number, piece: Piece, whole: number, tolerance: number, depth: number): number {
  const center = (piece.from + piece.to) / 2;
  const left = { from: piece.from, to: center, low: piece.low, middle: height((piece.from + center) / 2), high: piece.middle };
  const right = { from: center, to: piece.to, low: piece.middle, middle: height((center + piece.to) / 2), high: piece.high };
  const first = simpson(left);
  const second = simpson(right);
  const miss = first + second - whole;
  if (depth === 0 || !(Math.abs(miss) > 15 * tolerance)) return first + second + miss / 15;
  return refine(height, left, first, tolerance / 2, depth - 1) + refine(height, right, second, tolerance / 2, depth - 1);
}

const SINGULAR = 1e-13;

/** Inverse of a square matrix given by rows. RangeError where it is not square, not finite or (nearly) singular. */
export function invertMatrix(rows: readonly (readonly number[])[]): number[][] {
  const size = rows.length;
  if (rows.some((row) => row.length !== size || !row.every(Number.isFinite))) throw new RangeError('Only a square matrix has an inverse');
  const scale = Math.max(0, ...rows.flat().map(Math.abs));
  const work = rows.map((row, index) => [...row, ...row.map((_, column) => (column === index ? 1 : 0))]);
  for (let step = 0; step < size; step += 1) {
    const pivot = work.slice(step).reduce((best, row) => (Math.abs(row[step]!) > Math.abs(best[step]!) ? row : best));
    if (Math.abs(pivot[step]!) <= SINGULAR * scale) throw new RangeError('The matrix is singular');
    const at = work.indexOf(pivot);
    work[at] = work[step]!;
    work[step] = pivot.map((value) => value / pivot[step]!);
    clearColumn(work, step);
  }
  return work.map((row) => row.slice(size));
}

function clearColumn(work: number[][], step: number): void {
  const pivot = work[step]!;
  work.forEach((row, index) => {
    const factor = row[step]!;
    if (index !== step && factor !== 0) work[index] = row.map((value, column) => value - factor * pivot[column]!);
  });
}

/** Returns the value if it is neither NaN nor infinite. RangeError, naming it, otherwise. */
export function requireFinite(value: number, name = 'value'): number {
  if (!Number.isFinite(value)) throw new RangeError(`The ${name} must be a finite number, not ${value}`);
  return value;
}

/** Returns the value if it is finite and above zero. RangeError, naming it, otherwise. */
export function requirePositive(value: number, name = 'value'): number {
  if (!(value > 0 && value < Number.POSITIVE_INFINITY)) throw new RangeError(`The ${name} must be above zero, not ${value}`);
  return value;
}

/** Returns the value if it is finite and zero or above. RangeError, naming it, otherwise. */
export function requireNotNegative(value: number, name = 'value'): number {
  if (!(value >= 0 && value < Number.POSITIVE_INFINITY)) throw new RangeError(`The ${name} must not be negative: ${value}`);
  return value;
}

/** Returns the probability if it is 0 to 1, both included. RangeError, naming it, otherwise. */
export function requireProbability(value: number, name = 'probability'): number {
  if (!(value >= 0 && value <= 1)) throw new RangeError(`The ${name} must lie between 0 and 1, not ${value}`);
  return value;
}

/** Returns the probability if it is strictly between 0 and 1. RangeError, naming it, otherwise. */
export function requireInnerProbability(value: number, name = 'probability'): number {
  if (!(value > 0 && value < 1)) throw new RangeError(`The ${name} must lie strictly between 0 and 1, not ${value}`);
  return value;
}

/** Returns the value if it is a safe whole number of at least `least`. RangeError, naming it, otherwise. */
export function requireCount(value: number, name = 'count', least = 0): number {
  if (!Number.isSafeInteger(value) || value < least)
    throw new RangeError(`The ${name} must be a whole number from ${least} on, not ${value}`);
  return value;
}

const MOST_STEPS = 200;

/** Where a falling function crosses zero between two ends, by bisection to the last bit. The ends must stand on both sides of it. */
export function fallingRoot(fall: (at: number) => number, from: number, to: number): number {
  let low = from;
  let high = to;
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const middle = low + (high - low) / 2;
    if (middle === low || middle === high) break;
    if (fall(middle) > 0) low = middle;
    else high = middle;
  }
  return Math.abs(fall(low)) < Math.abs(fall(high)) ? low : high;
}

/** Sum of the values, 0 of nothing, with Neumaier's compensation: long lists of probabilities keep their last digits. */
export function sum(values: ArrayLike<number>): number {
  let total = 0;
  let lost = 0;
  for (let index = 0; index < values.length; index += 1) {
    const value = values[index]!;
    const next = total + value;
    lost += Math.abs(total) >= Math.abs(value) ? total - next + value : value - next + total;
    total = next;
  }
  return total + lost;
}

/** Arithmetic mean. RangeError of nothing. */
export function mean(values: ArrayLike<number>): number {
  if (values.length === 0) throw new RangeError('Nothing has no mean');
  return sum(values) / values.length;
}

/** The middle of some numbers, the mean of the two middle ones where their count is even. RangeError without a number. */
export function median(values: readonly number[]): number {
  if (values.length === 0) throw new RangeError('A median needs a number');
  const sorted = values.toSorted((a, b) => a - b);
  const half = sorted.length / 2;
  return Number.isInteger(half) ? (sorted[half - 1]! + sorted[half]!) / 2 : sorted[Math.floor(half)]!;
}

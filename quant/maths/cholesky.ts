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

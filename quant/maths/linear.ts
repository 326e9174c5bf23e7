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

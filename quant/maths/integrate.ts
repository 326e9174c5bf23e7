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

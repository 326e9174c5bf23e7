import { invertMatrix } from '../../maths/index.ts';

const RIDGE = 1e-12;

/**
 * Newton's move of the bets in play, zero for the others, and the price of money: where the budget is full the move keeps its sum, and the
 * price is what one more unit of it would gain; otherwise 0.
 */
export function newtonDirection(
  gradient: readonly number[],
  curvature: readonly (readonly number[])[],
  inPlay: readonly number[],
  isFull: boolean,
): { direction: number[]; price: number } {
  const inverse = invertMatrix(
    inPlay.map((bet, place) => inPlay.map((other, column) => ridged(curvature[bet]![other]!, place === column))),
  );
  const free = times(
    inverse,
    inPlay.map((bet) => gradient[bet]!),
  );
  const perUnit = times(
    inverse,
    inPlay.map(() => 1),
  );
  const price = isFull ? total(free) / total(perUnit) : 0;
  const direction = gradient.map(() => 0);
  inPlay.forEach((bet, place) => {
    direction[bet] = free[place]! - price * perUnit[place]!;
  });
  return { direction, price };
}

// Two copies of one bet make the matrix singular; a ridge far below its digits lets them share.
function ridged(value: number, isDiagonal: boolean): number {
  return isDiagonal ? value * (1 + RIDGE) : value;
}

function times(rows: readonly (readonly number[])[], vector: readonly number[]): number[] {
  return rows.map((row) => row.reduce((sum, value, column) => sum + value * vector[column]!, 0));
}

function total(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}

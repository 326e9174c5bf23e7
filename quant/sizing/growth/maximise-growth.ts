import { invertMatrix } from '../../maths/index.ts';

const RIDGE = 1e-12;

/**
 * Newton's move of the bets in play, zero for the others, and the price of money: where the budget is full the move keeps its sum, and the
 * price is what one more unit of it would gain; otherwise 0.
 */
function newtonDirection(
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
  const price = isFull ? sumOfAll(free) / sumOfAll(perUnit) : 0;
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

function sumOfAll(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}

export interface Outcome {
  probability: number;
  returns: readonly number[];
}

/** Expected log of the bankroll after staking these fractions of it; minus infinity where some outcome leaves nothing. */
export function expectedLog(outcomes: readonly Outcome[], fractions: readonly number[]): number {
  let total = 0;
  for (const outcome of outcomes) {
    const left = wealthAfter(outcome, fractions);
    if (left <= 0) return Number.NEGATIVE_INFINITY;
    total += outcome.probability * Math.log(left);
  }
  return total;
}

/** First derivatives of the expected log, and the second ones with their sign turned. */
export function derivatives(outcomes: readonly Outcome[], fractions: readonly number[]): { gradient: number[]; curvature: number[][] } {
  const gradient = fractions.map(() => 0);
  const curvature = fractions.map(() => fractions.map(() => 0));
  for (const outcome of outcomes) {
    const { probability, returns } = outcome;
    const left = wealthAfter(outcome, fractions);
    for (let first = 0; first < fractions.length; first += 1) {
      const slope = returns[first]! / left;
      gradient[first]! += probability * slope;
      const row = curvature[first]!;
      for (let second = 0; second < fractions.length; second += 1) row[second]! += (probability * slope * returns[second]!) / left;
    }
  }
  return { gradient, curvature };
}

function wealthAfter({ returns }: Outcome, fractions: readonly number[]): number {
  let left = 1;
  for (let bet = 0; bet < fractions.length; bet += 1) left += fractions[bet]! * returns[bet]!;
  return left;
}

const MOST_STEPS = 500;
const FLAT = 1e-10;
const SMALL_MOVE = 1e-12;
const HALVINGS = 60;
const ROUNDING = 1e-15;

/**
 * Maximises the expected log over fractions that are zero or above and sum to `most` at the most: Newton's method on the bets that are in
 * play, which lets a bet in when it would raise growth and drops it when its stake reaches zero.
 */
export function maximiseGrowth(outcomes: readonly Outcome[], bets: number, most: number): { fractions: number[]; growth: number } {
  let fractions = Array.from({ length: bets }, () => 0);
  const inPlay = new Set<number>();
  let isFull = false;
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const { gradient, curvature } = derivatives(outcomes, fractions);
    const { direction, price } = newtonDirection(gradient, curvature, [...inPlay], isFull);
    if (Math.max(0, ...direction.map(Math.abs)) > SMALL_MOVE) {
      const moved = climb(outcomes, fractions, direction, isFull ? Number.POSITIVE_INFINITY : most - total(fractions));
      if (moved !== null) {
        fractions = moved;
        for (const bet of inPlay) if (fractions[bet] === 0) inPlay.delete(bet);
        isFull = total(fractions) >= most - ROUNDING;
        continue;
      }
    }
    if (isFull && price < -FLAT) {
      isFull = false;
      continue;
    }
    const entering = bestOutside(gradient, inPlay, isFull ? price : 0);
    if (entering === -1) break;
    inPlay.add(entering);
  }
  return { fractions, growth: expectedLog(outcomes, fractions) };
}

/** The bet out of play that gains most per unit over the price of money, or -1. */
function bestOutside(gradient: readonly number[], inPlay: ReadonlySet<number>, price: number): number {
  let best = -1;
  gradient.forEach((gain, bet) => {
    if (!inPlay.has(bet) && gain > price + FLAT && (best === -1 || gain > gradient[best]!)) best = bet;
  });
  return best;
}

/** As far along the direction as the bounds and a growth that does not fall allow; null where there is no such move. */
function climb(outcomes: readonly Outcome[], from: readonly number[], direction: readonly number[], left: number): number[] | null {
  const start = expectedLog(outcomes, from);
  let reach = 1;
  direction.forEach((move, bet) => {
    if (move < 0) reach = Math.min(reach, from[bet]! / -move);
  });
  const spending = total(direction);
  if (spending > 0) reach = Math.min(reach, left / spending);
  for (let halving = 0; halving < HALVINGS; halving += 1) {
    const length = reach / 2 ** halving;
    const moved = from.map((value, bet) => landing(value, direction[bet]! * length));
    // The last Newton steps change growth by less than its last digit, and still gain digits of the stakes.
    if (expectedLog(outcomes, moved) > start - ROUNDING) return moved;
  }
  return null;
}

function landing(value: number, move: number): number {
  const moved = value + move;
  return moved < ROUNDING ? 0 : moved;
}

function total(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}

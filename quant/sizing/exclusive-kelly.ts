import { requireProbability } from '../maths/index.ts';
import { decimalPrice } from '../price/index.ts';

/** One of several exclusive outcomes, with its decimal price. */
export interface ExclusiveBet {
  winProbability: number;
  decimal: number;
}

/** Shares of the bankroll in the order of the bets, and the reserve rate: what each unit kept back is worth in every outcome. */
export interface ExclusiveKelly {
  fractions: number[];
  reserve: number;
}

const ROUNDING = 1e-9;

/**
 * Growth-optimal stakes on outcomes that exclude each other, such as the winner of a tournament; it may back outcomes that alone would be
 * worth nothing. RangeError for probabilities that exceed 1 together or a price of 1 or below. Source: Smoczynski and Tomkins 2010.
 */
export function exclusiveKelly(bets: readonly ExclusiveBet[]): ExclusiveKelly {
  const chance = bets.reduce((total, { winProbability }) => total + requireProbability(winProbability), 0);
  if (chance > 1 + ROUNDING) throw new RangeError('Outcomes that exclude each other cannot exceed 1 together');
  const byReturn = bets
    .map(({ winProbability, decimal }) => ({ winProbability, decimal: decimalPrice(decimal) }))
    .toSorted((first, second) => second.winProbability * second.decimal - first.winProbability * first.decimal);
  let reserve = 1;
  let unbacked = 1;
  let unspent = 1;
  for (const { winProbability, decimal } of byReturn) {
    if (winProbability * decimal <= reserve) break;
    unbacked = Math.max(0, unbacked - winProbability);
    unspent -= 1 / decimal;
    reserve = unbacked / unspent;
  }
  return { fractions: bets.map(({ winProbability, decimal }) => Math.max(0, winProbability - reserve / decimal)), reserve };
}

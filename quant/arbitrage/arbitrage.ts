import { impliedSum } from '../margin/index.ts';
import { requirePositive } from '../maths/index.ts';
import { addCents, type Cents, cents, requireStake, splitCents } from '../money/index.ts';
import { payoutCents, type Quote, returnRatio } from '../price/index.ts';

/** Stakes that return the same whatever happens, in the unit of the total; `profit` is negative where the prices allow no arbitrage. */
export interface Arbitrage {
  isArbitrage: boolean;
  impliedSum: number;
  /** profit per unit staked */
  returnFraction: number;
  stakes: number[];
  profit: number;
}

/**
 * Spreads a total stake (above zero) over one price of every outcome so that all return the same. In theory only: limits, voids and books with
 * other rules can break it. RangeError for fewer than two prices or a price of 1 or below.
 */
export function arbitrage(decimals: readonly number[], totalStake: number): Arbitrage {
  const sum = impliedSum(decimals);
  const returned = requirePositive(totalStake, 'total stake') / sum;
  return {
    isArbitrage: sum < 1,
    impliedSum: sum,
    returnFraction: 1 / sum - 1,
    stakes: decimals.map((decimal) => returned / decimal),
    profit: returned - totalStake,
  };
}

/** An arbitrage in whole cents, as it can be placed: stakes add up to the total, each outcome pays its own rounded amount. */
export interface CentsArbitrage {
  stakesCents: Cents[];
  payoutsCents: Cents[];
  /** profit of the worst and of the best outcome after rounding */
  leastProfitCents: Cents;
  mostProfitCents: Cents;
}

/** Spreads cents over quotes of every outcome. RangeError for a total at zero or below, fewer than two quotes, or no such price. */
export function arbitrageInCents(quotes: readonly Quote[], totalCents: Cents): CentsArbitrage {
  if (quotes.length < 2) throw new RangeError('An arbitrage needs the price of every outcome, at least two');
  const ratios = quotes.map(returnRatio);
  const weights = ratios.map(({ numerator, denominator }) => Number(denominator) / Number(numerator));
  const stakesCents = splitCents(requireStake(totalCents), weights);
  const payoutsCents = quotes.map((quote, outcome) => payoutCents(stakesCents[outcome]!, quote));
  const staked = addCents(...stakesCents);
  return {
    stakesCents,
    payoutsCents,
    leastProfitCents: cents(Math.min(...payoutsCents) - staked),
    mostProfitCents: cents(Math.max(...payoutsCents) - staked),
  };
}

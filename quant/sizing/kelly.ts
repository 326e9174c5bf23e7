import { requireProbability } from '../maths/index.ts';
import { decimalPrice } from '../price/index.ts';
import { lossProbability } from './expected-value.ts';

/** `share` of full Kelly, 0 to 1 (1 unless given); `pushProbability` 0 unless given. */
export interface KellyTerms {
  share?: number;
  pushProbability?: number;
}

/**
 * Share of the bankroll, 0 to 1, that a bettor of this probability and decimal price stakes for the fastest growth: EV / (d - 1), nothing
 * without an edge, never above p. A push hands the stake back, so only decided bets count. Nothing is rounded. RangeError for a price of
 * 1 or below and probabilities outside 0 to 1. Source: Kelly 1956.
 */
export function kellyFraction(winProbability: number, decimal: number, { share = 1, pushProbability = 0 }: KellyTerms = {}): number {
  const toWin = decimalPrice(decimal) - 1;
  const loss = lossProbability(winProbability, pushProbability);
  requireProbability(share, 'share of Kelly');
  if (winProbability * toWin <= loss) return 0;
  return (share * (winProbability - loss / toWin)) / (winProbability + loss);
}

/**
 * Growth of the log bankroll per bet for a stake that is a fraction of it: about zero at twice Kelly, negative beyond. RangeError for a
 * stake outside 0 to 1, or the whole bankroll on a bet that can lose.
 */
export function growthRate(winProbability: number, decimal: number, stakeFraction: number, pushProbability = 0): number {
  const toWin = decimalPrice(decimal) - 1;
  const loss = lossProbability(winProbability, pushProbability);
  requireProbability(stakeFraction, 'stake fraction');
  if (loss === 0) return winProbability * Math.log1p(toWin * stakeFraction);
  if (stakeFraction === 1) throw new RangeError('The whole bankroll on a bet that can lose has no growth rate');
  return winProbability * Math.log1p(toWin * stakeFraction) + loss * Math.log1p(-stakeFraction);
}

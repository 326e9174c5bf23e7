import { requireCount, requireInnerProbability } from '../maths/index.ts';
import { decimalPrice } from '../price/index.ts';

/** Wins out of so many bets at one decimal price with level stakes that leave the bankroll as it was; a fraction as a rule. RangeError for a price of 1 or below. */
export function breakEvenWins(bets: number, decimal: number): number {
  return requireCount(bets, 'number of bets') / decimalPrice(decimal);
}

/**
 * Wins that leave the bankroll as it was where each stake is a fraction of it at that time: more than with level stakes, since a loss takes
 * more than a win gives back. RangeError for a price of 1 or below or a fraction not strictly between 0 and 1.
 */
export function breakEvenWinsOfFraction(bets: number, decimal: number, stakeFraction: number): number {
  const lost = -Math.log1p(-requireInnerProbability(stakeFraction, 'stake fraction'));
  const won = Math.log1p((decimalPrice(decimal) - 1) * stakeFraction);
  return (requireCount(bets, 'number of bets') * lost) / (won + lost);
}

import { requireCount, requirePositive, requireProbability } from '../maths/index.ts';
import { type DecimalPrice, decimalPrice, fairDecimal, type Quote } from '../price/index.ts';
import { expectedValue } from '../sizing/index.ts';
import { parlayDecimal } from './parlay-price.ts';

/** What a parlay is worth: its price, the chance that all legs win, expected profit per unit staked, and the price without margin (null if it cannot win). */
export interface ParlayValue {
  decimal: DecimalPrice;
  probability: number;
  expectedValue: number;
  fairDecimal: DecimalPrice | null;
}

/** Value of a parlay at its legs' prices from the true probability that all of them win together. RangeError without a leg or outside 0 to 1. */
export function parlayValue(quotes: readonly Quote[], jointProbability: number): ParlayValue {
  const decimal = parlayDecimal(quotes);
  const probability = requireProbability(jointProbability);
  return {
    decimal,
    probability,
    expectedValue: expectedValue(probability, decimal),
    fairDecimal: probability > 0 && probability < 1 ? fairDecimal(probability) : null,
  };
}

/** Win probability that each of n equally likely legs needs for a parlay at this decimal price to be worth nothing: (1/d)^(1/n). RangeError without a leg. */
export function breakEvenPerLeg(decimal: number, legs: number): number {
  return (1 / decimalPrice(decimal)) ** (1 / requireCount(legs, 'number of legs', 1));
}

/** Share of the stake that the book keeps of a parlay, from the hold of each leg: 1 - prod(1 - hold). Three legs at -110 cost 13%. RangeError for a hold of 1 or above, or none. */
export function parlayHold(legHolds: readonly number[]): number {
  if (legHolds.length === 0) throw new RangeError('A parlay needs a leg');
  return 1 - legHolds.reduce((stored, hold) => stored * requirePositive(1 - hold, 'share paid back'), 1);
}

/** A card that pays `netPayout` times the stake if all legs win, whatever their prices (6 for "6-1"). */
export interface FixedPayoutCard {
  legs: number;
  legProbability: number;
  netPayout: number;
}

/** Expected profit per unit staked on such a card with independent legs; negative as a rule. RangeError for no leg, outside 0 to 1, or a payout at zero or below. */
export function fixedPayoutValue({ legs, legProbability, netPayout }: FixedPayoutCard): number {
  const probability = requireProbability(legProbability) ** requireCount(legs, 'number of legs', 1);
  return expectedValue(probability, 1 + requirePositive(netPayout, 'payout'));
}

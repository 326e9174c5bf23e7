import { requireProbability } from '../maths/index.ts';
import { type Cents, cents } from '../money/index.ts';
import { kellyFraction } from './kelly.ts';
import { ADVICE_CAP_FRACTION, DEFAULT_KELLY_SHARE, fractionOf } from './stake-advice.ts';

const HOUSE_LIMIT_CENTS = 10_000;
const CENTS_PER_KELLY_PERCENT = 1000;

/** Kelly in percent of the bankroll and the most to bet, with the limit that set it. */
export interface MaxBet {
  kellyPercent: number;
  maxBetCents: Cents;
  boundBy: 'no edge' | 'house limit' | 'kelly share' | 'bankroll cap';
}

/** The parlay builder's own limit in cents, whatever the bankroll: $10 for each percent of Kelly, $100 at most. RangeError for a fraction outside 0 to 1. */
export function houseLimitCents(kelly: number): Cents {
  return fractionOf(
    cents(HOUSE_LIMIT_CENTS),
    Math.min(1, (requireProbability(kelly, 'Kelly fraction') * 100 * CENTS_PER_KELLY_PERCENT) / HOUSE_LIMIT_CENTS),
  );
}

/**
 * The most to bet at a probability and a decimal price: the smallest of the house limit, the bettor's share of Kelly (a quarter unless given)
 * and 5% of the bankroll, in whole cents, rounded down. RangeError for a negative bankroll or as `kellyFraction`.
 */
export function maxBet(bankrollCents: Cents, winProbability: number, decimal: number, share = DEFAULT_KELLY_SHARE): MaxBet {
  if (cents(bankrollCents) < 0) throw new RangeError('A bankroll cannot be negative');
  const kelly = kellyFraction(winProbability, decimal);
  const limits: { boundBy: MaxBet['boundBy']; limitCents: Cents }[] = [
    { boundBy: 'kelly share', limitCents: fractionOf(bankrollCents, kellyFraction(winProbability, decimal, { share })) },
    { boundBy: 'bankroll cap', limitCents: fractionOf(bankrollCents, ADVICE_CAP_FRACTION) },
    { boundBy: 'house limit', limitCents: houseLimitCents(kelly) },
  ];
  const { boundBy, limitCents } = limits.reduce((least, limit) => (limit.limitCents < least.limitCents ? limit : least));
  return { kellyPercent: kelly * 100, maxBetCents: limitCents, boundBy: kelly === 0 ? 'no edge' : boundBy };
}

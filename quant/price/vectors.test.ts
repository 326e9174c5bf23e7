import { describe, expect, test } from 'vitest';
import { centsToDollars, dollarsToCents, requireStake, roundToCents } from '../money/index.ts';
import { describeWithShared } from '../testing/describe-with-shared.ts';
import { readQuantVectors, readVectors, settleOn } from '../testing/vectors.ts';
import { americanToDecimal, decimalToAmerican, decimalToAmericanRounded } from './convert.ts';
import { decimalToFractional } from './decimal-to-fraction.ts';
import { americanToFraction, formatFraction, fractionalToDecimal } from './fraction.ts';
import { fairAmerican, fairAmericanRounded, fairDecimal, impliedProbability, impliedProbabilityOfDecimal } from './implied.ts';
import { payoutCents, toWinCents } from './payout.ts';
import type { Quote } from './quote.ts';

interface Input {
  american: number;
  decimal: number;
  fractional: string;
  p: number;
  stake: number;
  value: number;
}

const profit = (stake: number, quote: Quote) => centsToDollars(toWinCents(dollarsToCents(stake), quote));
const totalReturn = (stake: number, quote: Quote) => centsToDollars(payoutCents(dollarsToCents(stake), quote));

const OPERATIONS: Record<string, (input: Input) => unknown> = {
  american_to_decimal: ({ american }) => americanToDecimal(american),
  american_to_fractional: ({ american }) => formatFraction(americanToFraction(american)),
  american_to_implied: ({ american }) => impliedProbability(american),
  american_round_trip_via_decimal: ({ american }) => decimalToAmericanRounded(americanToDecimal(american)),
  decimal_to_american: ({ decimal }) => decimalToAmerican(decimal),
  decimal_to_american_rounded: ({ decimal }) => decimalToAmericanRounded(decimal),
  decimal_to_fractional: ({ decimal }) => decimalToFractional(decimal),
  decimal_to_implied: ({ decimal }) => impliedProbabilityOfDecimal(decimal),
  fractional_to_decimal: ({ fractional }) => fractionalToDecimal(fractional),
  fractional_to_american: ({ fractional }) => decimalToAmerican(fractionalToDecimal(fractional)),
  fractional_to_implied: ({ fractional }) => impliedProbabilityOfDecimal(fractionalToDecimal(fractional)),
  probability_to_american: ({ p }) => fairAmerican(p),
  probability_to_american_rounded: ({ p }) => fairAmericanRounded(p),
  probability_to_decimal: ({ p }) => fairDecimal(p),
  profit_american: ({ stake, american }) => profit(stake, american),
  profit_decimal: ({ stake, decimal }) => profit(stake, { decimal }),
  profit_fractional: ({ stake, fractional }) => profit(stake, { fractional }),
  total_return_american: ({ stake, american }) => totalReturn(stake, american),
  total_return_decimal: ({ stake, decimal }) => totalReturn(stake, { decimal }),
  total_return_fractional: ({ stake, fractional }) => totalReturn(stake, { fractional }),
  profit_and_return_rounded_to_cents: ({ stake, american }) => ({
    profit: profit(stake, american),
    total_return: totalReturn(stake, american),
  }),
  round_to_cents: ({ value }) => centsToDollars(roundToCents(value)),
  place_bet_stake_guard: ({ stake, american }) => toWinCents(requireStake(dollarsToCents(stake)), american),
};

describe('golden cases and published vectors', () => {
  test.each(readVectors<Input>('ODDS', 'IMP', 'PAY'))('$id $op', ({ op, input, expected, tolerance }) => {
    const operation = OPERATIONS[op];
    if (!operation) throw new Error(`No calculation for ${op}`);
    expect(settleOn(() => operation(input), expected, tolerance)).toEqual(expected);
  });
});

describeWithShared('vectors', 'quantitative vectors of odds', () => {
  interface QuantVector {
    id: string;
    group: string;
    function: string;
    input: { american: number; decimal: number; p: number | number[] };
    expected: unknown;
    tolerance: number;
  }
  const vectors = readQuantVectors<QuantVector>();
  const functions: Record<string, (input: QuantVector['input']) => unknown> = {
    americanToDecimal: ({ american }) => americanToDecimal(american),
    americanToImplied: ({ american }) => impliedProbability(american),
    decimalToAmerican: ({ decimal }) => decimalToAmerican(decimal),
    impliedToAmerican: ({ p }) => (Array.isArray(p) ? p.map(fairAmerican) : fairAmerican(p)),
  };
  test.each(vectors.filter(({ group }) => group === 'odds'))('$id', ({ function: name, input, expected, tolerance }) => {
    const calculate = functions[name];
    if (!calculate) throw new Error(`No calculation for ${name}`);
    expect(settleOn(() => calculate(input), expected, tolerance)).toEqual(expected);
  });
});

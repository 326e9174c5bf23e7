import { describe, expect, test } from 'vitest';
import { americanToDecimal } from '../price/index.ts';
import { describeWithShared } from '../testing/describe-with-shared.ts';
import { readQuantGroups, readVectors, settleOn } from '../testing/vectors.ts';
import { closingExpectedValue, closingImpliedGain, closingPriceRatio, closingRelativeProbability } from './index.ts';

interface Input {
  bet_american: number;
  close_american: number;
  bet_decimal: number;
  close_decimal_same_side: number;
  close_decimal_other_side: number;
}

const pair = ({ bet_american, close_american }: Input) => [americanToDecimal(bet_american), americanToDecimal(close_american)] as const;

const OPERATIONS: Record<string, (input: Input) => unknown> = {
  clv: (input) => ({
    price_ratio: closingPriceRatio(...pair(input)),
    probability_points: 100 * closingImpliedGain(...pair(input)),
    relative_probability: closingRelativeProbability(...pair(input)),
  }),
  clv_relative_probability_percent: (input) => 100 * closingRelativeProbability(...pair(input)),
  clv_no_vig: ({ bet_decimal, close_decimal_same_side, close_decimal_other_side }) =>
    closingExpectedValue(bet_decimal, { decimals: [close_decimal_same_side, close_decimal_other_side], place: 0 }),
};

describe('golden cases and published vectors', () => {
  test.each(readVectors<Input>('CLV'))('$id $op', ({ op, input, expected, tolerance }) => {
    const operation = OPERATIONS[op];
    if (!operation) throw new Error(`No calculation for ${op}`);
    expect(settleOn(() => operation(input), expected, tolerance)).toEqual(expected);
  });
});

describeWithShared('vectors', 'quantitative vectors of the close', () => {
  const functions: Record<string, (input: { betDecimal: number; closeDecimal: number }) => unknown> = {
    'bet decimal / close decimal - 1': ({ betDecimal, closeDecimal }) => closingPriceRatio(betDecimal, closeDecimal),
  };
  test.each(readQuantGroups<{ betDecimal: number; closeDecimal: number }>('clv'))(
    '$id $function',
    ({ function: name, input, expected, tolerance }) => {
      const calculate = functions[name];
      if (!calculate) throw new Error(`No calculation for ${name}`);
      expect(settleOn(() => calculate(input), expected, tolerance)).toEqual(expected);
    },
  );
});

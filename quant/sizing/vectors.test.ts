import { describe, expect, test } from 'vitest';
import { americanToDecimal } from '../price/index.ts';
import { describeWithShared } from '../testing/describe-with-shared.ts';
import { readQuantGroups, readVectors, settleOn } from '../testing/vectors.ts';
import { breakEvenWinsOfFraction } from './break-even-wins.ts';
import { expectedProfit, expectedValue, expectedValueFromFair, expectedValuePer100 } from './expected-value.ts';
import { kellyFraction } from './kelly.ts';
import { reachBeforeFall } from './ruin.ts';
import { uncertaintyShrinkage } from './shrunk-kelly.ts';

interface Input {
  p: number;
  decimal?: number;
  american?: number;
  fraction?: number;
  fair_decimal: number;
  price_decimal: number;
}

const decimalOf = ({ decimal, american }: { decimal?: number; american?: number }) => decimal ?? americanToDecimal(american ?? 0);

const OPERATIONS: Record<string, (input: Input) => unknown> = {
  ev_per_unit: (input) => expectedValue(input.p, decimalOf(input)),
  ev_per_100: (input) => expectedValuePer100(input.p, decimalOf(input)),
  ev_from_fair_decimal: ({ fair_decimal, price_decimal }) => expectedValueFromFair(fair_decimal, price_decimal),
  kelly_fraction: (input) => kellyFraction(input.p, decimalOf(input), input.fraction === undefined ? {} : { share: input.fraction }),
};

describe('golden cases and published vectors', () => {
  test.each(readVectors<Input>('EV', 'KELLY'))('$id $op', ({ op, input, expected, tolerance }) => {
    const operation = OPERATIONS[op];
    if (!operation) throw new Error(`No calculation for ${op}`);
    expect(settleOn(() => operation(input), expected, tolerance)).toEqual(expected);
  });
});

interface QuantInput {
  p: number;
  decimal: number;
  american: number;
  stake: number;
  fraction: number;
  divideBy: number;
  bankroll: number;
  sigma: number;
  N: number;
  f: number;
  x: number;
  y: number;
  kellyFraction: number;
}

const FUNCTIONS: Record<string, (input: QuantInput) => unknown> = {
  'expected return per unit, value bet test': ({ p, decimal }) =>
    (p as unknown as number[]).map((probability, index) => expectedValue(probability, (decimal as unknown as number[])[index]!)),
  'expected profit on stake 100': (input) => expectedProfit(input.stake, input.p, decimalOf(input)),
  'no value gives zero': ({ p, decimal }) => kellyFraction(p, decimal),
  'stake in units of bankroll 100, factor 1.5': ({ p, decimal, divideBy, bankroll }) =>
    bankroll * kellyFraction(p, decimal, { share: 1 / divideBy }),
  'shrinkage factor under uncertainty k = e^2/(e^2+(b+1)^2 s^2), e=(b+1)p-1': ({ p, decimal, sigma }) =>
    uncertaintyShrinkage(p, decimal, sigma),
  'quarter Kelly': ({ p, decimal, fraction }) => kellyFraction(p, decimal, { share: fraction }),
  'fixed fraction break-even wins out of N (percentage staking)': ({ N, decimal, f }) => breakEvenWinsOfFraction(N, decimal, f),
  'P(double before half), half Kelly': ({ x, y, kellyFraction: multiple }) => reachBeforeFall(x, y, multiple),
};

describeWithShared('vectors', 'quantitative vectors of stakes', () => {
  test.each(readQuantGroups<QuantInput>('ev', 'kelly', 'ruin'))('$id $function', ({ function: name, input, expected, tolerance }) => {
    const calculate = FUNCTIONS[name];
    if (!calculate) throw new Error(`No calculation for ${name}`);
    expect(settleOn(() => calculate(input), expected, tolerance)).toEqual(expected);
  });
});

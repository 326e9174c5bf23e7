import { describe, expect, test } from 'vitest';
import { americanToDecimal } from '../price/index.ts';
import { describeWithShared } from '../testing/describe-with-shared.ts';
import { readQuantVectors, readVectors, settleOn } from '../testing/vectors.ts';
import { fairProbabilities, type MarginMethod } from './fair-prices.ts';
import { overround, theoreticalHold } from './overround.ts';

interface Input {
  decimal_odds?: number[];
  american_odds?: number[];
  method: string;
}

const METHODS: Record<string, MarginMethod> = { odds_ratio: 'oddsRatio' };
const decimals = ({ decimal_odds, american_odds }: Input) => decimal_odds ?? (american_odds ?? []).map(americanToDecimal);

const OPERATIONS: Record<string, (input: Input) => unknown> = {
  hold: (input) => theoreticalHold(decimals(input)),
  overround: (input) => overround(decimals(input)),
  devig: (input) => {
    const { probabilities, parameter } = fairProbabilities(decimals(input), METHODS[input.method] ?? (input.method as MarginMethod));
    return { probabilities, z: parameter, k: parameter, c: parameter };
  },
};

describe('golden cases and published vectors', () => {
  test.each(readVectors<Input>('DEVIG', 'HOLD'))('$id $op', ({ op, input, expected, tolerance }) => {
    const operation = OPERATIONS[op];
    if (!operation) throw new Error(`No calculation for ${op}`);
    expect(settleOn(() => operation(input), expected, tolerance)).toEqual(expected);
  });
});

describeWithShared('vectors', 'quantitative vectors of margins', () => {
  interface QuantVector {
    id: string;
    group: string;
    function: string;
    input: { american?: number[]; decimal?: number[]; odds?: number[]; format?: 'us' | 'dec' };
    expected: unknown;
    tolerance: number;
  }
  const vectors = readQuantVectors<QuantVector>();
  const all = ['multiplicative', 'additive', 'power', 'oddsRatio', 'probit'] as const;
  const solve = (prices: number[], method: MarginMethod) => fairProbabilities(prices, method);
  const functions: Record<string, (prices: number[]) => unknown> = {
    'hold = 1 - 1/sum(1/d)': theoreticalHold,
    multiplicative: (prices) => solve(prices, 'multiplicative').probabilities,
    additive: (prices) => solve(prices, 'additive').probabilities,
    power: (prices) => solve(prices, 'power').probabilities,
    'odds ratio': (prices) => solve(prices, 'oddsRatio').probabilities,
    shin: (prices) => solve(prices, 'shin').probabilities,
    probit: (prices) => solve(prices, 'probit').probabilities,
    'power exponent (r = p^n)': (prices) => 1 / solve(prices, 'power').parameter,
    'odds ratio constant': (prices) => solve(prices, 'oddsRatio').parameter,
    // (n - M d) / (n d) is 1/d - M/n: the additive method by another name.
    'margin weights proportional to odds': (prices) => solve(prices, 'additive').probabilities,
    'multiplicative, additive, power, odds ratio, probit: first outcome': (prices) =>
      all.map((method) => solve(prices, method).probabilities[0]),
  };
  test.each(vectors.filter(({ group }) => group === 'hold' || group === 'devig'))(
    '$id $function',
    ({ function: name, input, expected, tolerance }) => {
      const calculate = functions[name];
      if (!calculate) throw new Error(`No calculation for ${name}`);
      const americans = input.american ?? (input.format === 'us' ? input.odds : undefined);
      expect(
        settleOn(() => calculate(americans?.map(americanToDecimal) ?? input.decimal ?? input.odds ?? []), expected, tolerance),
      ).toEqual(expected);
    },
  );
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { normalProbability, normalQuantile } from '../distribution/index.ts';
import { fairPrices, fairProbabilities, MARGIN_METHODS } from './fair-prices.ts';
import { overround, theoreticalHold } from './overround.ts';

const implied = fc.double({ min: 0.05, max: 0.9, noNaN: true });
// Relative weights of outcomes and a margin on them, as a book makes its prices.
const market = fc
  .tuple(fc.array(implied, { minLength: 2, maxLength: 6 }), fc.double({ min: 1, max: 1.1, noNaN: true }))
  .map(([weights, sum]) => weights.map((weight) => (sum * weight) / weights.reduce((total, other) => total + other, 0)))
  .filter((list) => list.every((probability) => probability > 0.04 && probability < 0.95))
  .map((list) => list.map((probability) => 1 / probability));

describe('hold and overround', () => {
  test('of -110 on both sides', () => {
    const decimals = [1 + 100 / 110, 1 + 100 / 110];
    expect(overround(decimals)).toBeCloseTo(0.047619, 6);
    expect(theoreticalHold(decimals)).toBeCloseTo(0.0454545, 6);
  });
  test('hold is overround over one plus overround', () => {
    fc.assert(
      fc.property(market, (decimals) => {
        expect(theoreticalHold(decimals)).toBeCloseTo(overround(decimals) / (1 + overround(decimals)), 12);
      }),
    );
  });
  test.each([[[]], [[2]], [[2, 1]], [[2, Number.NaN]], [[2, Number.POSITIVE_INFINITY]]])('%j is refused', (decimals) => {
    expect(() => overround(decimals)).toThrow(RangeError);
    expect(() => theoreticalHold(decimals)).toThrow(RangeError);
    for (const method of MARGIN_METHODS) expect(() => fairProbabilities(decimals, method)).toThrow(RangeError);
  });
});

describe.each(MARGIN_METHODS)('%s', (method) => {
  test('sums to one and keeps the order of the prices', () => {
    fc.assert(
      fc.property(market, (decimals) => {
        const { probabilities } = fairProbabilities(decimals, method);
        expect(probabilities.reduce((sum, probability) => sum + probability, 0)).toBeCloseTo(1, 10);
        const byPrice = decimals.map((decimal, index) => ({ decimal, probability: probabilities[index] ?? 0 }));
        byPrice.sort((first, second) => first.decimal - second.decimal);
        byPrice.slice(1).forEach(({ probability }, index) => {
          expect(byPrice[index]?.probability).toBeGreaterThanOrEqual(probability - 1e-12);
        });
      }),
    );
  });
  test('returns the implied probabilities where there is no margin', () => {
    const { probabilities } = fairProbabilities([4, 2, 4], method);
    [0.25, 0.5, 0.25].forEach((expected, index) => {
      expect(probabilities[index]).toBeCloseTo(expected, 10);
    });
  });
  test('halves two equal prices', () => {
    for (const probability of fairProbabilities([1.909, 1.909], method).probabilities) expect(probability).toBeCloseTo(0.5, 12);
  });
});

describe('special cases', () => {
  test('Shin equals additive for two outcomes', () => {
    const pair = fc.tuple(fc.double({ min: 0.2, max: 0.8, noNaN: true }), fc.double({ min: 1, max: 1.1, noNaN: true }));
    fc.assert(
      fc.property(pair, ([share, sum]) => {
        const decimals = [1 / (share * sum), 1 / ((1 - share) * sum)];
        const shin = fairProbabilities(decimals, 'shin').probabilities;
        fairProbabilities(decimals, 'additive').probabilities.forEach((expected, index) => {
          expect(shin[index]).toBeCloseTo(expected, 9);
        });
      }),
    );
  });
  test('the additive method refuses to go below zero, Shin a negative margin', () => {
    expect(() => fairProbabilities([1.05, 50, 1.2], 'additive')).toThrow(RangeError);
    expect(() => fairProbabilities([2.1, 2.1], 'shin')).toThrow(RangeError);
    expect(fairProbabilities([2.1, 2.1], 'power').probabilities[0]).toBeCloseTo(0.5, 12);
  });
  test('fair prices of a moneyline', () => {
    const [favorite, underdog] = fairPrices([-150, 130]);
    expect((favorite?.probability ?? 0) + (underdog?.probability ?? 0)).toBeCloseTo(1, 12);
    expect(favorite?.american).toBe(-1 * (underdog?.american ?? 0));
    expect(favorite?.decimal).toBeCloseTo(1 / (favorite?.probability ?? 1), 12);
  });
  test('the normal curve', () => {
    expect(normalProbability(0)).toBeCloseTo(0.5, 14);
    expect(normalProbability(1.959963984540054)).toBeCloseTo(0.975, 12);
    expect(normalProbability(-8)).toBeCloseTo(6.22096057427e-16, 22);
    expect(normalProbability(40)).toBe(1);
    expect(normalQuantile(0.975)).toBeCloseTo(1.959963984540054, 10);
    expect(() => normalQuantile(0)).toThrow(RangeError);
  });
});

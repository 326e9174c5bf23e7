import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fairProbabilities } from './fair-prices.ts';
import { placeProbabilities } from './place-probabilities.ts';

const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);
const field = fc.array(fc.double({ min: 1.05, max: 200, noNaN: true }), { minLength: 8, maxLength: 60 });

test('a field of places sums to them and keeps its order', () => {
  fc.assert(
    fc.property(field, fc.integer({ min: 1, max: 7 }), (decimals, places) => {
      const { probabilities } = placeProbabilities(decimals, places);
      expect(total(probabilities)).toBeCloseTo(places, 8);
      probabilities.forEach((probability, index) => {
        expect(probability > 0 && probability < 1).toBe(true);
        decimals.forEach((decimal, other) => {
          if (decimal < decimals[index]!) expect(probabilities[other]!).toBeGreaterThanOrEqual(probability);
        });
      });
    }),
  );
});

test('one place is the power method', () => {
  const decimals = [4.2, 3.7, 1.95];
  const { probabilities, exponent } = placeProbabilities(decimals, 1);
  expect(exponent).toBeCloseTo(1.0206558753, 9);
  fairProbabilities(decimals).probabilities.forEach((expected, index) => {
    expect(probabilities[index]).toBeCloseTo(expected, 12);
  });
});

test('fair prices stay as they are', () => {
  expect(placeProbabilities([1.25, 2, 2, 5], 2).probabilities.map((value) => value.toFixed(9))).toEqual([
    '0.800000000',
    '0.500000000',
    '0.500000000',
    '0.200000000',
  ]);
});

test.each([
  [[2, 2], 2],
  [[2, 2, 2], 0],
  [[2, 2, 2], 1.5],
  [[2, 2, 1], 1],
  [[2, 2, Number.NaN], 1],
  [[], 1],
])('%j for %d places is refused', (decimals, places) => {
  expect(() => placeProbabilities(decimals, places)).toThrow(RangeError);
});

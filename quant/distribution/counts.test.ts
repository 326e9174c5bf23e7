import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  betaBinomialProbability,
  betaBinomialTable,
  binomialAtLeast,
  binomialProbability,
  binomialTable,
  inningRunsTable,
  negativeBinomialProbability,
  negativeBinomialTable,
  poissonBinomialTable,
  poissonProbability,
  poissonTable,
  tableMean,
  tableVariance,
} from './index.ts';

const total = (table: readonly number[]) => table.reduce((sum, value) => sum + value, 0);
const close = (actual: readonly number[], expected: readonly number[], digits = 8) => {
  expect(actual.length).toBe(expected.length);
  expected.forEach((value, index) => {
    expect(actual[index]).toBeCloseTo(value, digits);
  });
};

describe('binomial', () => {
  test('known values', () => {
    expect(binomialProbability(7, 25, 0.26)).toBeCloseTo(0.17094583073454392, 13);
    expect(binomialAtLeast(7, 25, 0.26)).toBeCloseTo(0.48511889161772265, 13);
    expect(binomialAtLeast(3, 25, 0.26)).toBeCloseTo(0.974811232302073, 13);
    expect(binomialAtLeast(53, 100, 0.5)).toBeCloseTo(0.3086497067946262, 12);
    expect(binomialAtLeast(0, 3, 0.5)).toBe(1);
    expect(binomialAtLeast(4, 3, 0.5)).toBe(0);
    close(binomialTable(2, 0.25), [0.5625, 0.375, 0.0625], 14);
  });
  test('certain and impossible tries', () => {
    expect(binomialTable(2, 0)).toEqual([1, 0, 0]);
    expect(binomialTable(2, 1)).toEqual([0, 0, 1]);
  });
  test('is the Poisson binomial of equal tries', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 40 }), fc.double({ min: 0, max: 1, noNaN: true }), (tries, probability) => {
        const table = binomialTable(tries, probability);
        close(poissonBinomialTable(Array.from({ length: tries }, () => probability)), table, 11);
        expect(total(table)).toBeCloseTo(1, 11);
        expect(tableMean(table)).toBeCloseTo(tries * probability, 9);
        table.forEach((_, least) => {
          expect(binomialAtLeast(least, tries, probability)).toBeCloseTo(total(table.slice(least)), 11);
        });
      }),
    );
  });
  test('nonsense is refused', () => {
    expect(() => binomialProbability(4, 3, 0.5)).toThrow(RangeError);
    expect(() => binomialProbability(1, 3, 1.1)).toThrow(RangeError);
    expect(() => binomialAtLeast(1, 3, Number.NaN)).toThrow(RangeError);
    expect(() => binomialAtLeast(-1, 3, 0.5)).toThrow(RangeError);
    expect(() => binomialAtLeast(0, -3, 0.5)).toThrow(RangeError);
    expect(() => binomialTable(1.5, 0.5)).toThrow(RangeError);
  });
});

describe('Poisson binomial', () => {
  test('known values', () => {
    close(poissonBinomialTable([0.3, 0.25, 0.1]), [0.4725, 0.4125, 0.1075, 0.0075], 14);
    expect(poissonBinomialTable([])).toEqual([1]);
    expect(() => poissonBinomialTable([0.2, 1.2])).toThrow(RangeError);
  });
  test('variance is the sum of the tries', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 12 }), (tries) => {
        const table = poissonBinomialTable(tries);
        expect(total(table)).toBeCloseTo(1, 12);
        expect(tableVariance(table)).toBeCloseTo(total(tries.map((probability) => probability * (1 - probability))), 10);
      }),
    );
  });
});

describe('negative binomial', () => {
  test('known values', () => {
    [0, 1, 5, 12].forEach((count, index) => {
      const expected = [0.06148417, 0.11444897, 0.10646375, 0.01184617][index]!;
      expect(negativeBinomialProbability(count, 4.45, 3.2)).toBeCloseTo(expected, 8);
      expect(negativeBinomialTable(4.45, 3.2, 12)[count]).toBeCloseTo(expected, 8);
    });
    expect(negativeBinomialTable(4.45, 3.2, 12)).toHaveLength(13);
    expect(negativeBinomialTable(0, 2, 2)).toEqual([1, 0, 0]);
    expect(negativeBinomialProbability(1, 0, 2)).toBe(0);
  });
  test('has the stated mean and variance', () => {
    const mean = fc.double({ min: 0.1, max: 8, noNaN: true });
    fc.assert(
      fc.property(mean, fc.double({ min: 1, max: 9, noNaN: true }), (runs, dispersion) => {
        const table = negativeBinomialTable(runs, dispersion, 400);
        expect(total(table)).toBeCloseTo(1, 9);
        expect(tableMean(table)).toBeCloseTo(runs, 7);
        expect(tableVariance(table)).toBeCloseTo(runs + runs ** 2 / dispersion, 5);
      }),
    );
  });
  test('nonsense is refused', () => {
    expect(() => negativeBinomialProbability(1, -1, 2)).toThrow(RangeError);
    expect(() => negativeBinomialProbability(1, 1, 0)).toThrow(RangeError);
    expect(() => negativeBinomialProbability(0.5, 1, 1)).toThrow(RangeError);
    expect(() => negativeBinomialTable(1, 1, -1)).toThrow(RangeError);
  });
});

describe('other counts', () => {
  test('Poisson', () => {
    expect(poissonProbability(3, 2.5)).toBeCloseTo(0.2137630172, 9);
    expect(poissonTable(2.5, 10)[10]).toBeCloseTo(0.00021573, 8);
    expect(poissonTable(0, 1)).toEqual([1, 0]);
    expect(tableMean(poissonTable(2.5, 60))).toBeCloseTo(2.5, 11);
    expect(() => poissonProbability(1, -1)).toThrow(RangeError);
    expect(() => poissonProbability(-1, 1)).toThrow(RangeError);
    expect(() => poissonTable(1, 0.5)).toThrow(RangeError);
  });
  test('beta-binomial', () => {
    const rate = { mean: 0.26, concentration: 50 };
    expect(betaBinomialProbability(0, 9, rate)).toBeCloseTo(0.0832166048, 9);
    expect(betaBinomialProbability(3, 9, rate)).toBeCloseTo(0.224139439, 8);
    expect(betaBinomialTable(9, rate)[9]).toBeCloseTo(2.76019795e-5, 12);
    expect(total(betaBinomialTable(9, rate))).toBeCloseTo(1, 12);
    expect(tableMean(betaBinomialTable(9, rate))).toBeCloseTo(2.34, 11);
    expect(tableVariance(betaBinomialTable(9, rate))).toBeCloseTo((9 * 0.26 * 0.74 * 59) / 51, 10);
    expect(() => betaBinomialProbability(0, 9, { mean: 0, concentration: 1 })).toThrow(RangeError);
    expect(() => betaBinomialProbability(0, 9, { mean: 0.5, concentration: 0 })).toThrow(RangeError);
    expect(() => betaBinomialProbability(10, 9, rate)).toThrow(RangeError);
    expect(() => betaBinomialTable(-1, rate)).toThrow(RangeError);
  });
  test('runs of an inning', () => {
    const table = inningRunsTable(0.4951, 200);
    expect(table[0]).toBeCloseTo(0.7247733398, 9);
    expect(total(table)).toBeCloseTo(1, 12);
    expect(tableMean(table)).toBeCloseTo(0.4951, 10);
    expect(inningRunsTable(0.5, 0)).toHaveLength(1);
    expect(() => inningRunsTable(0, 3)).toThrow(RangeError);
    expect(() => inningRunsTable(0.5, 3, 0)).toThrow(RangeError);
    expect(() => inningRunsTable(0.5, 3, 2.5)).toThrow(RangeError);
    expect(() => inningRunsTable(0.5, -1)).toThrow(RangeError);
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { convolve, lineProbabilities, mixTables, probabilityAtLeast, tableMean, tableVariance } from './table.ts';

const dice = [0, 0.5, 0.25, 0.25];
const weights = fc
  .array(fc.double({ min: 0.01, max: 1, noNaN: true }), { minLength: 1, maxLength: 8 })
  .map((list) => list.map((value) => value / list.reduce((total, other) => total + other, 0)));

test('moments', () => {
  expect(tableMean(dice)).toBe(1.75);
  expect(tableVariance(dice)).toBe(0.6875);
});

describe('convolution', () => {
  test('of two tables', () => {
    expect(convolve([0.5, 0.5], [0.25, 0.75])).toEqual([0.125, 0.5, 0.375]);
    expect(convolve([0, 1], dice)).toEqual([0, 0, 0.5, 0.25, 0.25]);
  });
  test('adds means and variances and does not care for order', () => {
    fc.assert(
      fc.property(weights, weights, (first, second) => {
        const both = convolve(first, second);
        expect(tableMean(both)).toBeCloseTo(tableMean(first) + tableMean(second), 10);
        expect(tableVariance(both)).toBeCloseTo(tableVariance(first) + tableVariance(second), 10);
        convolve(second, first).forEach((value, index) => {
          expect(value).toBeCloseTo(both[index]!, 14);
        });
      }),
    );
  });
  test('of nonsense', () => {
    for (const bad of [[], [-0.1], [Number.NaN], [Number.POSITIVE_INFINITY]]) {
      expect(() => convolve(bad, [1])).toThrow(RangeError);
      expect(() => convolve([1], bad)).toThrow(RangeError);
      expect(() => tableMean(bad)).toThrow(RangeError);
      expect(() => lineProbabilities(bad, 1)).toThrow(RangeError);
      expect(() => probabilityAtLeast(bad, 1)).toThrow(RangeError);
    }
  });
});

describe('mixtures', () => {
  test('weigh in proportion', () => {
    expect(mixTables([[1], [0, 0, 1]], [3, 1])).toEqual([0.75, 0, 0.25]);
    expect(mixTables([[0.5, 0.5]], [7])).toEqual([0.5, 0.5]);
  });
  test('refuse what cannot be weighed', () => {
    expect(() => mixTables([[1]], [])).toThrow(RangeError);
    expect(() => mixTables([[1], [0, 1]], [1])).toThrow(RangeError);
    expect(() => mixTables([[1]], [1, 1])).toThrow(RangeError);
    expect(() => mixTables([[1]], [0])).toThrow(RangeError);
    expect(() => mixTables([[1], [1]], [2, -1])).toThrow(RangeError);
    expect(() => mixTables([], [])).toThrow(RangeError);
    expect(() => mixTables([[]], [1])).toThrow(RangeError);
  });
});

describe('lines', () => {
  test.each([
    [1.5, { over: 0.5, push: 0, under: 0.5 }],
    [2, { over: 0.25, push: 0.25, under: 0.5 }],
    [0, { over: 1, push: 0, under: 0 }],
    [-0.5, { over: 1, push: 0, under: 0 }],
    [3, { over: 0, push: 0.25, under: 0.75 }],
    [9, { over: 0, push: 0, under: 1 }],
  ])('%d', (line, expected) => {
    expect(lineProbabilities(dice, line)).toEqual(expected);
  });
  test('a cut tail is over', () => {
    expect(lineProbabilities([0.5, 0.25], 0.5)).toEqual({ over: 0.5, push: 0, under: 0.5 });
    expect(lineProbabilities([0.5, 0.25], 5).over).toBe(0.25);
    expect(probabilityAtLeast([0.5, 0.25], 7)).toBe(0.25);
  });
  test('at least', () => {
    expect([0, 1, 2, 3, 4].map((count) => probabilityAtLeast(dice, count))).toEqual([1, 1, 0.5, 0.25, 0]);
    expect(() => probabilityAtLeast(dice, 1.5)).toThrow(RangeError);
    expect(() => probabilityAtLeast(dice, -1)).toThrow(RangeError);
    expect(() => lineProbabilities(dice, Number.NaN)).toThrow(RangeError);
  });
});

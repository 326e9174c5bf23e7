import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { normalProbability } from '../normal.ts';
import { bivariateNormal } from './bivariate-normal.ts';
import { multivariateNormal } from './multivariate-normal.ts';

const bound = fc.double({ min: -3, max: 3, noNaN: true });
const equal = (size: number, correlation: number) =>
  Array.from({ length: size }, (_, row) => Array.from({ length: size }, (__, column) => (row === column ? 1 : correlation)));

describe('two variables', () => {
  test.each([
    [0, 0, 0.5, 1 / 3],
    [0, 0, -0.5, 1 / 6],
    [0, 0, 0, 0.25],
    [2, -1, -0.8, 0.13779566999920154],
    [0.3, -1.2, 0.99999, 0.11506967022170828],
    [1, 1.1, 0.999, 0.8412994298108213],
    [1, 1.1, 1, 0.8413447460685429],
    [1, -0.5, -1, 0.14988228479452986],
    [-1, -0.5, -1, 0],
  ])('below %d and %d at %d', (first, second, correlation, expected) => {
    expect(bivariateNormal(first, second, correlation)).toBeCloseTo(expected, 11);
  });
  test('symmetric, between its bounds, rising with the correlation', () => {
    fc.assert(
      fc.property(bound, bound, fc.double({ min: -0.99, max: 0.98, noNaN: true }), (first, second, correlation) => {
        const joint = bivariateNormal(first, second, correlation);
        const [low, high] = [normalProbability(first), normalProbability(second)];
        expect(bivariateNormal(second, first, correlation)).toBeCloseTo(joint, 11);
        expect(joint).toBeGreaterThanOrEqual(Math.max(0, low + high - 1) - 1e-12);
        expect(joint).toBeLessThanOrEqual(Math.min(low, high) + 1e-12);
        expect(bivariateNormal(first, second, correlation + 0.01)).toBeGreaterThanOrEqual(joint - 1e-12);
        // Turning one variable round leaves what the other has below its bound.
        expect(joint + bivariateNormal(first, -second, -correlation)).toBeCloseTo(low, 10);
      }),
    );
  });
  test('that are one and the same are both below the lower bound, to the last digit', () => {
    fc.assert(
      fc.property(bound, bound, (first, second) => {
        expect(bivariateNormal(first, second, 1)).toBe(normalProbability(Math.min(first, second)));
      }),
    );
  });
  test.each([
    [0, 0, 1.01],
    [0, 0, Number.NaN],
    [Number.NaN, 0, 0],
    [0, Number.POSITIVE_INFINITY, 0],
  ])('%d %d %d is refused', (first, second, correlation) => {
    expect(() => bivariateNormal(first, second, correlation)).toThrow(RangeError);
  });
});

describe('several variables', () => {
  const three = [
    [1, 0.5, 0.3],
    [0.5, 1, 0.2],
    [0.3, 0.2, 1],
  ];
  test('one and two', () => {
    expect(multivariateNormal([0.7], [[1]])).toBe(normalProbability(0.7));
    expect(multivariateNormal([0.3, -0.4], equal(2, 0.6))).toBe(bivariateNormal(0.3, -0.4, 0.6));
  });
  test('three, by the closed form at the middle', () => {
    const expected = 1 / 8 + (Math.asin(0.5) + Math.asin(0.3) + Math.asin(0.2)) / (4 * Math.PI);
    expect(multivariateNormal([0, 0, 0], three)).toBeCloseTo(expected, 10);
    expect(multivariateNormal([1, -0.5, 0.2], three)).toBeCloseTo(0.2004158, 6);
    expect(multivariateNormal([0, 0, 0], equal(3, 0))).toBeCloseTo(0.125, 11);
  });
  test('equal correlations of one half at the middle give 1 / (n + 1)', () => {
    for (const size of [3, 4])
      expect(
        multivariateNormal(
          equal(size, 0).map(() => 0),
          equal(size, 0.5),
        ),
      ).toBeCloseTo(1 / (size + 1), 4);
  });
  test('four against a library', () => {
    const four = [
      [1, 0.5, 0.3, 0.1],
      [0.5, 1, 0.2, -0.2],
      [0.3, 0.2, 1, 0.4],
      [0.1, -0.2, 0.4, 1],
    ];
    expect(multivariateNormal([1, -0.5, 0.2, 0.4], four)).toBeCloseTo(0.134664, 5);
  });
  test('variables that are one and the same', () => {
    const same = [
      [1, 1, 0.5],
      [1, 1, 0.5],
      [0.5, 0.5, 1],
    ];
    expect(multivariateNormal([0.4, 0.2, 0.1], same)).toBeCloseTo(bivariateNormal(0.2, 0.1, 0.5), 4);
    expect(multivariateNormal([-9, 0, 0, 0], equal(4, 0.2))).toBeLessThan(1e-15);
  });
  test.each([
    [[], []],
    [[0, 0], equal(3, 0)],
    [
      [0, 0],
      [
        [1, 0],
        [0, 2],
      ],
    ],
    [[0, 0, 0], equal(3, -0.9)],
    [[Number.NaN], [[1]]],
    [Array.from({ length: 13 }, () => 0), equal(13, 0)],
  ])('%j with %j is refused', (bounds, correlations) => {
    expect(() => multivariateNormal(bounds, correlations)).toThrow(RangeError);
  });
});

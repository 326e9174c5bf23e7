import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { drawNormal, seedRandom } from '../../random/index.ts';
import { blockBootstrap, meanInterval, ratioBootstrap } from '../index.ts';
import { twoSidedScore } from './index.ts';

describe('normal interval', () => {
  test('known values', () => {
    const estimate = meanInterval([1, -1, 0.91, 0.5, -0.2]);
    expect(estimate.mean).toBeCloseTo(0.242, 14);
    expect(estimate.standardError).toBeCloseTo(0.3758510343207798, 14);
    expect(estimate.low).toBeCloseTo(0.242 - 1.959963984540054 * 0.3758510343207798, 12);
    expect(estimate.high).toBeCloseTo(0.242 + 1.959963984540054 * 0.3758510343207798, 12);
    expect(meanInterval([3, 3, 3])).toEqual({ mean: 3, standardError: 0, low: 3, high: 3 });
    expect(twoSidedScore(0.8)).toBeCloseTo(1.2815515655446004, 12);
  });
  test('a higher level is wider', () => {
    expect(meanInterval([1, 2, 4], 0.99).low).toBeLessThan(meanInterval([1, 2, 4], 0.9).low);
  });
  test.each([[[]], [[1]], [[1, Number.NaN]], [[1, Number.POSITIVE_INFINITY]]])('%j is refused', (values) => {
    expect(() => meanInterval(values)).toThrow(RangeError);
  });
  test('a level of 0 or 1 is refused', () => {
    expect(() => meanInterval([1, 2], 1)).toThrow(RangeError);
    expect(() => meanInterval([1, 2], 0)).toThrow(RangeError);
  });
});

describe('block bootstrap', () => {
  const random = seedRandom(11);
  const values = Array.from({ length: 400 }, () => 0.1 + drawNormal(random));
  test('repeats for a seed and not for another', () => {
    const once = (seed: number) => blockBootstrap(values, Array.from(values.keys()), { seed, draws: 100 });
    expect(once(1)).toEqual(once(1));
    expect(once(1).low).not.toBe(once(2).low);
  });
  test('a lower level is narrower, and the mean stays', () => {
    const days = values.map((_, index) => index % 40);
    const wide = blockBootstrap(values, days, { seed: 1, draws: 500 });
    const narrow = blockBootstrap(values, days, { seed: 1, draws: 500, level: 0.5 });
    expect(narrow.low).toBeGreaterThan(wide.low);
    expect(narrow.high).toBeLessThan(wide.high);
    expect(narrow.mean).toBe(wide.mean);
  });
  test('ratios of sums', () => {
    const estimate = ratioBootstrap([2, -1, 5], [1, 1, 8], ['a', 'a', 'b'], { seed: 1, draws: 200 });
    expect(estimate.mean).toBeCloseTo(0.6, 14);
    expect(estimate.low).toBeCloseTo(0.5, 14);
    expect(estimate.high).toBeCloseTo(0.625, 14);
    const equal = ratioBootstrap([1, 2, 3], [2, 4, 6], [1, 2, 3], { seed: 1, draws: 50 });
    expect(equal).toEqual({ mean: 0.5, standardError: 0, low: 0.5, high: 0.5 });
  });
  test('the interval holds the middle of the draws', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: -5, max: 5, noNaN: true }), { minLength: 2, maxLength: 12 }), fc.nat(1000), (list, seed) => {
        const { low, high, standardError } = blockBootstrap(list, Array.from(list.keys()), { seed, draws: 60 });
        expect(low).toBeLessThanOrEqual(high);
        expect(low).toBeGreaterThanOrEqual(Math.min(...list) - 1e-12);
        expect(high).toBeLessThanOrEqual(Math.max(...list) + 1e-12);
        expect(standardError).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 40 },
    );
  });
  test('nonsense is refused', () => {
    const terms = { seed: 1, draws: 10 };
    expect(() => blockBootstrap([1, 2], [1, 1], terms)).toThrow(RangeError);
    expect(() => blockBootstrap([1, 2], [1], terms)).toThrow(RangeError);
    expect(() => ratioBootstrap([1, 2], [1], [1, 2], terms)).toThrow(RangeError);
    expect(() => ratioBootstrap([1, 2], [1, -1], [1, 2], terms)).toThrow(RangeError);
    expect(() => ratioBootstrap([1, 2], [1, 0], [1, 2], terms)).toThrow(RangeError);
    expect(() => blockBootstrap([1, Number.NaN], [1, 2], terms)).toThrow(RangeError);
    expect(() => blockBootstrap([1, 2], [1, 2], { seed: 1, draws: 1 })).toThrow(RangeError);
    expect(() => blockBootstrap([1, 2], [1, 2], { seed: 1, draws: 10, level: 1 })).toThrow(RangeError);
  });
});

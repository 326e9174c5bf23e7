import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { wilsonInterval } from './wilson.ts';

describe('wilsonInterval', () => {
  test.each([
    [5, 10, 0.2366, 0.7634],
    [0, 10, 0, 0.2775],
    [10, 10, 0.7225, 1],
    [118, 210, 0.4942, 0.6272],
  ])('%i of %i', (wins, tries, low, high) => {
    const interval = wilsonInterval(wins, tries);
    expect(interval.low).toBeCloseTo(low, 3);
    expect(interval.high).toBeCloseTo(high, 3);
  });
  test.each([
    [1, 0],
    [-1, 5],
    [6, 5],
    [1.5, 5],
    [Number.NaN, 5],
  ])('refuses %d of %d', (wins, tries) => {
    expect(() => wilsonInterval(wins, tries)).toThrow(RangeError);
  });
  test('holds the rate, stays in 0..1 and mirrors', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 5000 }).chain((n) => fc.tuple(fc.integer({ min: 0, max: n }), fc.constant(n))),
        ([wins, tries]) => {
          const { low, high } = wilsonInterval(wins, tries);
          const mirror = wilsonInterval(tries - wins, tries);
          expect(low >= 0 && low <= wins / tries && wins / tries <= high && high <= 1).toBe(true);
          expect(low).toBeCloseTo(1 - mirror.high, 12);
        },
      ),
    );
  });
});

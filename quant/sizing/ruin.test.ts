import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bankrollForRuin, drawdownProbability, everFallTo, flatStakeRuin, reachBeforeFall, unitBetRuin } from './index.ts';

describe('a multiple of Kelly', () => {
  test('known values', () => {
    expect(reachBeforeFall(0.5, 2, 1)).toBeCloseTo(2 / 3, 14);
    expect(reachBeforeFall(0.5, 2, 0.5)).toBeCloseTo(0.8888888889, 10);
    expect(reachBeforeFall(0.5, 2, 2)).toBe(0.5);
    expect(reachBeforeFall(0.5, 2, 4)).toBeCloseTo((0.5 ** -0.5 - 1) / (0.25 ** -0.5 - 1), 12);
    expect(reachBeforeFall(0.25, 3, 1.5)).toBeCloseTo((0.25 ** (1 / 3) - 1) / ((0.25 / 3) ** (1 / 3) - 1), 12);
    expect([1, 0.5, 0.25].map((multiple) => everFallTo(0.5, multiple))).toEqual([0.5, 0.125, 0.0078125]);
    expect(everFallTo(0.5, 2)).toBe(1);
    expect(everFallTo(0.5, 3)).toBe(1);
    expect(drawdownProbability(0.25, 0.5)).toBeCloseTo(0.421875, 14);
    expect(reachBeforeFall(1e-9, 1e9, 400)).toBeCloseTo(0, 3);
    expect(reachBeforeFall(0.5, 2, 2 - 2 ** -52)).toBeCloseTo(0.5, 12);
    expect(reachBeforeFall(0.5, 2, 2 + 2 ** -51)).toBeCloseTo(0.5, 12);
    expect(reachBeforeFall(0.5, 2, 1e-6)).toBe(1);
  });
  test('is continuous at twice Kelly, and falls with the multiple', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.05, max: 0.95, noNaN: true }), fc.double({ min: 1.1, max: 10, noNaN: true }), (down, up) => {
        expect(reachBeforeFall(down, up, 2 - 1e-7)).toBeCloseTo(reachBeforeFall(down, up, 2), 5);
        expect(reachBeforeFall(down, up, 2 + 1e-7)).toBeCloseTo(reachBeforeFall(down, up, 2), 5);
        expect(reachBeforeFall(down, up, 0.8)).toBeGreaterThan(reachBeforeFall(down, up, 1.2));
        expect(reachBeforeFall(down, up, 2.5)).toBeGreaterThan(reachBeforeFall(down, up, 3.5));
        // Falling for good is the limit of a goal that is never reached.
        expect(1 - reachBeforeFall(down, 1e12, 1)).toBeCloseTo(everFallTo(down, 1), 9);
      }),
    );
  });
  test.each([
    [0, 2, 1],
    [1, 2, 1],
    [0.5, 1, 1],
    [0.5, 2, 0],
    [0.5, 2, Number.NaN],
  ])('%d %d %d is refused', (down, up, multiple) => {
    expect(() => reachBeforeFall(down, up, multiple)).toThrow(RangeError);
  });
  test('other nonsense', () => {
    expect(() => everFallTo(1, 1)).toThrow(RangeError);
    expect(() => everFallTo(0.5, 0)).toThrow(RangeError);
    expect(() => drawdownProbability(0, 1)).toThrow(RangeError);
    expect(() => drawdownProbability(-0.5, 1)).toThrow(RangeError);
  });
});

describe('bets of one unit', () => {
  test('known values', () => {
    expect(unitBetRuin(0.6, 5, 20)).toBeCloseTo(0.13142603771471986, 13);
    expect(unitBetRuin(0.4, 5, 20)).toBeCloseTo(0.9980164738961537, 13);
    expect(unitBetRuin(0.5, 5, 20)).toBe(0.75);
    expect(unitBetRuin(0.6, 2)).toBeCloseTo(4 / 9, 14);
    expect(unitBetRuin(0.5, 2)).toBe(1);
    expect(unitBetRuin(0.4, 2)).toBe(1);
    expect(unitBetRuin(0.45, 1000, 100_000)).toBe(1);
    expect(unitBetRuin(0.5 + 1e-12, 5, 20)).toBeCloseTo(0.75, 8);
  });
  test('one of the two ends is reached', () => {
    const units = fc.integer({ min: 1, max: 40 });
    fc.assert(
      fc.property(fc.double({ min: 0.05, max: 0.95, noNaN: true }), units, units, (probability, held, missing) => {
        const ruin = unitBetRuin(probability, held, held + missing);
        expect(ruin + unitBetRuin(1 - probability, missing, held + missing)).toBeCloseTo(1, 9);
        const next = (step: number) =>
          held + step === 0 ? 1 : missing - step === 0 ? 0 : unitBetRuin(probability, held + step, held + missing);
        expect(ruin).toBeCloseTo(probability * next(1) + (1 - probability) * next(-1), 9);
      }),
    );
  });
  test.each([
    [0, 5, 20],
    [1, 5, 20],
    [0.5, 0, 20],
    [0.5, 5, 5],
    [0.5, 5, 20.5],
    [0.5, 1.5, 20],
  ])('%d %d %d is refused', (probability, units, target) => {
    expect(() => unitBetRuin(probability, units, target)).toThrow(RangeError);
  });
});

describe('flat stakes', () => {
  test('known values', () => {
    expect(flatStakeRuin(0.02, 1, 100)).toBeCloseTo(0.01831563888873418, 14);
    expect(flatStakeRuin(0.02, 2, 100)).toBeCloseTo(Math.exp(-1), 14);
    expect(flatStakeRuin(0, 1, 100)).toBe(1);
    expect(flatStakeRuin(-0.02, 1, 100)).toBe(1);
    expect(bankrollForRuin(0.02, 1, 0.01831563888873418)).toBeCloseTo(100, 10);
    expect(bankrollForRuin(0.02, 2, Math.exp(-1))).toBeCloseTo(100, 10);
  });
  test('nonsense is refused', () => {
    expect(() => flatStakeRuin(Number.NaN, 1, 100)).toThrow(RangeError);
    expect(() => flatStakeRuin(0.02, 0, 100)).toThrow(RangeError);
    expect(() => flatStakeRuin(0.02, 1, 0)).toThrow(RangeError);
    expect(() => bankrollForRuin(0, 1, 0.05)).toThrow(RangeError);
    expect(() => bankrollForRuin(0.02, 0, 0.05)).toThrow(RangeError);
    expect(() => bankrollForRuin(0.02, 1, 1)).toThrow(RangeError);
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  adjustForCorrelation,
  advisePropParlay,
  breakEvenPerLeg,
  copulaProbability,
  correlationFactor,
  fixedPayoutValue,
  independentProbability,
  jointBounds,
  nestedProbability,
  parlayHold,
  parlayValue,
  rateParlay,
  sameGamePrice,
  tetrachoricCorrelation,
} from './index.ts';

const chance = fc.double({ min: 0.02, max: 0.98, noNaN: true });

describe('legs that hang together', () => {
  test('known values', () => {
    expect(independentProbability([0.5, 0.4])).toBe(0.2);
    expect(jointBounds([0.6, 0.7])).toEqual({ least: expect.closeTo(0.3, 12), most: 0.6 });
    expect(jointBounds([0.2, 0.3])).toEqual({ least: 0, most: 0.2 });
    expect(jointBounds([0.9, 0.9, 0.9]).least).toBeCloseTo(0.7, 12);
    expect(nestedProbability([0.4, 0.6])).toBe(0.4);
    expect(copulaProbability([0.5, 0.5], 0.6)).toBeCloseTo(1 / 4 + Math.asin(0.6) / (2 * Math.PI), 12);
    expect(copulaProbability([0.6, 0.3], 0)).toBeCloseTo(0.18, 12);
    expect(copulaProbability([0.6, 0.3], 1)).toBeCloseTo(0.3, 12);
    expect(copulaProbability([0.6, 0.7], -1)).toBeCloseTo(0.3, 12);
    expect(correlationFactor(0.3, [0.5, 0.5])).toBeCloseTo(1.2, 12);
    expect(tetrachoricCorrelation(0.5, 0.5, 1 / 3)).toBeCloseTo(0.5, 10);
    expect(tetrachoricCorrelation(0.3, 0.6, 0.18)).toBeCloseTo(0, 9);
  });
  test('three legs by a matrix', () => {
    const matrix = [
      [1, 0.5, 0.3],
      [0.5, 1, 0.2],
      [0.3, 0.2, 1],
    ];
    const expected = 1 / 8 + (Math.asin(0.5) + Math.asin(0.3) + Math.asin(0.2)) / (4 * Math.PI);
    expect(copulaProbability([0.5, 0.5, 0.5], matrix)).toBeCloseTo(expected, 9);
    expect(() => copulaProbability([0.5, 0.5, 0.5], 0.5)).toThrow(RangeError);
    expect(() => copulaProbability([0.5, 0.5], matrix)).toThrow(RangeError);
  });
  test('stays within the bounds and is undone by the tetrachoric correlation', () => {
    fc.assert(
      fc.property(chance, chance, fc.double({ min: -0.9, max: 0.9, noNaN: true }), (first, second, correlation) => {
        const joint = copulaProbability([first, second], correlation);
        const { least, most } = jointBounds([first, second]);
        expect(joint).toBeGreaterThanOrEqual(least);
        expect(joint).toBeLessThanOrEqual(most);
        if (Math.abs(correlation) > 1e-6) expect(Math.sign(joint - first * second)).toBe(Math.sign(correlation));
        fc.pre(joint - least > 1e-4 && most - joint > 1e-4);
        expect(tetrachoricCorrelation(first, second, joint)).toBeCloseTo(correlation, 6);
      }),
      { numRuns: 60 },
    );
  });
  test('published chances with a model’s correlation stay within their bounds, and independent legs keep their product', () => {
    fc.assert(
      fc.property(chance, chance, chance, chance, chance, (a, b, modelA, modelB, share) => {
        const joint = adjustForCorrelation([a, b], [modelA, modelB], Math.min(modelA, modelB) * share);
        expect(joint).toBeLessThanOrEqual(Math.min(a, b) + 1e-12);
        expect(joint).toBeGreaterThanOrEqual(Math.max(0, a + b - 1) - 1e-12);
        expect(adjustForCorrelation([a, b], [modelA, modelB], modelA * modelB)).toBeCloseTo(a * b, 9);
      }),
    );
  });
  test('published chances that are the model’s own give the model’s joint chance', () => {
    expect(adjustForCorrelation([0.4, 0.6], [0.4, 0.6], 0.3)).toBeCloseTo(0.3, 12);
    expect(adjustForCorrelation([0.4, 0.6], [0.4, 0.6], 0.4)).toBeCloseTo(0.4, 12);
    expect(adjustForCorrelation([0.5, 0.5], [0.4, 0.6], 0.3)).toBeCloseTo(0.3125, 12);
  });
  test('nonsense is refused', () => {
    for (const legs of [[], [1.2], [Number.NaN]]) {
      expect(() => independentProbability(legs)).toThrow(RangeError);
      expect(() => jointBounds(legs)).toThrow(RangeError);
      expect(() => nestedProbability(legs)).toThrow(RangeError);
      expect(() => correlationFactor(0.1, legs)).toThrow(RangeError);
    }
    expect(() => copulaProbability([0, 0.5], 0.5)).toThrow(RangeError);
    expect(() => copulaProbability([0.5, 0.5], 1.5)).toThrow(RangeError);
    expect(() => correlationFactor(0, [0, 0.5])).toThrow(RangeError);
    expect(() => correlationFactor(1.1, [0.5])).toThrow(RangeError);
    expect(() => adjustForCorrelation([], [0.5, 0.5], 0.2)).toThrow(RangeError);
    expect(() => adjustForCorrelation([0.5, 0.5], [0, 0.5], 0)).toThrow(RangeError);
    expect(() => tetrachoricCorrelation(0.6, 0.7, 0.6)).toThrow(RangeError);
    expect(() => tetrachoricCorrelation(0.6, 0.7, 0.29)).toThrow(RangeError);
    expect(() => tetrachoricCorrelation(1, 0.7, 0.7)).toThrow(RangeError);
  });
});

describe('what a parlay is worth', () => {
  test('known values', () => {
    const value = parlayValue([-110, 150], 0.25);
    expect(value.decimal).toBeCloseTo((1 + 10 / 11) * 2.5, 12);
    expect(value.expectedValue).toBeCloseTo(0.25 * value.decimal - 1, 12);
    expect(value.fairDecimal).toBe(4);
    expect(value.probability).toBe(0.25);
    expect(parlayValue([-110], 0)).toMatchObject({ fairDecimal: null, expectedValue: -1 });
    expect(parlayValue([100], 1)).toMatchObject({ fairDecimal: null, expectedValue: 1 });
    expect(breakEvenPerLeg(8, 3)).toBeCloseTo(0.5, 12);
    expect(breakEvenPerLeg(2, 1)).toBe(0.5);
    expect(parlayHold([1 / 22, 1 / 22, 1 / 22])).toBeCloseTo(0.13025920360631, 12);
    expect(parlayHold([0.05])).toBeCloseTo(0.05, 14);
    expect(fixedPayoutValue({ legs: 3, legProbability: 0.5, netPayout: 6 })).toBe(-0.125);
  });
  test('the price at which all legs break even is worth nothing', () => {
    fc.assert(
      fc.property(fc.double({ min: 1.2, max: 50, noNaN: true }), fc.integer({ min: 1, max: 8 }), (decimal, legs) => {
        const netPayout = decimal - 1;
        expect(fixedPayoutValue({ legs, legProbability: breakEvenPerLeg(decimal, legs), netPayout })).toBeCloseTo(0, 10);
      }),
    );
  });
  test('nonsense is refused', () => {
    expect(() => parlayValue([], 0.5)).toThrow(RangeError);
    expect(() => parlayValue([-110], 1.1)).toThrow(RangeError);
    expect(() => breakEvenPerLeg(1, 2)).toThrow(RangeError);
    expect(() => breakEvenPerLeg(2, 0)).toThrow(RangeError);
    expect(() => parlayHold([])).toThrow(RangeError);
    expect(() => parlayHold([0.1, 1])).toThrow(RangeError);
    expect(() => fixedPayoutValue({ legs: 0, legProbability: 0.5, netPayout: 6 })).toThrow(RangeError);
    expect(() => fixedPayoutValue({ legs: 1, legProbability: 1.5, netPayout: 6 })).toThrow(RangeError);
    expect(() => fixedPayoutValue({ legs: 1, legProbability: 0.5, netPayout: 0 })).toThrow(RangeError);
  });
});

describe('price of legs of one game', () => {
  test.each([
    [0.5, 0, 2, 100],
    [0.3, 0.05, 0.95 / 0.3, 216],
    [0.51, 0, 1 / 0.51, -105],
    [0.2, 0, 5, 400],
    [0.4, 0.2, 2, 100],
  ])('%d with a hold of %d', (joint, hold, decimal, american) => {
    expect(sameGamePrice(joint, hold)).toEqual({ decimal: expect.closeTo(decimal, 12), american });
  });
  test('the American price never pays more than the decimal one, and less by a cent at most', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.02, max: 0.9, noNaN: true }), fc.double({ min: 0, max: 0.09, noNaN: true }), (joint, hold) => {
        const { american, decimal } = sameGamePrice(joint, hold);
        const paid = american > 0 ? 1 + american / 100 : 1 - 100 / american;
        expect(paid).toBeLessThanOrEqual(decimal + 1e-9);
        expect(decimal - paid).toBeLessThan(0.0101);
      }),
    );
  });
  test('nonsense is refused', () => {
    expect(() => sameGamePrice(0, 0.05)).toThrow(RangeError);
    expect(() => sameGamePrice(1, 0)).toThrow(RangeError);
    expect(() => sameGamePrice(0.97, 0.05)).toThrow(RangeError);
    expect(() => sameGamePrice(0.5, -0.01)).toThrow(RangeError);
    expect(() => sameGamePrice(0.5, 1)).toThrow(RangeError);
    expect(() => sameGamePrice(0.5, Number.NaN)).toThrow(RangeError);
  });
});

describe('words for an expected value', () => {
  test('of the parlay builder', () => {
    expect([15.01, 15, 8.01, 8, 0.01, 0, -1].map(rateParlay)).toEqual(['excellent', 'good', 'good', 'fair', 'fair', 'poor', 'poor']);
    expect(() => rateParlay(Number.NaN)).toThrow(RangeError);
  });
  test('of the prop parlay', () => {
    expect([0.151, 0.15, 0.051, 0.05, 0, -0.05, -0.051].map((value) => Object.values(advisePropParlay(value)).join(' '))).toEqual([
      'strong_bet 85',
      'moderate_bet 65',
      'moderate_bet 65',
      'analysis_needed 0',
      'analysis_needed 0',
      'analysis_needed 0',
      'avoid 75',
    ]);
    expect(() => advisePropParlay(Number.NaN)).toThrow(RangeError);
  });
});

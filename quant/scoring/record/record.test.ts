import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  balancesOf,
  breakEvenTest,
  longestStreak,
  maxDrawdown,
  maxDrawdownFraction,
  profitTest,
  runsTest,
  sampleSizeForEdge,
  streakLuck,
  streakProbability,
  typicalStreak,
  unitBetDeviation,
} from '../index.ts';

describe('is a record more than luck?', () => {
  test('against break-even', () => {
    const { z, pValue } = breakEvenTest(112, 88, 11 / 21);
    expect(z).toBeCloseTo(1.0247837909441284, 12);
    expect(pValue).toBeCloseTo(0.17007893040552413, 11);
    expect(breakEvenTest(0, 1, 0.5)).toEqual({ z: -1, pValue: 1 });
    expect(breakEvenTest(1, 0, 0.5)).toEqual({ z: 1, pValue: 0.5 });
  });
  test('by profit at each price', () => {
    const { z, pValue } = profitTest([
      { stake: 1, decimal: 2, isWon: true },
      { stake: 2, decimal: 3, isWon: false },
      { stake: 1, decimal: 5, isWon: true },
    ]);
    expect(z).toBeCloseTo(3 / Math.sqrt(1 + 8 + 4), 14);
    expect(pValue).toBeCloseTo(0.20269, 4);
  });
  test('nonsense is refused', () => {
    expect(() => breakEvenTest(0, 0, 0.5)).toThrow(RangeError);
    expect(() => breakEvenTest(1, 0, 1)).toThrow(RangeError);
    expect(() => breakEvenTest(1.5, 0, 0.5)).toThrow(RangeError);
    expect(() => breakEvenTest(1, -1, 0.5)).toThrow(RangeError);
    expect(() => profitTest([])).toThrow(RangeError);
    expect(() => profitTest([{ stake: 1, decimal: 1, isWon: true }])).toThrow(RangeError);
    expect(() => profitTest([{ stake: 0, decimal: 2, isWon: true }])).toThrow(RangeError);
    expect(() => profitTest([{ stake: 0, decimal: 2, isWon: false }])).toThrow(RangeError);
  });
});

describe('streaks', () => {
  test('the longest', () => {
    expect(longestStreak([1, 1, 0, 1, 1, 1, 0])).toBe(3);
    expect(longestStreak([0, 0])).toBe(0);
    expect(longestStreak([])).toBe(0);
    expect(() => longestStreak([1, 2])).toThrow(RangeError);
  });
  test.each([
    [10, 3, 0.55, 0.6069991185156259],
    [5, 5, 0.6, 0.07776],
    [6, 1, 0.3, 0.882351],
    [2, 3, 0.9, 0],
    [0, 1, 0.9, 0],
    [4, 2, 1, 1],
    [4, 2, 0, 0],
  ])('%d tries, %d in a row at %d', (tries, length, probability, expected) => {
    expect(streakProbability(tries, length, probability)).toBeCloseTo(expected, 13);
  });
  test('more tries make a streak likelier, more length less likely', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 80 }),
        fc.integer({ min: 1, max: 8 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (tries, length, rate) => {
          const chance = streakProbability(tries, length, rate);
          expect(chance).toBeGreaterThanOrEqual(0);
          expect(streakProbability(tries + 1, length, rate)).toBeGreaterThanOrEqual(chance - 1e-12);
          expect(streakProbability(tries, length + 1, rate)).toBeLessThanOrEqual(chance + 1e-12);
        },
      ),
    );
  });
  test.each([
    [-1, 1, 0.5],
    [5, 0, 0.5],
    [5, 1, 1.5],
    [5, 1.5, 0.5],
  ])('%d %d %d is refused', (tries, length, probability) => {
    expect(() => streakProbability(tries, length, probability)).toThrow(RangeError);
  });
  test('the chance of a streak is the sum over every record that holds one', () => {
    const tries = 11;
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 12 }), fc.double({ min: 0, max: 1, noNaN: true }), (length, rate) => {
        let sum = 0;
        for (let record = 0; record < 2 ** tries; record += 1) {
          const outcomes = Array.from({ length: tries }, (_, at) => (record >> at) & 1);
          const wins = outcomes.reduce((total, outcome) => total + outcome, 0);
          if (longestStreak(outcomes) >= length) sum += rate ** wins * (1 - rate) ** (tries - wins);
        }
        expect(streakProbability(tries, length, rate)).toBeCloseTo(sum, 10);
      }),
      { numRuns: 20 },
    );
  });
  test('the typical streak is the longest that half of all records hold, from no chance at all to certainty', () => {
    for (const [tries, rate] of [
      [100, 0.5],
      [1000, 0.97],
      [40, 0.02],
      [5000, 0.6],
    ] as const) {
      const typical = typicalStreak(tries, rate);
      expect(typical === 0 || streakProbability(tries, typical, rate) >= 0.5).toBe(true);
      expect(streakProbability(tries, typical + 1, rate)).toBeLessThan(0.5);
    }
    expect([typicalStreak(10_000, 1), typicalStreak(10_000, 0), typicalStreak(0, 0.5)]).toEqual([10_000, 0, 0]);
    expect(streakLuck([1, 1, 0, 1], 0.75)).toEqual({ length: 2, chance: 0.84375, typical: 3 });
    expect(streakLuck([0, 0], 0)).toEqual({ length: 0, chance: 1, typical: 0 });
    expect(() => typicalStreak(10, 1.1)).toThrow(RangeError);
  });
  test('runs', () => {
    const result = runsTest([1, 1, 0, 0, 0, 1, 1, 1, 0, 1]);
    expect(result.runs).toBe(5);
    expect(result.expectedRuns).toBeCloseTo(5.8, 13);
    expect(result.z).toBeCloseTo(-0.5619514869490162, 12);
    expect(result.pValue).toBeCloseTo(0.5741490727971621, 11);
    expect(runsTest([1, 0, 1, 0, 1, 0]).z).toBeGreaterThan(1.5);
    expect(runsTest([1, 0, 0])).toMatchObject({ runs: 2 });
  });
  test.each([[[]], [[1, 1, 1]], [[0, 0, 0]], [[1, 0]], [[1, 0, 2]]])('no runs in %j', (outcomes) => {
    expect(() => runsTest(outcomes)).toThrow(RangeError);
  });
});

describe('drawdown', () => {
  test('known values', () => {
    const balances = balancesOf(100, [20, -50, 10, 60, -20]);
    expect(balances).toEqual([100, 120, 70, 80, 140, 120]);
    expect(maxDrawdown(balances)).toEqual({ depth: 50, peakIndex: 1, troughIndex: 2 });
    expect(maxDrawdownFraction(balances)).toEqual({ depth: expect.closeTo(5 / 12, 14), peakIndex: 1, troughIndex: 2 });
    expect(maxDrawdown([1, 2, 3])).toEqual({ depth: 0, peakIndex: 0, troughIndex: 0 });
    expect(maxDrawdown([10, 5, 20, 14])).toEqual({ depth: 6, peakIndex: 2, troughIndex: 3 });
    expect(maxDrawdownFraction([10, 5, 20, 14])).toEqual({ depth: 0.5, peakIndex: 0, troughIndex: 1 });
    expect(maxDrawdown([3, 1, 3, 1])).toEqual({ depth: 2, peakIndex: 0, troughIndex: 1 });
  });
  test('is the largest difference to a later balance', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -50, max: 50 }), { minLength: 1, maxLength: 30 }), (balances) => {
        let deepest = 0;
        balances.forEach((peak, index) => {
          for (const later of balances.slice(index)) deepest = Math.max(deepest, peak - later);
        });
        expect(maxDrawdown(balances).depth).toBe(deepest);
      }),
    );
  });
  test('nonsense is refused', () => {
    expect(() => maxDrawdown([])).toThrow(RangeError);
    expect(() => maxDrawdown([1, Number.NaN])).toThrow(RangeError);
    expect(() => maxDrawdownFraction([1, 0])).toThrow(RangeError);
    expect(() => balancesOf(Number.NaN, [])).toThrow(RangeError);
    expect(() => balancesOf(1, [Number.NaN])).toThrow(RangeError);
  });
});

describe('how many bets it takes', () => {
  test('known values', () => {
    expect(sampleSizeForEdge(0.02)).toBe(19_623);
    expect(sampleSizeForEdge(0.05)).toBe(3140);
    expect(sampleSizeForEdge(0.05, { deviation: 2 })).toBe(12_559);
    expect(sampleSizeForEdge(0.05, { confidence: 0.9, power: 0.9 })).toBe(3426);
    expect(unitBetDeviation(0.5, 2)).toBe(1);
    expect(unitBetDeviation(0.25, 4)).toBeCloseTo(Math.sqrt(3), 14);
  });
  test('nonsense is refused', () => {
    expect(() => sampleSizeForEdge(0)).toThrow(RangeError);
    expect(() => sampleSizeForEdge(0.05, { deviation: 0 })).toThrow(RangeError);
    expect(() => sampleSizeForEdge(0.05, { power: 1 })).toThrow(RangeError);
    expect(() => unitBetDeviation(0.5, 1)).toThrow(RangeError);
    expect(() => unitBetDeviation(1, 2)).toThrow(RangeError);
  });
});

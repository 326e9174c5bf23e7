import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cents } from '../money/index.ts';
import {
  adviseStake,
  breakEvenDecimal,
  breakEvenProbability,
  breakEvenWins,
  breakEvenWinsOfFraction,
  expectedProfit,
  expectedValue,
  expectedValueFromFair,
  expectedValuePer100,
  growthRate,
  houseLimitCents,
  kellyFraction,
  maxBet,
  probabilityEdge,
  shrunkKellyFraction,
  uncertaintyShrinkage,
} from './index.ts';

const chance = fc.double({ min: 0.01, max: 0.99, noNaN: true });
const price = fc.double({ min: 1.05, max: 20, noNaN: true });

describe('expected value', () => {
  test('known values', () => {
    expect(expectedValue(0.6, 2)).toBeCloseTo(0.2, 14);
    expect(expectedValue(0.5, 1.9)).toBeCloseTo(-0.05, 14);
    expect(expectedValue(0.5, 2)).toBe(0);
    expect(expectedValue(0.5, 2, 0.1)).toBeCloseTo(0.1, 14);
    expect(expectedValue(0.9, 3, 0.1)).toBeCloseTo(1.8, 14);
    expect(expectedValue(0.4, 1)).toBeCloseTo(-0.6, 14);
    expect(expectedValuePer100(0.6, 2)).toBeCloseTo(20, 12);
    expect(expectedProfit(50, 0.6, 2)).toBeCloseTo(10, 12);
    expect(expectedProfit(0, 0.6, 2)).toBe(0);
    expect(expectedValueFromFair(2, 2.1)).toBeCloseTo(0.05, 14);
    expect(probabilityEdge(0.55, 2)).toBeCloseTo(0.05, 14);
    expect(probabilityEdge(0.5, 2, 0.1)).toBeCloseTo(0.05, 14);
    expect(breakEvenProbability(1 + 100 / 110)).toBeCloseTo(11 / 21, 14);
    expect(breakEvenProbability(2, 0.1)).toBeCloseTo(0.45, 14);
    expect(breakEvenDecimal(0.4)).toBeCloseTo(2.5, 14);
    expect(breakEvenDecimal(0.4, 0.2)).toBeCloseTo(2, 14);
  });
  test('is zero at break-even, rises with price and probability, and has the sign of the edge', () => {
    fc.assert(
      fc.property(chance, price, fc.double({ min: 0, max: 0.5, noNaN: true }), (win, decimal, share) => {
        const push = (1 - win) * share;
        expect(expectedValue(breakEvenProbability(decimal, push), decimal, push)).toBeCloseTo(0, 12);
        expect(expectedValue(win, breakEvenDecimal(win, push), push)).toBeCloseTo(0, 12);
        expect(expectedValue(win, decimal + 0.1, push)).toBeGreaterThan(expectedValue(win, decimal, push));
        expect(expectedValue(win * 0.9, decimal, push)).toBeLessThan(expectedValue(win, decimal, push));
        fc.pre(Math.abs(expectedValue(win, decimal, push)) > 1e-9);
        expect(Math.sign(probabilityEdge(win, decimal, push))).toBe(Math.sign(expectedValue(win, decimal, push)));
      }),
    );
  });
  test.each([
    [1.2, 2, 0],
    [-0.1, 2, 0],
    [Number.NaN, 2, 0],
    [0.5, 0.99, 0],
    [0.5, Number.POSITIVE_INFINITY, 0],
    [0.5, Number.NaN, 0],
    [0.6, 2, 0.5],
    [0.6, 2, -0.1],
  ])('%d at %d with pushes of %d is refused', (win, decimal, push) => {
    expect(() => expectedValue(win, decimal, push)).toThrow(RangeError);
    expect(() => probabilityEdge(win, decimal, push)).toThrow(RangeError);
    expect(() => expectedProfit(10, win, decimal, push)).toThrow(RangeError);
  });
  test('other nonsense', () => {
    expect(() => expectedProfit(-1, 0.5, 2)).toThrow(RangeError);
    expect(() => expectedValueFromFair(1, 2)).toThrow(RangeError);
    expect(() => breakEvenDecimal(0)).toThrow(RangeError);
    expect(() => breakEvenDecimal(1)).toThrow(RangeError);
  });
});

describe('Kelly', () => {
  test('known values', () => {
    expect(kellyFraction(0.6, 2)).toBeCloseTo(0.2, 14);
    expect(kellyFraction(0.6, 1 + 100 / 110)).toBeCloseTo(0.16, 14);
    expect(kellyFraction(0.55, 2.1, { share: 0.5 })).toBeCloseTo(0.07045454545, 10);
    expect(kellyFraction(0.5, 2)).toBe(0);
    expect(kellyFraction(0.4, 2)).toBe(0);
    expect(kellyFraction(1, 2)).toBe(1);
    expect(kellyFraction(0, 2)).toBe(0);
    expect(kellyFraction(0, 2, { pushProbability: 1 })).toBe(0);
    expect(kellyFraction(0.5, 2, { pushProbability: 0.1 })).toBeCloseTo(1 / 9, 14);
    expect(kellyFraction(0.6, 2, { share: 0 })).toBe(0);
  });
  test('is EV over odds, never above p, and a share of it exact', () => {
    fc.assert(
      fc.property(chance, price, (win, decimal) => {
        const full = kellyFraction(win, decimal);
        const value = expectedValue(win, decimal);
        expect(full).toBeCloseTo(Math.max(0, value / (decimal - 1)), 12);
        expect(full).toBeLessThanOrEqual(win);
        expect(kellyFraction(win, decimal, { share: 0.5 })).toBe(full / 2);
        expect(full > 0).toBe(win * (decimal - 1) > 1 - win);
      }),
    );
  });
  test('grows fastest, also with pushes', () => {
    fc.assert(
      fc.property(chance, price, fc.double({ min: 0, max: 0.5, noNaN: true }), (win, decimal, share) => {
        const push = (1 - win) * share;
        const best = kellyFraction(win, decimal, { pushProbability: push });
        const growth = growthRate(win, decimal, best, push);
        for (const other of [best * 0.9, Math.min(0.99, best + 0.01)]) {
          expect(growthRate(win, decimal, other, push)).toBeLessThanOrEqual(growth + 1e-12);
        }
      }),
    );
  });
  test('growth', () => {
    expect(growthRate(0.6, 2, 0.2)).toBeCloseTo(0.6 * Math.log(1.2) + 0.4 * Math.log(0.8), 14);
    expect(growthRate(0.5, 3, 0.25, 0.2)).toBeCloseTo(0.5 * Math.log(1.5) + 0.3 * Math.log(0.75), 14);
    expect(growthRate(0.51, 2, 0.04)).toBeCloseTo(0, 5);
    expect(growthRate(0.6, 2, 0)).toBe(0);
    expect(growthRate(1, 2, 1)).toBeCloseTo(Math.LN2, 14);
    expect(growthRate(0.8, 3, 0.25, 0.2)).toBeCloseTo(0.8 * Math.log(1.5), 14);
    expect(growthRate(0.6, 2, 0.5)).toBeLessThan(0);
    expect(() => growthRate(0.6, 2, 1)).toThrow(RangeError);
    expect(() => growthRate(0.6, 2, 1.1)).toThrow(RangeError);
    expect(() => growthRate(0.6, 1, 0.1)).toThrow(RangeError);
  });
  test.each([
    [1.5, 2, {}],
    [-0.1, 2, {}],
    [0.5, 1, {}],
    [0.5, Number.NaN, {}],
    [0.5, 2, { share: 1.1 }],
    [0.5, 2, { share: -0.1 }],
    [0.6, 2, { pushProbability: 0.5 }],
  ])('%d at %d %j is refused', (win, decimal, terms) => {
    expect(() => kellyFraction(win, decimal, terms)).toThrow(RangeError);
  });
});

describe('what is not known', () => {
  test('shrinks the stake', () => {
    expect(uncertaintyShrinkage(0.55, 2, 0.04)).toBeCloseTo(0.6097560976, 10);
    expect(uncertaintyShrinkage(0.55, 2, 0)).toBe(1);
    expect(uncertaintyShrinkage(0.5, 2, 0.04)).toBe(0);
    expect(uncertaintyShrinkage(0.4, 2, 0)).toBe(0);
    expect(shrunkKellyFraction(0.55, 2, 0.04)).toBeCloseTo(0.06097560976, 10);
    expect(shrunkKellyFraction(0.55, 2, 0.04, { share: 0.5 })).toBeCloseTo(0.03048780488, 10);
    expect(shrunkKellyFraction(0.4, 2, 0.04)).toBe(0);
    // With pushes half of the time a win probability of 0.275 is 0.55 of the decided bets, and so is its deviation.
    expect(shrunkKellyFraction(0.275, 2, 0.02, { pushProbability: 0.5 })).toBeCloseTo(0.06097560976, 10);
    expect(() => uncertaintyShrinkage(0.55, 2, -0.01)).toThrow(RangeError);
    expect(() => uncertaintyShrinkage(1.55, 2, 0.01)).toThrow(RangeError);
    expect(() => uncertaintyShrinkage(0.55, 1, 0.01)).toThrow(RangeError);
  });
});

describe('stake advice', () => {
  const bankrollCents = cents(100_000);
  test('a quarter of Kelly, below the cap', () => {
    expect(adviseStake({ bankrollCents, winProbability: 0.55, decimal: 2 })).toEqual({
      full: expect.closeTo(0.1, 12),
      half: expect.closeTo(0.05, 12),
      quarter: expect.closeTo(0.025, 12),
      shrunk: expect.closeTo(0.1, 12),
      advised: expect.closeTo(0.025, 12),
      stakeCents: 2500,
      boundBy: 'kelly',
      isHigh: false,
    });
  });
  test('the cap and the warning', () => {
    const advice = adviseStake({ bankrollCents, winProbability: 0.7, decimal: 2 });
    expect(advice).toMatchObject({ advised: 0.05, stakeCents: 5000, boundBy: 'advice cap', isHigh: true });
    expect(adviseStake({ bankrollCents, winProbability: 0.625, decimal: 2 }).isHigh).toBe(false);
    expect(adviseStake({ bankrollCents, winProbability: 0.6, decimal: 2, share: 0.25 })).toMatchObject({
      stakeCents: 5000,
      boundBy: 'kelly',
    });
  });
  test('no edge, no stake', () => {
    expect(adviseStake({ bankrollCents, winProbability: 0.5, decimal: 2 })).toMatchObject({ full: 0, stakeCents: 0, boundBy: 'no edge' });
  });
  test('uncertainty and pushes count', () => {
    const { shrunk, stakeCents } = adviseStake({ bankrollCents, winProbability: 0.55, decimal: 2, deviation: 0.04, share: 0.5 });
    expect(shrunk).toBeCloseTo(0.06097560976, 10);
    expect(stakeCents).toBe(3048);
    const pushed = adviseStake({ bankrollCents, winProbability: 0.5, decimal: 2, pushProbability: 0.1 });
    expect(pushed).toMatchObject({
      full: expect.closeTo(1 / 9, 12),
      shrunk: expect.closeTo(1 / 9, 12),
      advised: expect.closeTo(1 / 36, 12),
    });
    expect(() => adviseStake({ bankrollCents: cents(-1), winProbability: 0.5, decimal: 2 })).toThrow(RangeError);
  });
  test('never above 5% of the bankroll', () => {
    fc.assert(
      fc.property(chance, price, fc.integer({ min: 0, max: 10_000_000 }), (winProbability, decimal, bankroll) => {
        const { stakeCents } = adviseStake({ bankrollCents: cents(bankroll), winProbability, decimal, share: 1 });
        expect(stakeCents).toBeLessThanOrEqual(bankroll * 0.05 + 1e-6);
      }),
    );
  });
});

describe('the most to bet', () => {
  test('the house limit by itself', () => {
    expect(houseLimitCents(0.1)).toBe(10_000);
    expect(houseLimitCents(0.0348484848485)).toBe(3484);
    expect(houseLimitCents(0.5)).toBe(10_000);
    expect(houseLimitCents(0)).toBe(0);
    expect(() => houseLimitCents(1.1)).toThrow(RangeError);
  });
  test.each([
    [100_000, 0.55, 2, 2500, 'kelly share', 10],
    [100_000, 0.7, 2, 5000, 'bankroll cap', 40],
    [1_000_000, 0.55, 2, 10_000, 'house limit', 10],
    [100_000, 0.5, 2, 0, 'no edge', 0],
    [0, 0.55, 2, 0, 'kelly share', 10],
  ])('%d cents at %d and %d', (bankroll, probability, decimal, limit, boundBy, percent) => {
    const result = maxBet(cents(bankroll), probability, decimal);
    expect(result).toEqual({ maxBetCents: limit, boundBy, kellyPercent: expect.closeTo(percent, 10) });
  });
  test('by the share of Kelly that is asked for', () => {
    expect(maxBet(cents(100_000), 0.52, 2, 0.5)).toMatchObject({ maxBetCents: 2000, boundBy: 'kelly share' });
    expect(() => maxBet(cents(-1), 0.52, 2)).toThrow(RangeError);
  });
});

describe('break-even wins', () => {
  test('known values', () => {
    expect(breakEvenWins(100, 2)).toBe(50);
    expect(breakEvenWinsOfFraction(100, 1.909090909, 0.05)).toBeCloseTo(53.57278591643063, 9);
    expect(breakEvenWinsOfFraction(100, 1.909090909, 1e-9)).toBeCloseTo(breakEvenWins(100, 1.909090909), 5);
    expect(() => breakEvenWins(1.5, 2)).toThrow(RangeError);
    expect(() => breakEvenWins(10, 1)).toThrow(RangeError);
    expect(() => breakEvenWinsOfFraction(100, 2, 1)).toThrow(RangeError);
    expect(() => breakEvenWinsOfFraction(-1, 2, 0.5)).toThrow(RangeError);
  });
  test('staking a fraction always needs more', () => {
    fc.assert(
      fc.property(price, fc.double({ min: 0.01, max: 0.9, noNaN: true }), (decimal, fraction) => {
        expect(breakEvenWinsOfFraction(100, decimal, fraction)).toBeGreaterThan(breakEvenWins(100, decimal));
      }),
    );
  });
});

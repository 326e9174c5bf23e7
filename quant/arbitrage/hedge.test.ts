import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cents } from '../money/index.ts';
import {
  boostedDecimal,
  coveringHedge,
  equalisingHedge,
  freeBetConversion,
  freeBetOutcome,
  hedgeInCents,
  hedgeOutcome,
  middleBreakEven,
  middleChances,
  middleExpectedValue,
  middleStakes,
  partialHedge,
  refundedBetHedge,
} from './index.ts';

const price = fc.double({ min: 1.05, max: 15, noNaN: true });
const amount = fc.double({ min: 1, max: 1000, noNaN: true });

describe('middles', () => {
  const standard = 1 + 100 / 110;
  test('known values', () => {
    expect(middleBreakEven(standard, standard)).toBeCloseTo(0.0476190476, 10);
    expect(middleBreakEven(2.1, 2.1)).toBe(0);
    expect(middleExpectedValue(standard, standard, { both: 1 / 21 })).toBeCloseTo(0, 14);
    // Staking 110 twice: the middle wins 200 of 220, everything else loses 10.
    expect(middleExpectedValue(standard, standard, { both: 0.1 })).toBeCloseTo((0.1 * 200 - 0.9 * 10) / 220, 14);
    // A push of the first side hands back its 110 while the second wins 100.
    expect(middleExpectedValue(standard, standard, { both: 0, firstPushes: 1 })).toBeCloseTo(100 / 220, 14);
    expect(middleExpectedValue(3, 1.5, { both: 0, secondPushes: 1 })).toBeCloseTo(1 + 2 / 3 - 1, 14);
    expect(middleStakes(3, 1.5, 90)).toEqual({ over: 30, under: 60 });
  });
  test('either side returns the same', () => {
    fc.assert(
      fc.property(price, price, amount, (first, second, staked) => {
        const { over, under } = middleStakes(first, second, staked);
        expect(over * first).toBeCloseTo(under * second, 8);
        expect(over + under).toBeCloseTo(staked, 10);
        const both = middleBreakEven(first, second);
        fc.pre(both > 0 && both < 1);
        expect(middleExpectedValue(first, second, { both })).toBeCloseTo(0, 12);
      }),
    );
  });
  test('chances from a distribution', () => {
    const table = [0.1, 0.2, 0.3, 0.25, 0.15];
    const rounded = (over: number, under: number) =>
      Object.values(middleChances(table, over, under)).map((value) => Math.round(value * 1e9) / 1e9);
    expect(rounded(1.5, 3.5)).toEqual([0.55, 0, 0]);
    expect(rounded(1, 3)).toEqual([0.3, 0.2, 0.25]);
    expect(rounded(1, 1.5)).toEqual([0, 0.2, 0]);
    expect(rounded(1.5, 2)).toEqual([0, 0, 0.3]);
    expect(() => middleChances(table, 2, 2)).toThrow(RangeError);
    expect(() => middleChances(table, 3, 2)).toThrow(RangeError);
    expect(() => middleChances(table, Number.NaN, 2)).toThrow(RangeError);
  });
  test('nonsense is refused', () => {
    expect(() => middleBreakEven(1, 2)).toThrow(RangeError);
    expect(() => middleExpectedValue(2, 2, { both: 1.1 })).toThrow(RangeError);
    expect(() => middleExpectedValue(2, 2, { both: 0.5, firstPushes: 0.3, secondPushes: 0.3 })).toThrow(RangeError);
    expect(() => middleExpectedValue(2, 2, { both: 0.5, firstPushes: -0.3 })).toThrow(RangeError);
    expect(() => middleExpectedValue(2, 2, { both: 0.5, secondPushes: -0.3 })).toThrow(RangeError);
    expect(() => middleStakes(1, 2, 10)).toThrow(RangeError);
    expect(() => middleStakes(2, 1, 10)).toThrow(RangeError);
    expect(() => middleStakes(2, 2, 0)).toThrow(RangeError);
    expect(middleExpectedValue(2, 2, { both: 0.5, firstPushes: 0.25, secondPushes: 0.25 })).toBeCloseTo(0.75, 14);
  });
});

describe('hedges', () => {
  test('known values', () => {
    const { hedgeStake, lockedProfit } = equalisingHedge(100, 2.5, 1.8);
    expect(hedgeStake).toBeCloseTo(138.8888889, 7);
    expect(lockedProfit).toBeCloseTo(11.1111111, 7);
    expect(hedgeOutcome(100, 2.5, 1.8, 0)).toEqual({ hedgeStake: 0, profitIfFirstWins: 150, profitIfHedgeWins: -100 });
    expect(partialHedge(100, 3, 2, 0.5)).toEqual({ hedgeStake: 75, profitIfFirstWins: 125, profitIfHedgeWins: -25 });
    expect(partialHedge(100, 3, 2, 0)).toMatchObject({ hedgeStake: 0 });
    expect(coveringHedge(100, 3, 2)).toEqual({ hedgeStake: 100, profitIfFirstWins: 100, profitIfHedgeWins: 0 });
    expect(hedgeInCents(cents(10_000), 150, { decimal: 1.8 })).toEqual({
      hedgeCents: 13_889,
      profitIfFirstWinsCents: 1111,
      profitIfHedgeWinsCents: 1111,
    });
    expect(hedgeInCents(cents(1000), 100, 100)).toMatchObject({ hedgeCents: 1000, profitIfFirstWinsCents: 0, profitIfHedgeWinsCents: 0 });
  });
  test('the equalising hedge equalises', () => {
    fc.assert(
      fc.property(amount, price, price, (stake, first, second) => {
        const { hedgeStake, lockedProfit } = equalisingHedge(stake, first, second);
        const outcome = hedgeOutcome(stake, first, second, hedgeStake);
        expect(outcome.profitIfFirstWins).toBeCloseTo(lockedProfit, 8);
        expect(outcome.profitIfHedgeWins).toBeCloseTo(lockedProfit, 8);
        expect(partialHedge(stake, first, second, 1)).toEqual(outcome);
        expect(coveringHedge(stake, first, second).profitIfHedgeWins).toBeCloseTo(0, 8);
      }),
    );
  });
  test('nonsense is refused', () => {
    expect(() => equalisingHedge(0, 2, 2)).toThrow(RangeError);
    expect(() => equalisingHedge(10, 1, 2)).toThrow(RangeError);
    expect(() => equalisingHedge(10, 2, 1)).toThrow(RangeError);
    expect(() => hedgeOutcome(10, 2, 2, -1)).toThrow(RangeError);
    expect(() => hedgeOutcome(10, 1, 2, 1)).toThrow(RangeError);
    expect(() => hedgeOutcome(10, 2, 1, 1)).toThrow(RangeError);
    expect(() => hedgeOutcome(0, 2, 2, 1)).toThrow(RangeError);
    expect(() => partialHedge(10, 2, 2, 1.1)).toThrow(RangeError);
    expect(() => partialHedge(10, 2, 2, -0.1)).toThrow(RangeError);
    expect(() => coveringHedge(0, 2, 2)).toThrow(RangeError);
    expect(() => coveringHedge(10, 2, 1)).toThrow(RangeError);
    expect(() => hedgeInCents(cents(0), 100, 100)).toThrow(RangeError);
  });
});

describe('promotions', () => {
  test('free bets', () => {
    expect(freeBetOutcome({ stake: 50, decimal: 25 })).toEqual({ profitIfWins: 1200, profitIfLoses: 0 });
    expect(freeBetOutcome({ stake: 50, decimal: 25, isStakeReturned: true })).toEqual({ profitIfWins: 1250, profitIfLoses: 0 });
    const conversion = freeBetConversion({ stake: 50, decimal: 4 }, 1.25);
    expect(conversion.hedgeStake).toBeCloseTo(120, 12);
    expect(conversion.lockedProfit).toBeCloseTo(30, 12);
    expect(conversion.conversion).toBeCloseTo(0.6, 12);
  });
  test('converting locks the same profit in both results', () => {
    fc.assert(
      fc.property(amount, price, price, fc.boolean(), (stake, decimal, hedge, isStakeReturned) => {
        const { hedgeStake, lockedProfit } = freeBetConversion({ stake, decimal, isStakeReturned }, hedge);
        const { profitIfWins } = freeBetOutcome({ stake, decimal, isStakeReturned });
        expect(profitIfWins - hedgeStake).toBeCloseTo(lockedProfit, 6);
        const refund = refundedBetHedge(stake, decimal, stake * 0.7, hedge);
        expect(-stake + stake * 0.7 + refund.hedgeStake * (hedge - 1)).toBeCloseTo(refund.lockedProfit, 6);
      }),
    );
  });
  test('refunds and boosts', () => {
    expect(refundedBetHedge(100, 3, 60, 2)).toEqual({ hedgeStake: 120, lockedProfit: 80 });
    expect(refundedBetHedge(100, 3, 0, 2)).toEqual({ hedgeStake: 150, lockedProfit: 50 });
    expect(refundedBetHedge(100, 3, 300, 2)).toEqual({ hedgeStake: 0, lockedProfit: 200 });
    expect(boostedDecimal(2, 0.5)).toBe(2.5);
    expect(boostedDecimal(2, 0)).toBe(2);
  });
  test('nonsense is refused', () => {
    expect(() => freeBetOutcome({ stake: 0, decimal: 2 })).toThrow(RangeError);
    expect(() => freeBetOutcome({ stake: 5, decimal: 1, isStakeReturned: true })).toThrow(RangeError);
    expect(() => freeBetOutcome({ stake: 5, decimal: 1 })).toThrow(RangeError);
    expect(() => freeBetConversion({ stake: 5, decimal: 2 }, 1)).toThrow(RangeError);
    expect(() => refundedBetHedge(100, 3, 301, 2)).toThrow(RangeError);
    expect(() => refundedBetHedge(100, 3, -1, 2)).toThrow(RangeError);
    expect(() => refundedBetHedge(0, 3, 0, 2)).toThrow(RangeError);
    expect(() => boostedDecimal(2, -0.1)).toThrow(RangeError);
    expect(() => boostedDecimal(1, 0.1)).toThrow(RangeError);
  });
});

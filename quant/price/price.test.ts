import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cents } from '../money/index.ts';
import { americanPrice, isAmericanPrice } from './american.ts';
import { betterPrice, comparePrices } from './compare.ts';
import { americanRounded, americanToDecimal, decimalToAmerican, decimalToAmericanRounded } from './convert.ts';
import { decimalPrice } from './decimal.ts';
import { decimalToFractional } from './decimal-to-fraction.ts';
import { americanToFraction, fractionalToDecimal, parseFraction } from './fraction.ts';
import { fairAmerican, fairAmericanRounded, fairDecimal, impliedProbability, impliedProbabilityOfDecimal } from './implied.ts';
import { payoutCents, stakeToWinCents, toWinCents } from './payout.ts';
import { formatAmerican, formatPrice } from './typed-odds.ts';

const american = fc.oneof(fc.integer({ min: 100, max: 100_000 }), fc.integer({ min: -100_000, max: -101 }));
const stake = fc.integer({ min: 0, max: 1e9 }).map(cents);
const NO_PRICES = [0, 99, -99, 50.5, Number.NaN, Number.POSITIVE_INFINITY];

describe('american and decimal', () => {
  test.each([
    [100, 2],
    [-100, 2],
    [150, 2.5],
    [-200, 1.5],
    [-110, 1.9090909090909092],
    [1_000_000, 10_001],
  ])('%i is %d', (price, decimal) => {
    expect(americanToDecimal(price)).toBeCloseTo(decimal, 12);
  });
  test.each([
    [2, 100],
    [1.1, -1000],
    [1.91, -109.89010989],
    [3.125, 212.5],
  ])('%d is %d', (decimal, price) => expect(decimalToAmerican(decimal)).toBeCloseTo(price, 8));
  test.each([
    [1.9999, 100],
    [2.005, 101],
    [3.125, 213],
    [1.87, -115],
  ])('%d is about %i', (decimal, price) => expect(decimalToAmericanRounded(decimal)).toBe(price));

  test('nonsense is refused', () => {
    for (const bad of NO_PRICES) {
      expect(() => americanToDecimal(bad)).toThrow(RangeError);
      expect(() => impliedProbability(bad)).toThrow(RangeError);
      expect(() => americanPrice(bad)).toThrow(RangeError);
      expect(() => comparePrices(bad, 100)).toThrow(RangeError);
      expect(() => formatPrice(bad, 'decimal')).toThrow(RangeError);
      expect(() => toWinCents(cents(100), bad)).toThrow(RangeError);
      expect(isAmericanPrice(bad)).toBe(false);
    }
    for (const bad of [1, 0, -2, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(() => decimalPrice(bad)).toThrow(RangeError);
      expect(() => decimalToAmerican(bad)).toThrow(RangeError);
    }
    expect(() => decimalToAmerican(Number.MAX_VALUE)).toThrow(RangeError);
    expect(isAmericanPrice('150')).toBe(false);
    expect(isAmericanPrice(150.5)).toBe(false);
  });
  test('round trips', () => {
    fc.assert(
      fc.property(american, (price) => {
        expect(decimalToAmericanRounded(americanToDecimal(price))).toBe(price);
        expect(impliedProbability(price)).toBeCloseTo(impliedProbabilityOfDecimal(americanToDecimal(price)), 12);
        expect(americanRounded(fairAmerican(impliedProbability(price)))).toBe(price);
        const { numerator, denominator } = americanToFraction(price);
        expect(fractionalToDecimal(`${numerator}/${denominator}`)).toBeCloseTo(americanToDecimal(price), 10);
      }),
    );
  });
  test('a fair price has no value', () => {
    fc.assert(
      fc.property(fc.double({ min: 1e-6, max: 1 - 1e-6, noNaN: true }), (probability) => {
        expect(fairDecimal(probability) * probability).toBeCloseTo(1, 12);
      }),
    );
    expect(fairAmericanRounded(0.3)).toBe(233);
    expect(fairAmericanRounded(0.7)).toBe(-233);
    expect(fairAmericanRounded(0.5)).toBe(100);
    for (const bad of [0, 1, -0.1, 1.1, Number.NaN]) {
      expect(() => fairAmerican(bad)).toThrow(/Not a probability/);
      expect(() => fairDecimal(bad)).toThrow(/Not a probability/);
    }
  });
});

describe('fractional', () => {
  test.each([
    [1.909, '10/11'],
    [1.91, '10/11'],
    [1.9090909090909092, '10/11'],
    [1.4, '2/5'],
    [1.33, '1/3'],
    [1.67, '2/3'],
    [2, '1/1'],
    [6, '5/1'],
    [3.5, '5/2'],
    [1.01, '1/100'],
    [1.05, '1/20'],
    [1.03, '1/33'],
    [1.17, '1/6'],
    [1.36, '4/11'],
    [1.44, '4/9'],
    [2.375, '11/8'],
    [1.83, '5/6'],
    [101, '100/1'],
    [2.38, '11/8'],
  ])('%d prints as %s', (decimal, text) => expect(decimalToFractional(decimal)).toBe(text));

  test('stays near the price and above zero', () => {
    fc.assert(
      fc.property(fc.integer({ min: 101, max: 100_000 }), (hundredths) => {
        const back = fractionalToDecimal(decimalToFractional(hundredths / 100));
        expect(Math.abs(back - hundredths / 100)).toBeLessThanOrEqual(0.005 + 1e-12);
        expect(back).toBeGreaterThan(1);
      }),
    );
  });
  test.each(['0/3', '3/0', '5', '5/2/1', '-5/2', 'x', ''])('"%s" is refused', (text) =>
    expect(() => parseFraction(text)).toThrow(RangeError),
  );
});

describe('payouts', () => {
  test.each([
    [1500, 119, 1785],
    [5000, -150, 3333],
    [3333, -110, 3030],
    [5, 150, 8],
    [3, -120, 3],
    [0, -110, 0],
    [10_000, 100_000, 10_000_000],
    [1, -100_000, 0],
  ])('%i cents at %i win %i', (stakeCents, price, toWin) => {
    expect(toWinCents(cents(stakeCents), price)).toBe(toWin);
    expect(payoutCents(cents(stakeCents), price)).toBe(stakeCents + toWin);
  });
  test.each([
    [5000, -110, 5500],
    [3000, 150, 2000],
    [100, -333, 333],
    [1000, 300, 334],
    [0, 100, 0],
  ])('%i cents to win at %i are the least stake that wins them: %i', (win, price, stake) => {
    expect(stakeToWinCents(cents(win), price)).toBe(stake);
    expect(toWinCents(cents(stake), price)).toBeGreaterThanOrEqual(win);
    expect(() => stakeToWinCents(cents(-1), price)).toThrow(RangeError);
  });
  test('take other forms of price', () => {
    expect(payoutCents(cents(20_000), { fractional: '5/2' })).toBe(70_000);
    expect(payoutCents(cents(3), { fractional: '5/6' })).toBe(6);
    expect(payoutCents(cents(1000), { decimal: 1.005 })).toBe(1005);
  });
  test('refuse a negative stake and a sum beyond counting', () => {
    expect(() => payoutCents(cents(-1), 100)).toThrow(RangeError);
    expect(() => payoutCents(cents(1e15), 1_000_000)).toThrow(RangeError);
  });
  test('are never below the stake, and grow with stake and price', () => {
    fc.assert(
      fc.property(stake, stake, american, american, (low, more, first, second) => {
        const [worse, better] = comparePrices(first, second) <= 0 ? [first, second] : [second, first];
        expect(payoutCents(low, first)).toBe(low + toWinCents(low, first));
        expect(toWinCents(low, first)).toBeGreaterThanOrEqual(0);
        expect(payoutCents(cents(low + more), first)).toBeGreaterThanOrEqual(payoutCents(low, first));
        expect(payoutCents(low, better)).toBeGreaterThanOrEqual(payoutCents(low, worse));
      }),
    );
  });
});

describe('comparing and printing', () => {
  test('the better price pays more', () => {
    expect(betterPrice(-110, -105)).toBe(-105);
    expect(betterPrice(-110, 105)).toBe(105);
    expect(betterPrice(150, 145)).toBe(150);
    expect(comparePrices(-100, 100)).toBe(0);
    expect(betterPrice(-100, 100)).toBe(-100);
  });
  test.each<[number, string, string, string]>([
    [150, '+150', '2.50', '3/2'],
    [-110, '\u2212110', '1.91', '10/11'],
    [100, '+100', '2.00', '1/1'],
    [-50_000, '\u221250000', '1.002', '1/500'],
    [-303, '\u2212303', '1.33', '100/303'],
  ])('%i prints as %s, %s and %s', (price, printed, decimal, fractional) => {
    expect(formatAmerican(price)).toBe(printed);
    expect(formatPrice(price, 'american')).toBe(printed);
    expect(formatPrice(price, 'decimal')).toBe(decimal);
    expect(formatPrice(price, 'fractional')).toBe(fractional);
  });
});

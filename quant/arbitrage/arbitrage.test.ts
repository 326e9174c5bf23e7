import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cents } from '../money/index.ts';
import { arbitrage, arbitrageInCents, bestMarket, legWarnings, mayPairBooks, pairSpreads, pairTotals } from './index.ts';

const price = fc.double({ min: 1.05, max: 15, noNaN: true });
const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

describe('arbitrage', () => {
  test('known values', () => {
    const result = arbitrage([2.1, 2.1], 100);
    expect(result.isArbitrage).toBe(true);
    expect(result.impliedSum).toBeCloseTo(0.9523809524, 10);
    expect(result.returnFraction).toBeCloseTo(0.05, 12);
    expect(result.profit).toBeCloseTo(5, 10);
    expect(arbitrage([2, 2], 100)).toMatchObject({ isArbitrage: false, profit: 0 });
  });
  test('profit exactly when the implied sum is below 1; equal returns; stakes sum to the total', () => {
    fc.assert(
      fc.property(fc.array(price, { minLength: 2, maxLength: 6 }), fc.double({ min: 0.01, max: 1e6, noNaN: true }), (decimals, staked) => {
        const { impliedSum, isArbitrage, profit, returnFraction, stakes } = arbitrage(decimals, staked);
        expect(isArbitrage).toBe(impliedSum < 1);
        fc.pre(Math.abs(impliedSum - 1) > 1e-9);
        expect(profit > 0).toBe(isArbitrage);
        expect(returnFraction * staked).toBeCloseTo(profit, 4);
        expect(total(stakes) / staked).toBeCloseTo(1, 12);
        stakes.forEach((stake, index) => {
          expect((stake * decimals[index]! - staked) / staked).toBeCloseTo(profit / staked, 10);
        });
      }),
    );
  });
  test.each([
    [[2], 100],
    [[], 100],
    [[2, 1], 100],
    [[2, Number.NaN], 100],
    [[2, 2.2], 0],
    [[2, 2.2], -5],
    [[2, 2.2], Number.NaN],
  ])('%j with %d is refused', (decimals, staked) => {
    expect(() => arbitrage(decimals, staked)).toThrow(RangeError);
  });
});

describe('arbitrage in cents', () => {
  test('known values', () => {
    expect(arbitrageInCents([{ decimal: 2.1 }, { decimal: 2 }], cents(10_000))).toEqual({
      stakesCents: [4878, 5122],
      payoutsCents: [10_244, 10_244],
      leastProfitCents: 244,
      mostProfitCents: 244,
    });
    expect(arbitrageInCents([120, -110], cents(1001))).toMatchObject({ stakesCents: [465, 536], payoutsCents: [1023, 1023] });
  });
  test('loses no cent of the total, and rounding costs less than the highest price in cents', () => {
    fc.assert(
      fc.property(fc.array(price, { minLength: 2, maxLength: 5 }), fc.integer({ min: 100, max: 1_000_000 }), (decimals, staked) => {
        const quotes = decimals.map((decimal) => ({ decimal }));
        const { stakesCents, payoutsCents, leastProfitCents, mostProfitCents } = arbitrageInCents(quotes, cents(staked));
        expect(total(stakesCents)).toBe(staked);
        expect(leastProfitCents).toBe(Math.min(...payoutsCents) - staked);
        expect(mostProfitCents).toBe(Math.max(...payoutsCents) - staked);
        const exact = arbitrage(decimals, staked).profit;
        expect(Math.abs(leastProfitCents - exact)).toBeLessThanOrEqual(Math.max(...decimals) + 1);
        expect(Math.abs(mostProfitCents - exact)).toBeLessThanOrEqual(Math.max(...decimals) + 1);
      }),
    );
  });
  test('nonsense is refused', () => {
    expect(() => arbitrageInCents([120], cents(100))).toThrow(RangeError);
    expect(() => arbitrageInCents([120, -110], cents(0))).toThrow(RangeError);
    expect(() => arbitrageInCents([120, 50], cents(100))).toThrow(RangeError);
  });
});

describe('the best market across books', () => {
  test('finds the best price of each outcome, the first of equals', () => {
    const market = bestMarket([
      { book: 'a', decimals: [2.1, 1.85] },
      { book: 'b', decimals: [1.95, 2] },
      { book: 'c', decimals: [2.1, null] },
    ]);
    expect(market).toMatchObject({
      best: [
        { book: 'a', decimal: 2.1 },
        { book: 'b', decimal: 2 },
      ],
      kind: 'arbitrage',
    });
    expect(market?.impliedSum).toBeCloseTo(1 / 2.1 + 0.5, 14);
    expect(market?.hold).toBeCloseTo(1 - 1 / (1 / 2.1 + 0.5), 14);
  });
  test('where one book is best at everything, one outcome goes to another where it costs least', () => {
    const market = bestMarket([
      { book: 'a', decimals: [2.1, 2.1] },
      { book: 'b', decimals: [1.8, 2.05] },
      { book: 'c', decimals: [1.9, 2] },
    ]);
    expect(market?.best).toEqual([
      { book: 'a', decimal: 2.1 },
      { book: 'b', decimal: 2.05 },
    ]);
    expect(bestMarket([{ book: 'a', decimals: [2.1, 2.1] }])).toBeNull();
    const swapped = bestMarket([
      { book: 'a', decimals: [2.1, 2.1] },
      { book: 'b', decimals: [2.08, 1.5] },
    ]);
    expect(swapped?.best[0]).toEqual({ book: 'b', decimal: 2.08 });
  });
  test('takes the best of each outcome wherever it stands in the list', () => {
    const market = bestMarket([
      { book: 'a', decimals: [1.9, 1.9] },
      { book: 'b', decimals: [2.1, 1.8] },
      { book: 'c', decimals: [1.8, 2.05] },
    ]);
    expect(market?.best).toEqual([
      { book: 'b', decimal: 2.1 },
      { book: 'c', decimal: 2.05 },
    ]);
  });
  test('gives up the outcome that costs least in chance, not in price', () => {
    const market = bestMarket([
      { book: 'a', decimals: [8, 1.3] },
      { book: 'b', decimals: [7, 1.2] },
    ]);
    // 1/7 - 1/8 is less than 1/1.2 - 1/1.3.
    expect(market?.best).toEqual([
      { book: 'b', decimal: 7 },
      { book: 'a', decimal: 1.3 },
    ]);
  });
  test('names what it found', () => {
    const kind = (first: number, second: number, lowHold?: number) =>
      bestMarket(
        [
          { book: 'a', decimals: [first, 1.1] },
          { book: 'b', decimals: [1.1, second] },
        ],
        lowHold,
      )?.kind;
    expect([kind(2, 2), kind(1.97, 1.97), kind(1.95, 1.95), kind(1.95, 1.95, 0.03), kind(2, 2.01)]).toEqual([
      'low hold',
      'low hold',
      'ordinary',
      'low hold',
      'arbitrage',
    ]);
  });
  test('needs every outcome', () => {
    expect(
      bestMarket([
        { book: 'a', decimals: [2, null] },
        { book: 'b', decimals: [2.1, null] },
      ]),
    ).toBeNull();
    expect(bestMarket([])).toBeNull();
    expect(
      bestMarket([
        { book: 'a', decimals: [2] },
        { book: 'b', decimals: [2.1] },
      ]),
    ).toBeNull();
  });
  test('nonsense is refused', () => {
    expect(() =>
      bestMarket([
        { book: 'a', decimals: [2, 2] },
        { book: 'b', decimals: [2] },
      ]),
    ).toThrow(RangeError);
    expect(() =>
      bestMarket([
        { book: 'a', decimals: [2, 1] },
        { book: 'b', decimals: [2, 2] },
      ]),
    ).toThrow(RangeError);
    expect(() => bestMarket([], -0.1)).toThrow(RangeError);
  });
});

describe('what speaks against a pair', () => {
  const leg = { book: 'a', ageMs: 0, rules: '9 innings' };
  test.each([
    [[leg, { ...leg, book: 'b' }], []],
    [[leg, leg], ['same book']],
    [[leg, { ...leg, book: 'b', ageMs: 120_000 }], ['stale price']],
    [[leg, { ...leg, book: 'b', ageMs: 119_999 }], []],
    [
      [
        { ...leg, ageMs: 1e9 },
        { ...leg, rules: 'listed pitchers' },
      ],
      ['same book', 'stale price', 'different rules'],
    ],
    [[leg, { ...leg, book: 'b', rules: '5 innings' }], ['different rules']],
    [[leg, { ...leg, book: 'b' }, { ...leg, book: 'b' }], ['same book']],
  ])('%j', (legs, expected) => {
    expect(legWarnings(legs)).toEqual(expected);
  });
  test('the age is the caller\u2019s choice', () => {
    expect(legWarnings([leg, { ...leg, book: 'b', ageMs: 500 }], 500)).toEqual(['stale price']);
    expect(() => legWarnings([leg])).toThrow(RangeError);
    expect(() => legWarnings([leg, { ...leg, ageMs: -1 }])).toThrow(RangeError);
    expect(() => legWarnings([leg, leg], -1)).toThrow(RangeError);
  });
  test('never one book', () => {
    expect(mayPairBooks(['a', 'a'])).toBe(false);
    expect(mayPairBooks(['a', 'b'])).toBe(true);
    expect(mayPairBooks(['a', 'b', 'a'])).toBe(false);
    expect(() => mayPairBooks(['a'])).toThrow(RangeError);
  });
  test('lines', () => {
    expect([pairTotals(8, 8), pairTotals(8, 9), pairTotals(9, 8)]).toEqual(['same', 'middle', 'gap']);
    expect([pairSpreads(-1.5, 1.5), pairSpreads(-1.5, 2.5), pairSpreads(-2.5, 1.5)]).toEqual(['same', 'middle', 'gap']);
    expect(() => pairTotals(Number.NaN, 8)).toThrow(RangeError);
    expect(() => pairTotals(8, Number.NaN)).toThrow(RangeError);
    expect(() => pairSpreads(8, Number.NaN)).toThrow(RangeError);
    expect(() => pairSpreads(Number.NaN, 8)).toThrow(RangeError);
  });
});

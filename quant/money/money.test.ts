import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addCents,
  type Cents,
  cents,
  centsToDollars,
  dollarsToCents,
  multiplyRatios,
  ratioOf,
  ratioToNumber,
  reduceRatio,
  requireStake,
  roundRatio,
  roundToCents,
  scaleCents,
  splitCents,
} from './index.ts';

const amount = fc.integer({ min: -1e12, max: 1e12 }).map(cents);

describe('cents', () => {
  test('are whole and never minus zero', () => {
    expect(Object.is(cents(-0), 0)).toBe(true);
    for (const bad of [1.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53]) expect(() => cents(bad)).toThrow(RangeError);
  });
  test('add exactly, or not at all', () => {
    expect(addCents()).toBe(0);
    expect(addCents(cents(10), cents(20), cents(-5))).toBe(25);
    expect(() => addCents(cents(Number.MAX_SAFE_INTEGER), cents(1))).toThrow(RangeError);
  });
  test('make a stake only above zero', () => {
    expect(requireStake(cents(1))).toBe(1);
    for (const bad of [0, -1]) expect(() => requireStake(cents(bad))).toThrow(RangeError);
  });
});

describe('dollars', () => {
  test.each([
    [12.5, 1250],
    ['12.50', 1250],
    ['0.07', 7],
    [0.29, 29],
    [19.99, 1999],
    ['-3', -300],
    ['+3.', 300],
    ['.5', 50],
    [' 10 ', 1000],
    ['10.500', 1050],
    ['-0', 0],
  ])('%s are %i cents', (dollars, expected) => expect(dollarsToCents(dollars)).toBe(expected));

  test.each([1.005, '1.005', '', '.', '-', 'ten', '1,000', '1e3', Number.NaN, Number.POSITIVE_INFINITY, 0.1 + 0.2, '1 2'])(
    '%s is refused',
    (dollars) => {
      expect(() => dollarsToCents(dollars)).toThrow(RangeError);
    },
  );

  test.each([
    [1.005, 101],
    [-1.005, -101],
    [2.675, 268],
    [1.004999, 100],
    [-11.78583233242, -1179],
    [1e-9, 0],
    [-1e-9, 0],
    [33.335, 3334],
  ])('a computed %d rounds to %i cents', (dollars, expected) => expect(roundToCents(dollars)).toBe(expected));

  test('survive the way to the wire and back', () => {
    fc.assert(
      fc.property(amount, (value) => {
        expect(dollarsToCents(centsToDollars(value))).toBe(value);
        expect(roundToCents(centsToDollars(value))).toBe(value);
      }),
    );
  });
  test('scale by a ratio with one rounding', () => {
    expect(scaleCents(cents(3), { numerator: 11n, denominator: 6n })).toBe(6);
    expect(scaleCents(cents(-3), { numerator: 11n, denominator: 6n })).toBe(-6);
    expect(() => scaleCents(cents(1e15), { numerator: 100n, denominator: 1n })).toThrow(RangeError);
  });
});

describe('ratios', () => {
  test('take a number as it is written', () => {
    expect(ratioOf(1.005)).toEqual({ numerator: 201n, denominator: 200n });
    expect(ratioOf(2.5e-7)).toEqual({ numerator: 1n, denominator: 4000000n });
    expect(ratioOf(1e21)).toEqual({ numerator: 10n ** 21n, denominator: 1n });
    expect(() => ratioOf(Number.NaN)).toThrow(RangeError);
    expect(() => reduceRatio({ numerator: 1n, denominator: 0n })).toThrow(RangeError);
    expect(reduceRatio({ numerator: 4n, denominator: -6n })).toEqual({ numerator: -2n, denominator: 3n });
  });
  test('come back as the same number', () => {
    const number = fc
      .double({ noNaN: true, noDefaultInfinity: true, min: -1e15, max: 1e15 })
      .filter((value) => value === 0 || Math.abs(value) > 1e-200);
    fc.assert(
      fc.property(number, (value) => {
        expect(Math.abs(ratioToNumber(ratioOf(value)) - value)).toBeLessThanOrEqual(Math.abs(value) * 1e-15);
      }),
    );
  });
  test.each([
    [5n, 2n, 3],
    [-5n, 2n, -3],
    [4n, 3n, 1],
    [-1n, 3n, 0],
    [0n, 7n, 0],
  ])('%d/%d rounds to %i', (numerator, denominator, rounded) => {
    expect(Object.is(roundRatio({ numerator, denominator }), rounded)).toBe(true);
  });
  test('round no amount that a number cannot hold exactly', () => {
    expect(roundRatio({ numerator: BigInt(Number.MAX_SAFE_INTEGER), denominator: 1n })).toBe(Number.MAX_SAFE_INTEGER);
    expect(() => roundRatio({ numerator: 2n ** 53n, denominator: 1n })).toThrow(RangeError);
  });
  test.each([
    [1n, 10n ** 400n, 0],
    [-1n, 10n ** 400n, 0],
    [-1n, 2n ** 1000n, -(2 ** -1000)],
    [-1n, 2n ** 1001n, -(2 ** -1001)],
    [3n, 2n ** 1060n, 3 * 2 ** -1060],
    [-1n, 3n ** 5000n, 0],
    [1n, -(2n ** 1074n), -(2 ** -1074)],
    [0n, 3n ** 5000n, 0],
  ])('far below 1, row %#', (numerator, denominator, value) => {
    expect(ratioToNumber({ numerator, denominator })).toBe(value);
  });
  test.each([
    [2n ** 1023n + 1n, 1n, 2 ** 1023],
    [-(2n ** 1500n) - 1n, 2n ** 500n, -(2 ** 1000)],
    [7n ** 3000n, 2n * 7n ** 2999n + 1n, 3.5],
    [-7n, 2n, -3.5],
  ])('beyond a thousand binary digits, row %#', (numerator, denominator, value) => {
    expect(ratioToNumber({ numerator, denominator })).toBe(value);
  });
  test('keep their sign: the opposite of a ratio is the opposite number', () => {
    const digits = fc.bigInt({ min: 0n, max: 10n ** 700n });
    fc.assert(
      fc.property(digits, digits, (numerator, below) => {
        const denominator = below + 10n ** 500n;
        const value = ratioToNumber({ numerator, denominator });
        expect(value).toBeGreaterThanOrEqual(0);
        expect(ratioToNumber({ numerator: -numerator, denominator })).toBe(0 - value);
      }),
    );
  });
  test('too large for a number are refused, never infinite', () => {
    const huge = { numerator: 10n ** 200n, denominator: 1n };
    expect(() => ratioToNumber(multiplyRatios(huge, huge))).toThrow(RangeError);
    expect(ratioToNumber({ numerator: 10n ** 400n + 1n, denominator: 10n ** 400n })).toBeCloseTo(1, 12);
  });
});

describe('splitting', () => {
  test.each<[number, number | number[], number[]]>([
    [100, 3, [34, 33, 33]],
    [-100, 3, [-34, -33, -33]],
    [1, 2, [1, 0]],
    [0, 2, [0, 0]],
    [100, [1, 2], [33, 67]],
    [5, [0, 1], [0, 5]],
    [10, [0.1, 0.2, 0.7], [1, 2, 7]],
    [4, [3, 2], [2, 2]],
    [5, [0.25, 0.75], [1, 4]],
    [7, 1, [7]],
  ])('%i by %j is %j', (total, parts, expected) => expect(splitCents(cents(total), parts)).toEqual(expected));

  test.each([0, -1, 1.5, Number.NaN, 100_001, [], [0, 0], [1, -1], [3, -1], [Number.NaN]])('by %j is refused', (parts) => {
    expect(() => splitCents(cents(100), parts)).toThrow(RangeError);
  });
  test('into as many parts as are allowed', () => {
    const shares = splitCents(cents(100_001), 100_000);
    expect([shares.length, shares[0], shares[1], shares.at(-1)]).toEqual([100_000, 2, 1, 1]);
  });
  test('loses no cent and strays from no share by more than one', () => {
    const weights = fc
      .array(fc.integer({ min: 0, max: 1000 }), { minLength: 1, maxLength: 12 })
      .filter((list) => list.some((weight) => weight > 0));
    fc.assert(
      fc.property(amount, weights, (total: Cents, list) => {
        const shares = splitCents(total, list);
        const sum = list.reduce((partial, weight) => partial + weight, 0);
        expect(addCents(...shares)).toBe(total);
        shares.forEach((share, index) => {
          expect(Math.abs(share - (total * (list[index] ?? 0)) / sum)).toBeLessThan(1 + 1e-3);
        });
      }),
    );
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  closingCents,
  closingExpectedValue,
  closingImpliedGain,
  closingLineValue,
  closingPoints,
  closingPriceRatio,
  closingProbability,
  closingProbabilityGain,
  closingRecord,
  closingRelativeProbability,
} from './index.ts';

const price = fc.double({ min: 1.05, max: 15, noNaN: true });

describe('measures of the price', () => {
  test('one bet, each measure by its name', () => {
    expect(closingPriceRatio(1.8, 1 + 2 / 3)).toBeCloseTo(0.08, 14);
    expect(closingRelativeProbability(1.8, 1 + 2 / 3)).toBeCloseTo(0.08, 14);
    expect(closingImpliedGain(1.8, 1 + 2 / 3)).toBeCloseTo(0.0444444444, 10);
  });
  test.each([
    [-125, -150, 25],
    [150, 120, 30],
    [110, -110, 20],
    [-110, 110, -20],
    [-110, -105, -5],
    [100, -100, 0],
    [-100, 100, 0],
    [101, -100, 1],
  ])('%d closing at %d is %d cents', (taken, close, expected) => {
    expect(closingCents(taken, close)).toBe(expected);
  });
  test('against the no-vig close', () => {
    const even = { decimals: [1 + 10 / 11, 1 + 10 / 11], place: 0 };
    expect(closingProbability(even)).toBeCloseTo(0.5, 12);
    expect(closingExpectedValue(2, even)).toBeCloseTo(0, 12);
    expect(closingExpectedValue(2.1, even)).toBeCloseTo(0.05, 12);
    expect(closingProbabilityGain(2.5, even)).toBeCloseTo(0.1, 12);
    expect(closingProbability({ decimals: [1.5, 2.5], place: 1, method: 'multiplicative' })).toBeCloseTo(0.375, 12);
    expect(closingProbability({ decimals: [1.5, 2.5], place: 1 })).not.toBeCloseTo(0.375, 6);
  });
  test('laws', () => {
    fc.assert(
      fc.property(price, price, price, (taken, close, other) => {
        expect(closingRelativeProbability(taken, close)).toBeCloseTo(closingPriceRatio(taken, close), 9);
        // Prices that differ in the last bits only have no sign to speak of.
        fc.pre(Math.abs(taken - close) > 1e-9);
        expect(Math.sign(closingImpliedGain(taken, close))).toBe(Math.sign(taken - close));
        fc.pre(1 / close + 1 / other > 1);
        // The margin comes off the close, so value against it is below the price ratio.
        const market = { decimals: [close, other], place: 0 };
        expect(closingExpectedValue(taken, market)).toBeLessThan(closingPriceRatio(taken, close) + 1e-12);
        const value = closingExpectedValue(taken, market);
        fc.pre(Math.abs(value) > 1e-9);
        expect(Math.sign(closingProbabilityGain(taken, market))).toBe(Math.sign(value));
      }),
    );
  });
  test('nonsense is refused', () => {
    expect(() => closingPriceRatio(1, 2)).toThrow(RangeError);
    expect(() => closingPriceRatio(2, 1)).toThrow(RangeError);
    expect(() => closingCents(50, 120)).toThrow(RangeError);
    expect(() => closingCents(120, -99)).toThrow(RangeError);
    expect(() => closingProbability({ decimals: [2], place: 0 })).toThrow(RangeError);
    expect(() => closingProbability({ decimals: [1.9, 1.9], place: 2 })).toThrow(RangeError);
    expect(() => closingExpectedValue(1, { decimals: [1.9, 1.9], place: 0 })).toThrow(RangeError);
  });
});

describe('measures of the line', () => {
  test.each([
    ['over', 8, 8.5, 0.5],
    ['under', 8, 8.5, -0.5],
    ['spread', 2.5, 1.5, 1],
    ['spread', -1.5, -2.5, 1],
    ['spread', 1.5, 1.5, 0],
  ] as const)('%s %d closing at %d', (side, taken, close, expected) => {
    expect(closingPoints(side, taken, close)).toBe(expected);
  });
  test('NaN is refused', () => {
    expect(() => closingPoints('over', Number.NaN, 8)).toThrow(RangeError);
    expect(() => closingPoints('over', 8, Number.NaN)).toThrow(RangeError);
  });
});

describe('closing line value of a bet', () => {
  test('all measures', () => {
    expect(closingLineValue({ american: 120 }, { american: 100, others: [-120] })).toEqual({
      kind: 'measured',
      measures: {
        priceRatio: expect.closeTo(0.1, 12),
        impliedGain: expect.closeTo(0.5 - 1 / 2.2, 12),
        cents: 20,
        closeProbability: expect.closeTo(0.476771, 6),
        expectedValue: expect.closeTo(0.048896, 6),
        probabilityGain: expect.closeTo(0.022225, 6),
      },
    });
  });
  test('a one-sided close has no probability', () => {
    const value = closingLineValue({ american: 120 }, { american: 100, others: [] });
    expect(value).toMatchObject({ kind: 'measured', measures: { closeProbability: null, expectedValue: null, probabilityGain: null } });
  });
  test('a line that moved, one that did not, and no close', () => {
    const bet = { american: -110, line: { side: 'over', value: 8 } } as const;
    expect(closingLineValue(bet, { american: -110, others: [-110], line: 9 })).toEqual({ kind: 'line moved', points: 1 });
    expect(closingLineValue(bet, { american: -120, others: [100], line: 8 })).toMatchObject({ kind: 'measured', measures: { cents: 10 } });
    expect(closingLineValue(bet, null)).toEqual({ kind: 'no close' });
    expect(() => closingLineValue(bet, { american: -110, others: [-110] })).toThrow(RangeError);
    expect(() => closingLineValue({ american: -110 }, { american: -110, others: [-110], line: 8 })).toThrow(RangeError);
  });
  test('the method is passed on', () => {
    const value = closingLineValue({ american: 120 }, { american: -200, others: [150] }, 'multiplicative');
    expect(value.kind === 'measured' && value.measures.closeProbability).toBeCloseTo(2 / 3 / (2 / 3 + 0.4), 12);
  });
});

describe('a record against the close', () => {
  test('counts and intervals', () => {
    const record = closingRecord([0.1, -0.02, 0, 0.05]);
    expect(record).toMatchObject({ count: 4, beaten: 2, equalled: 1, beatShare: { share: 0.5 } });
    expect(record.mean?.mean).toBeCloseTo(0.0325, 14);
    expect(record.beatShare?.interval.low).toBeCloseTo(0.15, 3);
  });
  test('little or nothing', () => {
    expect(closingRecord([])).toEqual({ count: 0, beaten: 0, equalled: 0, beatShare: null, mean: null });
    expect(closingRecord([0.1])).toMatchObject({ count: 1, beaten: 1, mean: null, beatShare: { share: 1 } });
    expect(closingRecord([0.1, 0.1]).mean?.standardError).toBe(0);
    expect(() => closingRecord([Number.NaN])).toThrow(RangeError);
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  accuracy,
  areaUnderCurve,
  brierScore,
  brierScores,
  brierSkill,
  categoricalBrierScore,
  categoricalLogLoss,
  ignoranceBits,
  logLoss,
  logLosses,
  logLossOf,
  rankedProbabilityScore,
  sharpness,
  skillScore,
} from '../index.ts';

const STATED = [0.9, 0.1, 0.2, 0.65, 0.55, 0.4, 0.3, 0.8, 0.52, 0.47, 0.61, 0.35];
const SEEN = [1, 0, 0, 1, 0, 1, 0, 1, 1, 0, 0, 0];
const permille = fc.integer({ min: 1, max: 999 }).map((value) => value / 1000);
const pairs = fc.array(fc.tuple(permille, fc.constantFrom(0, 1)), { minLength: 1, maxLength: 60 });

describe('known values', () => {
  test.each([
    ['log loss', logLoss, 0.4850383848217265],
    ['Brier', brierScore, 0.160075],
    ['Brier skill', brierSkill, 0.3414057142857143],
    ['area under the curve', areaUnderCurve, 0.8571428571428571],
    ['accuracy', accuracy, 0.75],
  ])('%s', (_, score, expected) => {
    expect(score(STATED, SEEN)).toBeCloseTo(expected, 12);
    expect(score(Float64Array.from(STATED), Uint8Array.from(SEEN))).toBeCloseTo(expected, 12);
  });
  test('sharpness', () => {
    expect(sharpness(STATED)).toBeCloseTo(0.2252822303985233, 12);
    expect(sharpness([0.5, 0.5])).toBe(0);
    expect(() => sharpness([])).toThrow(RangeError);
    expect(() => sharpness([1.2])).toThrow(RangeError);
  });
  test('a coin', () => {
    expect(logLoss([0.5, 0.5], [0, 1])).toBeCloseTo(Math.LN2, 14);
    expect(brierScore([0.5, 0.5], [0, 1])).toBe(0.25);
    expect(accuracy([0.5, 0.5], [0, 1])).toBe(0.5);
    expect(areaUnderCurve([0.5, 0.5], [0, 1])).toBe(0.5);
  });
  test('each game by itself', () => {
    expect(Array.from(brierScores([0.8, 0.3], [1, 1]), (value) => value.toFixed(4))).toEqual(['0.0400', '0.4900']);
    expect(Array.from(logLosses([0.5, 0.25], [1, 0]), (value) => value.toFixed(6))).toEqual(['0.693147', '0.287682']);
    expect(logLossOf(0.25, 1)).toBeCloseTo(Math.log(4), 14);
    expect(logLossOf(0.25, 0)).toBeCloseTo(-Math.log(0.75), 14);
  });
  test('skill', () => {
    expect(skillScore(0.2, 0.25)).toBeCloseTo(0.2, 14);
    expect(skillScore(0.3, 0.25)).toBeCloseTo(-0.2, 14);
    expect(skillScore(0, 0.25)).toBe(1);
    expect(brierSkill([0.6, 0.6], [1, 0], 0.6)).toBe(0);
    expect(() => skillScore(0.2, 0)).toThrow(RangeError);
    expect(() => skillScore(-0.2, 1)).toThrow(RangeError);
    expect(() => brierSkill([0.6], [1])).toThrow(RangeError);
  });
  test('certain forecasts', () => {
    expect(logLoss([1, 0], [1, 0])).toBe(0);
    expect(() => logLoss([1, 0], [1, 1])).toThrow(RangeError);
    expect(() => logLossOf(1, 0)).toThrow(RangeError);
  });
});

describe('several outcomes', () => {
  test('known values', () => {
    expect(rankedProbabilityScore([0.8, 0.1, 0.1], 0)).toBeCloseTo(0.025, 14);
    expect(rankedProbabilityScore([0.8, 0.1, 0.1], 2)).toBeCloseTo(0.725, 14);
    expect(rankedProbabilityScore([0.2, 0.8], 1)).toBeCloseTo(0.04, 14);
    expect(categoricalBrierScore([0.8, 0.1, 0.1], 0)).toBeCloseTo(0.06, 14);
    expect(categoricalLogLoss([0.8, 0.1, 0.1], 0)).toBeCloseTo(-Math.log(0.8), 14);
    expect(ignoranceBits([0.25, 0.75], 0)).toBeCloseTo(2, 14);
  });
  test.each([
    [[0.5, 0.6], 0],
    [[0.5, 0.4], 0],
    [[0.5, 0.5], 2],
    [[0.5, 0.5], -1],
    [[0.5, 0.5], 0.5],
    [[1.5, -0.5], 0],
    [[], 0],
  ])('%j seen %d is refused', (probabilities, observed) => {
    expect(() => rankedProbabilityScore(probabilities, observed)).toThrow(RangeError);
    expect(() => categoricalBrierScore(probabilities, observed)).toThrow(RangeError);
    expect(() => categoricalLogLoss(probabilities, observed)).toThrow(RangeError);
  });
  test('one outcome has no rank, and one of no chance no finite loss', () => {
    expect(() => rankedProbabilityScore([1], 0)).toThrow(/two outcomes/);
    expect(() => ignoranceBits([1, 0], 1)).toThrow(RangeError);
  });
});

describe('laws', () => {
  test('turning every question round changes nothing', () => {
    fc.assert(
      fc.property(pairs, (list) => {
        const stated = list.map(([probability]) => probability);
        const seen = list.map(([, outcome]) => outcome);
        const [against, missed] = [stated.map((value) => 1 - value), seen.map((value) => 1 - value)];
        expect(logLoss(against, missed)).toBeCloseTo(logLoss(stated, seen), 9);
        expect(brierScore(against, missed)).toBeCloseTo(brierScore(stated, seen), 12);
        expect(brierScore(stated, seen)).toBeLessThanOrEqual(1);
        fc.pre(new Set(seen).size === 2);
        expect(areaUnderCurve(against, missed)).toBeCloseTo(areaUnderCurve(stated, seen), 12);
        expect(areaUnderCurve(against, seen)).toBeCloseTo(1 - areaUnderCurve(stated, seen), 12);
      }),
    );
  });
  test('saying what one believes is best on average', () => {
    const probability = fc.double({ min: 0.01, max: 0.99, noNaN: true });
    fc.assert(
      fc.property(probability, probability, (truth, stated) => {
        const expected = (score: (stated: number[], seen: number[]) => number, value: number) =>
          truth * score([value], [1]) + (1 - truth) * score([value], [0]);
        expect(expected(logLoss, stated)).toBeGreaterThanOrEqual(expected(logLoss, truth) - 1e-12);
        expect(expected(brierScore, stated)).toBeGreaterThanOrEqual(expected(brierScore, truth) - 1e-12);
      }),
    );
  });
  test('area under the curve counts pairs, ties half', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.integer({ min: 1, max: 6 }), fc.constantFrom(0, 1)), { minLength: 2, maxLength: 25 }), (list) => {
        const seen = list.map(([, outcome]) => outcome);
        fc.pre(new Set(seen).size === 2);
        const won = list.flatMap(([value, outcome]) => (outcome === 1 ? [value] : []));
        const lost = list.flatMap(([value, outcome]) => (outcome === 0 ? [value] : []));
        let share = 0;
        for (const high of won) for (const low of lost) share += (Number(high > low) + Number(high >= low)) / 2;
        const stated = list.map(([value]) => value / 10);
        expect(areaUnderCurve(stated, seen)).toBeCloseTo(share / won.length / lost.length, 12);
      }),
    );
  });
  test.each([
    [[], []],
    [[0.5], [0, 1]],
    [[1.1], [1]],
    [[Number.NaN], [1]],
    [[0.5], [2]],
    [[0.5], [0.5]],
  ])('%j with %j is refused', (stated, seen) => {
    for (const score of [logLoss, brierScore, brierSkill, areaUnderCurve, accuracy]) expect(() => score(stated, seen)).toThrow(RangeError);
  });
  test('discrimination needs both outcomes', () => {
    expect(() => areaUnderCurve([0.2, 0.3], [1, 1])).toThrow(RangeError);
    expect(() => areaUnderCurve([0.2, 0.3], [0, 0])).toThrow(RangeError);
  });
});

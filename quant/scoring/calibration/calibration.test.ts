import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { logistic, logit } from '../../distribution/index.ts';
import { drawFine, seedRandom } from '../../random/index.ts';
import {
  applyCalibration,
  type CalibrationMap,
  calibrationErrorFloor,
  calibrationKindFor,
  calibrationLine,
  expectedCalibrationError,
  fitCalibration,
  fitLogistic,
  reliabilityTable,
} from '../index.ts';

const STATED = [0.9, 0.1, 0.2, 0.65, 0.55, 0.4, 0.3, 0.8, 0.52, 0.47, 0.61, 0.35];
const SEEN = [1, 0, 0, 1, 0, 1, 0, 1, 1, 0, 0, 0];

/** Forecasts spread over 0.2 to 0.8 and outcomes drawn from a distortion of them. */
function drawn(count: number, truth: (stated: number) => number, seed = 7): { stated: number[]; seen: number[] } {
  const random = seedRandom(seed);
  const stated = Array.from({ length: count }, () => 0.2 + 0.6 * drawFine(random));
  return { stated, seen: stated.map((value) => (drawFine(random) < truth(value) ? 1 : 0)) };
}

describe('logistic regression', () => {
  test('calibration line', () => {
    const line = calibrationLine(STATED, SEEN);
    expect(line.intercept).toBeCloseTo(-0.43164096, 7);
    expect(line.slope).toBeCloseTo(2.01840087, 7);
    expect(line.interceptStandardError).toBeCloseTo(0.77111707, 7);
    expect(line.slopeStandardError).toBeCloseTo(1.26662416, 7);
  });
  test('an intercept alone is the logit of the rate', () => {
    const { coefficients, standardErrors } = fitLogistic([[1, 1, 1, 1, 1]], [1, 1, 1, 1, 0]);
    expect(coefficients[0]).toBeCloseTo(Math.log(4), 10);
    expect(standardErrors[0]).toBeCloseTo(1 / Math.sqrt(5 * 0.8 * 0.2), 10);
  });
  test.each([
    [
      'separated outcomes',
      [
        [1, 1, 1, 1],
        [1, 2, 3, 4],
      ],
      [0, 0, 1, 1],
    ],
    ['one outcome only', [[1, 1]], [1, 1]],
    [
      'features that depend on each other',
      [
        [1, 1, 1],
        [2, 2, 2],
      ],
      [0, 1, 1],
    ],
    ['no feature', [], [0, 1]],
    ['no outcome', [[]], []],
    ['unequal lists', [[1, 1, 1]], [0, 1]],
    ['an outcome of 2', [[1, 1]], [0, 2]],
    ['NaN', [[1, Number.NaN]], [0, 1]],
  ] as [string, number[][], number[]][])('%s', (_, columns, outcomes) => {
    expect(() => fitLogistic(columns, outcomes)).toThrow(RangeError);
  });
});

describe('reliability', () => {
  test('bins of equal count', () => {
    const table = reliabilityTable(STATED, SEEN, 4);
    expect(table.map(({ count }) => count)).toEqual([3, 3, 3, 3]);
    expect(table.map(({ hits }) => hits)).toEqual([0, 1, 1, 3 - 1 + 1]);
    expect(table[0]).toMatchObject({ lowest: 0.1, highest: 0.3, hitRate: 0 });
    expect(table[1]!.meanForecast).toBeCloseTo((0.35 + 0.4 + 0.47) / 3, 14);
    expect(table[1]!.hitRate).toBeCloseTo(1 / 3, 14);
    expect(table[3]!.interval.low).toBeCloseTo(0.4385, 3);
    expect(expectedCalibrationError(STATED, SEEN, 4)).toBeCloseTo(0.1791666666666667, 12);
    expect(expectedCalibrationError(STATED, SEEN, 1)).toBeCloseTo(Math.abs(5.85 - 5) / 12, 12);
  });
  test('counts differ by one at most and add up', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 80 }), fc.integer({ min: 1, max: 12 }), (count, bins) => {
        fc.pre(bins <= count);
        const { stated, seen } = drawn(count, (value) => value);
        const counts = reliabilityTable(stated, seen, bins).map((bin) => bin.count);
        expect(counts).toHaveLength(bins);
        expect(counts.reduce((total, value) => total + value, 0)).toBe(count);
        expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
      }),
    );
  });
  test('ten bins unless told otherwise; no more bins than forecasts', () => {
    expect(reliabilityTable(STATED, SEEN)).toHaveLength(10);
    expect(() => reliabilityTable(STATED, SEEN, 13)).toThrow(RangeError);
    expect(() => reliabilityTable(STATED, SEEN, 0)).toThrow(RangeError);
    expect(() => expectedCalibrationError([0.5], [1])).toThrow(RangeError);
    expect(() => reliabilityTable([], [], 1)).toThrow(RangeError);
  });
});

describe('sampling floor of the calibration error', () => {
  test('repeats for a seed and not for another', () => {
    const floor = (seed: number) => calibrationErrorFloor(STATED, { seed, draws: 50, bins: 3 });
    expect(floor(5)).toEqual(floor(5));
    expect(floor(5)).not.toEqual(floor(6));
  });
  test('nothing is left to chance where all is certain', () => {
    expect(calibrationErrorFloor([0, 1, 1, 0], { seed: 1, draws: 3, bins: 2 })).toEqual({ mean: 0, upper95: 0 });
    expect(calibrationErrorFloor([0.5], { seed: 1, draws: 9, bins: 1 })).toEqual({ mean: 0.5, upper95: 0.5 });
  });
  test('nonsense is refused', () => {
    expect(() => calibrationErrorFloor(STATED, { seed: 1, draws: 0 })).toThrow(RangeError);
    expect(() => calibrationErrorFloor(STATED, { seed: 1, bins: 13 })).toThrow(RangeError);
    expect(() => calibrationErrorFloor([1.2], { seed: 1, bins: 1 })).toThrow(RangeError);
    expect(() => calibrationErrorFloor([], { seed: 1, bins: 1 })).toThrow(RangeError);
  });
});

describe('calibration maps', () => {
  const maps: CalibrationMap[] = [
    { kind: 'platt', intercept: 0.1, slope: 0.8 },
    { kind: 'beta', intercept: 0.1, lower: 0.9, upper: 0.7 },
    { kind: 'isotonic', stated: [0.3, 0.5, 0.6], seen: [0.35, 0.45, 0.7] },
  ];
  test('never fall and stay within 0 and 1', () => {
    const inner = fc.double({ min: 0.001, max: 0.999, noNaN: true });
    fc.assert(
      fc.property(fc.constantFrom(...maps), inner, inner, (map, first, second) => {
        const [low, high] = [applyCalibration(map, Math.min(first, second)), applyCalibration(map, Math.max(first, second))];
        expect(low).toBeLessThanOrEqual(high + 1e-15);
        expect(low > 0 && high < 1).toBe(true);
      }),
    );
  });
  test('known values', () => {
    expect(applyCalibration(maps[0]!, 0.7)).toBeCloseTo(logistic(0.1 + 0.8 * logit(0.7)), 14);
    expect(applyCalibration(maps[1]!, 0.7)).toBeCloseTo(logistic(0.1 + 0.9 * Math.log(0.7) - 0.7 * Math.log(0.3)), 14);
    expect([0.1, 0.3, 0.4, 0.5, 0.55, 0.6, 0.9].map((value) => applyCalibration(maps[2]!, value).toFixed(4))).toEqual([
      '0.3500',
      '0.3500',
      '0.4000',
      '0.4500',
      '0.5750',
      '0.7000',
      '0.7000',
    ]);
    for (const map of maps) for (const bad of [0, 1, Number.NaN]) expect(() => applyCalibration(map, bad)).toThrow(RangeError);
  });
  test('the kind follows the number of results', () => {
    expect([10, 1999, 2000, 9999, 10_000].map(calibrationKindFor)).toEqual(['platt', 'platt', 'beta', 'beta', 'isotonic']);
  });
  test('Platt and beta fits', () => {
    const platt = fitCalibration(STATED, SEEN);
    expect(platt.kind === 'platt' && platt.slope).toBeCloseTo(2.01840087, 7);
    const beta = fitCalibration(STATED, SEEN, 'beta');
    expect(beta.kind === 'beta' && [beta.intercept, beta.lower, beta.upper].map((value) => value.toFixed(6))).toEqual([
      '-1.262462',
      '1.441743',
      '2.571168',
    ]);
  });
  test('forecasts that point the wrong way have no rising map', () => {
    const { stated, seen } = drawn(3000, (value) => 1 - value);
    expect(() => fitCalibration(stated, seen, 'platt')).toThrow(RangeError);
    expect(() => fitCalibration(stated, seen, 'beta')).toThrow(RangeError);
    expect(() => fitCalibration([0.5], [1, 0])).toThrow(RangeError);
  });
  test('a negative exponent of the beta map is set to zero', () => {
    for (const truth of [(value: number) => 0.2 + 0.75 * value ** 6, (value: number) => 0.95 - 0.75 * (1 - value) ** 6]) {
      const { stated, seen } = drawn(4000, truth, 3);
      const map = fitCalibration(stated, seen, 'beta');
      expect(map.kind === 'beta' && Math.min(map.lower, map.upper)).toBe(0);
      expect(map.kind === 'beta' && Math.max(map.lower, map.upper)).toBeGreaterThan(0.3);
    }
  });
  test('the isotonic map pools neighbors that fall', () => {
    const map = fitCalibration([0.2, 0.3, 0.4, 0.5, 0.6, 0.6], [0, 1, 0, 0, 1, 1], 'isotonic');
    expect(map).toEqual({ kind: 'isotonic', stated: [0.2, expect.closeTo(0.4, 12), 0.6], seen: [1 / 8, expect.closeTo(1 / 3, 12), 7 / 8] });
    expect(fitCalibration([0.6, 0.4, 0.4], [1, 1, 0], 'isotonic')).toMatchObject({ stated: [0.4, 0.6], seen: [0.5, 0.8] });
  });
});

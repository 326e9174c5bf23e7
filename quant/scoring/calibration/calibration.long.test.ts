import { describe, expect, test } from 'vitest';
import { logistic, logit } from '../../distribution/index.ts';
import { drawFine, seedRandom } from '../../random/index.ts';
import { applyCalibration, calibrationErrorFloor, calibrationLine, expectedCalibrationError, fitCalibration, logLoss } from '../index.ts';

/** Forecasts spread over 0.2 to 0.8 and outcomes drawn from a distortion of them. */
function drawn(count: number, truth: (stated: number) => number, seed = 7): { stated: number[]; seen: number[] } {
  const random = seedRandom(seed);
  const stated = Array.from({ length: count }, () => 0.2 + 0.6 * drawFine(random));
  return { stated, seen: stated.map((value) => (drawFine(random) < truth(value) ? 1 : 0)) };
}

describe('over twenty thousand results', () => {
  test('logistic regression finds what made the outcomes', () => {
    const { stated, seen } = drawn(20_000, (value) => logistic(0.2 + 0.7 * logit(value)));
    const line = calibrationLine(stated, seen);
    expect(Math.abs(line.intercept - 0.2)).toBeLessThan(3 * line.interceptStandardError);
    expect(Math.abs(line.slope - 0.7)).toBeLessThan(3 * line.slopeStandardError);
    expect(line.slopeStandardError).toBeLessThan(0.03);
  });
  test.each(['platt', 'beta', 'isotonic'] as const)('%s mends bold forecasts', (kind) => {
    const truth = (value: number) => logistic(0.5 * logit(value));
    const past = drawn(20_000, truth);
    const later = drawn(20_000, truth, 8);
    const map = fitCalibration(past.stated, past.seen, kind);
    const mended = later.stated.map((value) => applyCalibration(map, value));
    expect(logLoss(mended, later.seen)).toBeLessThan(logLoss(later.stated, later.seen) - 0.007);
    expect(expectedCalibrationError(mended, later.seen)).toBeLessThan(0.02);
    expect(calibrationLine(mended, later.seen).slope).toBeCloseTo(1, 0);
  });
});

describe('sampling floor of the calibration error', () => {
  const normalish = Array.from({ length: 2430 }, (_, index) => 0.535 + 0.079 * Math.sqrt(3) * (2 * (index / 2429) - 1));
  test('is what the reference measured for a season', () => {
    const floor = calibrationErrorFloor(normalish, { seed: 1, draws: 400 });
    expect(floor.mean).toBeGreaterThan(0.022);
    expect(floor.mean).toBeLessThan(0.028);
    expect(floor.upper95).toBeGreaterThan(0.032);
    expect(floor.upper95).toBeLessThan(0.038);
  });
});

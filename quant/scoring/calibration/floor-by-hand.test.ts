import { describe, expect, test } from 'vitest';
import { drawFine, seedRandom } from '../../random/index.ts';
import { calibrationErrorFloor, expectedCalibrationError } from '../index.ts';

const STATED = [0.9, 0.1, 0.2, 0.65, 0.55, 0.4, 0.3, 0.8, 0.52, 0.47, 0.61, 0.35];

describe('the floor of the calibration error by hand', () => {
  test.each([
    [40, 4],
    [19, 12],
    [20, 1],
    [21, 5],
  ])('%i draws, %i bins', (draws, bins) => {
    const sorted = STATED.toSorted((first, second) => first - second);
    const random = seedRandom(6);
    const errors = Array.from({ length: draws }, () => {
      const seen = sorted.map((chance) => (drawFine(random) < chance ? 1 : 0));
      return expectedCalibrationError(sorted, seen, bins);
    }).sort((first, second) => first - second);
    const floor = calibrationErrorFloor(STATED, { seed: 6, draws, bins });
    expect(floor.mean).toBeCloseTo(errors.reduce((sum, error) => sum + error, 0) / draws, 12);
    // The smallest error that 95 of 100 draws do not exceed.
    const enough = errors.find((error) => errors.filter((other) => other <= error).length >= 0.95 * draws);
    expect(floor.upper95).toBeCloseTo(enough!, 12);
  });
  test('a thousand draws and ten bins unless told otherwise', () => {
    expect(calibrationErrorFloor(STATED, { seed: 2 })).toEqual(calibrationErrorFloor(STATED, { seed: 2, draws: 1000, bins: 10 }));
    expect(calibrationErrorFloor(STATED, { seed: 2 })).not.toEqual(calibrationErrorFloor(STATED, { seed: 2, draws: 999, bins: 10 }));
  });
});

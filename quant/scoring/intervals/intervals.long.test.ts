import { describe, expect, test } from 'vitest';
import { drawNormal, seedRandom } from '../../random/index.ts';
import { blockBootstrap, meanInterval } from '../index.ts';

describe('block bootstrap', () => {
  const random = seedRandom(11);
  const values = Array.from({ length: 400 }, () => 0.1 + drawNormal(random));
  test('of independent values is the normal interval', () => {
    const normal = meanInterval(values);
    const drawn = blockBootstrap(values, Array.from(values.keys()), { seed: 3, draws: 4000 });
    expect(drawn.mean).toBeCloseTo(normal.mean, 12);
    expect(drawn.standardError / normal.standardError).toBeCloseTo(1, 1);
    expect(Math.abs(drawn.low - normal.low)).toBeLessThan(0.012);
    expect(Math.abs(drawn.high - normal.high)).toBeLessThan(0.012);
  });
  test('is wider where a day shares its luck', () => {
    const repeated = values.flatMap((value) => [value, value, value, value]);
    const days = repeated.map((_, index) => `day ${Math.floor(index / 4)}`);
    const byDay = blockBootstrap(repeated, days, { seed: 3, draws: 2000 });
    const byGame = blockBootstrap(repeated, Array.from(repeated.keys()), { seed: 3, draws: 2000 });
    expect(byDay.standardError / byGame.standardError).toBeGreaterThan(1.8);
    expect(byDay.standardError / byGame.standardError).toBeLessThan(2.2);
  });
});

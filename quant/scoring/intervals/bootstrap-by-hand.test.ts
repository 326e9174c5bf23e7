import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { drawBelow, seedRandom } from '../../random/index.ts';
import { blockBootstrap, ratioBootstrap } from '../index.ts';

/** The bootstrap's draws, each step as in a textbook: blocks of totals and weights, in the order in which they first appear. */
function byHand(blocks: readonly (readonly [number, number])[], seed: number, draws: number, level: number) {
  const random = seedRandom(seed);
  const ratios: number[] = [];
  for (let draw = 0; draw < draws; draw += 1) {
    const chosen = blocks.map(() => blocks[drawBelow(random, blocks.length)]!);
    ratios.push(chosen.reduce((sum, [total]) => sum + total, 0) / chosen.reduce((sum, [, weight]) => sum + weight, 0));
  }
  ratios.sort((first, second) => first - second);
  const center = ratios.reduce((sum, ratio) => sum + ratio, 0) / draws;
  const quantile = (share: number): number => {
    const place = share * (draws - 1);
    const [below, above] = [ratios[Math.floor(place)]!, ratios[Math.min(draws - 1, Math.floor(place) + 1)]!];
    return below * (1 - (place % 1)) + above * (place % 1);
  };
  return {
    mean: blocks.reduce((sum, [total]) => sum + total, 0) / blocks.reduce((sum, [, weight]) => sum + weight, 0),
    standardError: Math.sqrt(ratios.reduce((sum, ratio) => sum + (ratio - center) ** 2, 0) / (draws - 1)),
    low: quantile((1 - level) / 2),
    high: quantile((1 + level) / 2),
  };
}

const near = (estimate: Record<string, number>): unknown =>
  Object.fromEntries(Object.entries(estimate).map(([key, value]): [string, unknown] => [key, expect.closeTo(value, 10)]));

describe('the bootstrap by hand', () => {
  const weighed = fc.array(fc.tuple(fc.integer({ min: -20, max: 20 }), fc.integer({ min: 1, max: 5 })), { minLength: 2, maxLength: 8 });
  test('of ratios', () => {
    fc.assert(
      fc.property(weighed, fc.nat(99), fc.constantFrom(0.5, 0.9, 0.95), (blocks, seed, level) => {
        const estimate = ratioBootstrap(
          blocks.map(([total]) => total),
          blocks.map(([, weight]) => weight),
          blocks.map((_, index) => index),
          { seed, draws: 40, level },
        );
        expect(estimate).toEqual(near(byHand(blocks, seed, 40, level)));
      }),
    );
  });
  test('of days with several games, those that weigh nothing left out', () => {
    const values = [3, 9, -1, 4, 2, 100];
    const weights = [1, 0, 2, 1, 0, 0];
    const days = ['sun', 'sat', 'fri', 'sun', 'fri', 'mon'];
    const expected = byHand(
      [
        [7, 2],
        [1, 2],
      ],
      5,
      30,
      0.8,
    );
    expect(ratioBootstrap(values, weights, days, { seed: 5, draws: 30, level: 0.8 })).toEqual(near(expected));
  });
  test('ten thousand draws and 95% unless told otherwise; two draws at least', () => {
    expect(blockBootstrap([1, 4], [1, 2], { seed: 9 })).toEqual(blockBootstrap([1, 4], [1, 2], { seed: 9, draws: 10_000, level: 0.95 }));
    expect(blockBootstrap([1, 4], [1, 2], { seed: 9 })).not.toEqual(blockBootstrap([1, 4], [1, 2], { seed: 9, draws: 9999 }));
    expect(blockBootstrap([3, 3], [1, 2], { seed: 9, draws: 2 })).toEqual({ mean: 3, standardError: 0, low: 3, high: 3 });
  });
});

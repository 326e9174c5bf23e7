import fc from 'fast-check';
import { expect, test } from 'vitest';
import { logistic } from '../distribution/index.ts';
import { mean, median } from '../maths/index.ts';
import { drawNormal, seedRandom } from '../random/index.ts';
import { consensusChance, consensusOf } from './consensus.ts';

const chances = fc.array(fc.double({ min: 0.001, max: 0.999, noNaN: true }), { minLength: 1, maxLength: 9 });

test('the average of the log odds, by hand', () => {
  expect(consensusChance([0.5])).toBe(0.5);
  // Odds of 1, 1.5 and 3: their geometric mean is the cube root of 4.5.
  expect(consensusChance([0.5, 0.6, 0.75])).toBeCloseTo(4.5 ** (1 / 3) / (1 + 4.5 ** (1 / 3)), 12);
  expect(() => consensusChance([])).toThrow(RangeError);
  expect(() => consensusOf([])).toThrow(RangeError);
});

test('lies among the books, and says of the other side what is left', () => {
  fc.assert(
    fc.property(chances, (list) => {
      const chance = consensusChance(list);
      expect(chance).toBeGreaterThanOrEqual(Math.min(...list) - 1e-12);
      expect(chance).toBeLessThanOrEqual(Math.max(...list) + 1e-12);
      expect(consensusChance(list.map((one) => 1 - one))).toBeCloseTo(1 - chance, 10);
      expect(consensusOf(list.map((one) => [one, 1 - one]))[0]).toBeCloseTo(chance, 10);
    }),
  );
});

test('three sides sum to one, and a chance that rounding made certain is heard', () => {
  const three = consensusOf([
    [0.4, 0.35, 0.25],
    [0.5, 0.3, 0.2],
  ]);
  expect(three[0]! + three[1]! + three[2]!).toBeCloseTo(1, 12);
  expect(three[0]).toBeCloseTo(0.4504, 4);
  expect(consensusChance([1, 0.5])).toBeGreaterThan(0.99);
  expect(consensusChance([0, 0.5])).toBeGreaterThan(0);
});

test('what the best of several books claims above it is true on average, which a median lets grow', () => {
  const random = seedRandom(7);
  const normal = (): number => drawNormal(random);
  const excess = { average: [] as number[], median: [] as number[] };
  for (let market = 0; market < 40_000; market += 1) {
    const truth = normal() / 2;
    const books = Array.from({ length: 5 }, () => logistic(truth + 0.09 * normal()));
    // The longest price of a book that keeps 5% of it.
    const decimal = 0.95 / Math.min(...books);
    for (const [name, chance] of [
      ['average', consensusChance(books)],
      ['median', median(books)],
    ] as const)
      if (chance * decimal > 1) excess[name].push((chance - logistic(truth)) * decimal);
  }
  expect(Math.abs(mean(excess.average))).toBeLessThan(0.002);
  expect(mean(excess.median)).toBeGreaterThan(0.005);
});

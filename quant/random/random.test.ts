import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { drawBelow, drawFine, drawNormal, drawUniform, drawWord, shuffle } from './draws.ts';
import { reseed, seedFromText, seedRandom } from './random-state.ts';

const seeds = fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER });
const times = <T>(count: number, draw: () => T): T[] => Array.from({ length: count }, draw);

describe('the generator', () => {
  test('gives the published words of xoshiro128** from 1, 2, 3, 4', () => {
    const state = new Uint32Array([1, 2, 3, 4]);
    const published = [11520, 0, 5927040, 70819200, 2031721883, 1637235492, 1287239034, 3734860849, 3729100597, 4258142804];
    expect(times(10, () => drawWord(state))).toEqual(published);
  });
  test.each([
    [0, 0, [1764796367, 261865127, 1908449037, 1310767890], [809610975, 4082098826, 2613603825]],
    [1, 0, [1125976054, 2564469219, 3767430496, 2126578169], [950171630, 4257859892, 3663811709]],
    [1, 1, [556735832, 3077743679, 2195205404, 85178574], [2473561114, 3180122443, 3310137979]],
    [Number.MAX_SAFE_INTEGER, 7, [192772925, 3292732137, 2786291925, 2148992833], [3856498234, 1979618998, 3906332457]],
  ])('seed %i, stream %i', (seed, stream, words, draws) => {
    const state = seedRandom(seed, stream);
    expect([...state]).toEqual(words);
    expect(times(3, () => drawWord(state))).toEqual(draws);
  });
  test('a stream beyond 32 bits is another stream', () => {
    expect([...seedRandom(1, 2 ** 32 + 1)]).not.toEqual([...seedRandom(1, 1)]);
    expect([...seedRandom(2 ** 32 + 1)]).not.toEqual([...seedRandom(1)]);
  });
  test('seeds and streams never share a start', () => {
    const starts = new Set<string>();
    for (let seed = 0; seed < 60; seed += 1) for (let stream = 0; stream < 60; stream += 1) starts.add(seedRandom(seed, stream).join());
    expect(starts.size).toBe(3600);
  });
  test('starting again gives the same draws', () => {
    fc.assert(
      fc.property(seeds, seeds, (seed, stream) => {
        const state = seedRandom(seed, stream);
        const first = times(5, () => drawWord(state));
        reseed(state, seed, stream);
        expect(times(5, () => drawWord(state))).toEqual(first);
        expect(state.some((word) => word !== 0)).toBe(true);
      }),
    );
  });
  test.each([[-1], [0.5], [Number.NaN], [Number.POSITIVE_INFINITY], [2 ** 53]])('%d is no seed and no stream', (bad) => {
    expect(() => seedRandom(bad)).toThrow(/^seed must be/);
    expect(() => seedRandom(0, bad)).toThrow(/^stream must be/);
  });
  test('a state has four words', () => {
    expect(() => reseed(new Uint32Array(3), 1)).toThrow(RangeError);
    expect(() => reseed(new Uint32Array(5), 1)).toThrow(RangeError);
  });
});

describe('a seed from a text', () => {
  test.each([
    ['', 6607762187078251],
    ['a', 4032538906857305],
    ['b', 1520144079467200],
    ['game:1', 375918022838040],
  ])('%j', (text, seed) => {
    expect(seedFromText(text)).toBe(seed);
  });
  test('is always a seed', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(() => seedRandom(seedFromText(text))).not.toThrow();
      }),
    );
  });
});

describe('draws', () => {
  test('a uniform number is the word over two to the 32', () => {
    expect(drawUniform(new Uint32Array([1, 2, 3, 4]))).toBe(11520 / 4294967296);
  });
  test('a fine number takes its low bits from a second word', () => {
    const words = seedRandom(3);
    const first = drawWord(words);
    const second = drawWord(words);
    const fine = drawFine(seedRandom(3));
    expect(fine).toBe(first / 2 ** 32 + Math.floor(second / 2 ** 11) / 2 ** 53);
    expect(Math.floor(fine * 2 ** 32)).toBe(first);
  });
  test('a bounded draw takes every value about as often', () => {
    const state = seedRandom(11);
    const counts = Array.from({ length: 7 }, () => 0);
    for (let draw = 0; draw < 70_000; draw += 1) counts[drawBelow(state, 7)]! += 1;
    // Four standard deviations of a binomial with n 70,000 and p 1/7.
    for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(4 * 92.6);
  });
  test('words that would favour low values are thrown away', () => {
    const bound = 3 * 2 ** 30;
    const state = seedRandom(5);
    const words = seedRandom(5);
    let stored = drawWord(words);
    let rejected = 0;
    for (let draw = 0; draw < 200; draw += 1) {
      while (stored >= bound) {
        stored = drawWord(words);
        rejected += 1;
      }
      expect(drawBelow(state, bound)).toBe(stored);
      stored = drawWord(words);
    }
    expect(rejected).toBeGreaterThan(20);
  });
  test('the whole range of bounds', () => {
    expect(drawBelow(seedRandom(1), 1)).toBe(0);
    expect(drawBelow(seedRandom(1), 2 ** 32)).toBe(drawWord(seedRandom(1)));
    for (const bad of [0, -1, 1.5, Number.NaN, 2 ** 32 + 1]) expect(() => drawBelow(seedRandom(1), bad)).toThrow(RangeError);
  });
  test('normal numbers have mean 0, deviation 1 and the normal tail', () => {
    const state = seedRandom(17);
    const sample = times(40_000, () => drawNormal(state));
    const mean = sample.reduce((sum, value) => sum + value, 0) / sample.length;
    const square = sample.reduce((sum, value) => sum + value * value, 0) / sample.length;
    expect(Math.abs(mean)).toBeLessThan(0.02);
    expect(Math.abs(square - 1)).toBeLessThan(0.03);
    expect(Math.abs(sample.filter((value) => value > 1.96).length / sample.length - 0.025)).toBeLessThan(0.003);
  });
  test('a normal number is the radius of one draw and the angle of the next', () => {
    const parts = seedRandom(23);
    const radius = Math.sqrt(-2 * Math.log(1 - drawFine(parts)));
    expect(drawNormal(seedRandom(23))).toBe(radius * Math.cos(2 * Math.PI * drawFine(parts)));
  });
});

describe('shuffling', () => {
  test('keeps the members', () => {
    fc.assert(
      fc.property(seeds, fc.array(fc.integer()), (seed, list) => {
        const shuffled = [...list];
        shuffle(seedRandom(seed), shuffled);
        expect(shuffled.sort((a, b) => a - b)).toEqual([...list].sort((a, b) => a - b));
      }),
    );
  });
  test('gives every order of three about as often', () => {
    const state = seedRandom(29);
    const counts = new Map<string, number>();
    for (let round = 0; round < 12_000; round += 1) {
      const list = ['a', 'b', 'c'];
      shuffle(state, list);
      counts.set(list.join(''), (counts.get(list.join('')) ?? 0) + 1);
    }
    expect(counts.size).toBe(6);
    for (const count of counts.values()) expect(Math.abs(count - 2000)).toBeLessThan(4 * 40.9);
  });
});

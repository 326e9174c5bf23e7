import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chanceAmong, currentStreak, recordChance, smallestChances } from '../index.ts';

const even = (length: number): number[] => Array.from({ length }, () => 0.5);
const upTo = (length: number): number[] => Array.from({ length }, (_, at) => at);

describe('a record by itself', () => {
  test('is as far from its expectation as the normal says', () => {
    expect(recordChance(even(100), [...Array(60).fill(1), ...Array(40).fill(0)], upTo(100))).toBeCloseTo(0.0455, 4);
    expect(recordChance([0.6, 0.7], [1, 0], [])).toBe(1);
  });
  test('the other side of the same trials is as likely', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.double({ min: 0.05, max: 0.95, noNaN: true }), fc.boolean()), { minLength: 1 }), (trials) => {
        const probabilities = trials.map(([chance]) => chance);
        const outcomes = trials.map(([, won]) => Number(won));
        const places = upTo(trials.length);
        const other = places.map((place) => ~place);
        expect(recordChance(probabilities, outcomes, other)).toBeCloseTo(recordChance(probabilities, outcomes, places), 10);
      }),
    );
  });
  test('certain trials are refused', () => {
    expect(() => recordChance([1], [1], [0])).toThrow(RangeError);
  });
});

describe('a current streak', () => {
  test('counts the newest trials that went one way', () => {
    const streak = currentStreak([0.5, 0.6, 0.4, 0.5], [1, 1, 0, 1], [0, 1, 2, 3]);
    expect(streak).toEqual({ length: 2, isWon: true, chance: expect.closeTo(0.6, 12) });
    expect(currentStreak([0.8, 0.9], [0, 1], [~1, 0])).toEqual({ length: 2, isWon: false, chance: expect.closeTo(2 * 0.9 * 0.2, 12) });
    expect(currentStreak([], [], [])).toEqual({ length: 0, isWon: false, chance: 1 });
  });
});

describe('among all that were looked at', () => {
  const records = upTo(40).map((set) => upTo(30).map((at) => set * 30 + at));
  const family = { probabilities: even(1200), records, streaks: [] };
  test('repeats for a seed, in order', () => {
    const smallest = smallestChances(family, { seed: 4, draws: 50 });
    expect(smallest).toEqual(smallestChances(family, { seed: 4, draws: 50 }));
    expect([...smallest]).toEqual([...smallest].sort((a, b) => a - b));
  });
  test('forty looks find one of 0.1% about as often as 1 − 0.999⁴⁰, and one of 5% nearly always', () => {
    const smallest = smallestChances(family, { seed: 7, draws: 400 });
    expect(chanceAmong(smallest, 0.05)).toBeGreaterThan(0.8);
    const rare = chanceAmong(smallest, 0.001);
    expect(rare).toBeGreaterThan(0.005);
    expect(rare).toBeLessThan(0.1);
  });
  test('is never zero, and one look more never makes it smaller', () => {
    expect(chanceAmong([], 0.5)).toBe(1);
    expect(chanceAmong([0.4, 0.9], 0)).toBeCloseTo(1 / 3, 12);
    const fewer = smallestChances({ ...family, records: records.slice(0, 5) }, { seed: 2, draws: 60 });
    const more = smallestChances(family, { seed: 2, draws: 60 });
    expect(chanceAmong(more, 0.02)).toBeGreaterThanOrEqual(chanceAmong(fewer, 0.02));
  });
  test('streaks are looked at as well', () => {
    const streaks = [upTo(30)];
    expect(smallestChances({ probabilities: even(30), records: [], streaks }, { seed: 1, draws: 20 }).at(-1)).toBeLessThanOrEqual(1);
    expect(() => smallestChances(family, { seed: 1, draws: 0 })).toThrow(RangeError);
    expect(() => chanceAmong([0.5], 1.5)).toThrow(RangeError);
  });
});

import { describe, expect, test } from 'vitest';
import { PLAIN } from '../testing/plain-parameters.ts';
import { controlOf, inPlayOf, powerOf } from './absorb-day.ts';

describe('components of a batting line', () => {
  const counts = { turns: 40, strikeouts: 10, walks: 6, homeRuns: 2 };
  test('strikeouts and walks', () => {
    const measured = controlOf(PLAIN, counts)!;
    expect(measured.value).toBeCloseTo(2.5 * (0.15 - 0.09) - 3 * (0.25 - 0.2), 12);
    expect(measured.noise).toBeCloseTo(0.2 * 0.95, 12);
  });
  test('home runs', () => {
    const measured = powerOf(PLAIN, counts)!;
    expect(measured.value).toBeCloseTo(10 * (0.05 - 0.028), 12);
    expect(measured.noise).toBeCloseTo(0.4 * 0.95, 12);
  });
  test('hits on balls in play', () => {
    const measured = inPlayOf(PLAIN, { atBats: 36, hits: 9, doubles: 2, triples: 1, homeRuns: 1, strikeouts: 9 })!;
    expect(measured.value).toBeCloseTo(13 * ((5 * 0.74 + 2 * 1.04 + 1.33) / 26 - 0.24), 12);
    expect(measured.noise).toBeCloseTo(1.3, 12);
  });
  test('one turn and one ball in play are enough, none tells nothing', () => {
    expect(controlOf(PLAIN, { ...counts, turns: 1 })?.noise).toBeCloseTo(0.2 * 38, 12);
    expect(powerOf(PLAIN, { ...counts, turns: 1 })?.noise).toBeCloseTo(0.4 * 38, 12);
    expect([controlOf(PLAIN, { ...counts, turns: 0 }), powerOf(PLAIN, { ...counts, turns: 0 })]).toEqual([null, null]);
    const line = { hits: 1, doubles: 0, triples: 0, homeRuns: 1, strikeouts: 2 };
    expect(inPlayOf(PLAIN, { ...line, atBats: 3 })).toBeNull();
    expect(inPlayOf(PLAIN, { ...line, atBats: 4 })?.value).toBeCloseTo(13 * -0.24, 12);
  });
});

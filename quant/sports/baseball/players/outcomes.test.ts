import { describe, expect, test } from 'vitest';
import { BENCH_RATES, BULLPEN_RATES, LEAGUE_RATES, STARTER_RATES } from './constants.ts';
import { byOutcome, normaliseOutcomes, OUTCOME, OUTCOMES, requireFactors, requireRates, sumOutcomes } from './outcomes.ts';
import { ratesOf } from './testing/league-sides.ts';

test('places follow the list', () => {
  OUTCOMES.forEach((outcome, index) => {
    expect(OUTCOME[outcome]).toBe(index);
  });
});

test.each([LEAGUE_RATES, STARTER_RATES, BULLPEN_RATES, BENCH_RATES])('the league’s rates sum to 1', (rates) => {
  expect(() => requireRates(rates, 'league')).not.toThrow();
});

describe('weights', () => {
  test('are brought to a sum of 1', () => {
    const rates = normaliseOutcomes({ ...ratesOf({ out: 6, walk: 2 }), triple: 2 });
    expect(rates).toEqual(ratesOf({ out: 0.6, walk: 0.2, triple: 0.2 }));
    expect(sumOutcomes(ratesOf({ out: 3, single: 4 }))).toBe(7);
    expect(byOutcome((outcome) => outcome.length).homeRun).toBe(7);
  });
  test.each([[ratesOf({})], [ratesOf({ out: 2, walk: -1 })], [ratesOf({ out: Number.NaN })], [ratesOf({ out: Number.POSITIVE_INFINITY })]])(
    '%j are refused',
    (weights) => {
      expect(() => normaliseOutcomes(weights)).toThrow(RangeError);
    },
  );
});

test('rates sum to 1, to one in a hundred thousand', () => {
  expect(() => requireRates(ratesOf({ out: 0.5, walk: 0.500009 }), 'some')).not.toThrow();
  expect(() => requireRates(ratesOf({ out: 0.5, walk: 0.50002 }), 'some')).toThrow(/some rates sum to/);
  expect(() => requireRates(ratesOf({ out: 0.5, walk: 0.49998 }), 'some')).toThrow(RangeError);
  expect(() => requireRates(ratesOf({ out: 1.5, walk: -0.5 }), 'some')).toThrow(/some rate of walk/);
});

test('factors are above 0', () => {
  const ones = byOutcome(() => 1);
  expect(() => requireFactors(ones, 'park')).not.toThrow();
  for (const bad of [0, -1, Number.NaN, Number.POSITIVE_INFINITY])
    expect(() => requireFactors({ ...ones, triple: bad }, 'park')).toThrow(/park factor of triple/);
});

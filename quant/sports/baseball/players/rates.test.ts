import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BATTER_N0, BULLPEN_N0, LEAGUE_RATES, PARK_N0, PITCHER_N0 } from './constants.ts';
import { byOutcome, normaliseOutcomes, OUTCOMES, type OutcomeRates, sumOutcomes } from './outcomes.ts';
import {
  applyFactors,
  fadeCounts,
  fadeWeight,
  invertFactors,
  matchRates,
  parkFactors,
  shrinkPitchBudget,
  shrinkRates,
  shrinkSteals,
} from './rates.ts';
import { ratesOf } from './testing/league-sides.ts';

const someRates = fc
  .array(fc.double({ min: 0.01, max: 1, noNaN: true }), { minLength: 8, maxLength: 8 })
  .map((weights) => normaliseOutcomes(byOutcome((outcome) => weights[OUTCOMES.indexOf(outcome)] ?? 0)));
const near = (rates: OutcomeRates): unknown => byOutcome((outcome) => expect.closeTo(rates[outcome], 10) as number);
const ones = byOutcome(() => 1);

describe('batter against pitcher', () => {
  test('a league pitcher leaves the batter, a league batter the pitcher', () => {
    fc.assert(
      fc.property(someRates, someRates, (one, league) => {
        expect(matchRates(one, league, league)).toEqual(near(one));
        expect(matchRates(league, one, league)).toEqual(near(one));
      }),
    );
  });
  test('two outcomes are log5 with a league rate', () => {
    const matched = matchRates(
      ratesOf({ out: 0.7, single: 0.3 }),
      ratesOf({ out: 0.8, single: 0.2 }),
      ratesOf({ out: 0.75, single: 0.25 }),
    );
    const odds = ((0.3 / 0.7) * (0.2 / 0.8)) / (0.25 / 0.75);
    expect(matched.single).toBeCloseTo(odds / (1 + odds), 12);
  });
  test('refuses rates that do not sum to 1 and a league without an outcome', () => {
    expect(() => matchRates(LEAGUE_RATES, LEAGUE_RATES, ratesOf({ out: 1 }))).toThrow(/the league has no strikeout/);
    expect(() => matchRates(ratesOf({ out: 1 }), ratesOf({ walk: 1 }), ratesOf({ out: 1 }))).toThrow(/the league has no walk/);
    expect(() => matchRates(ratesOf({ walk: 1 }), ratesOf({ out: 1 }), ratesOf({ out: 1 }))).toThrow(/the league has no walk/);
    const bad = ratesOf({ out: 0.5 });
    expect(() => matchRates(bad, LEAGUE_RATES, LEAGUE_RATES)).toThrow(/^batter/);
    expect(() => matchRates(LEAGUE_RATES, bad, LEAGUE_RATES)).toThrow(/^pitcher/);
    expect(() => matchRates(LEAGUE_RATES, LEAGUE_RATES, bad)).toThrow(/^league/);
  });
});

describe('factors', () => {
  test('multiply the odds', () => {
    const changed = applyFactors(ratesOf({ out: 0.5, homeRun: 0.5 }), { ...ones, homeRun: 3 });
    // Odds of 1 become 3 to 1, a rate of 0.75 beside 0.5.
    expect(changed.homeRun).toBeCloseTo(0.6, 12);
    expect(changed.out).toBeCloseTo(0.4, 12);
  });
  test('in turn are one factor, and ones change nothing', () => {
    const twice = applyFactors(LEAGUE_RATES, { ...ones, walk: 2 }, { ...ones, walk: 1.5 });
    expect(twice).toEqual(near(applyFactors(LEAGUE_RATES, { ...ones, walk: 3 })));
    expect(applyFactors(LEAGUE_RATES, ones)).toEqual(near(normaliseOutcomes(LEAGUE_RATES)));
    expect(applyFactors(LEAGUE_RATES)).toEqual(near(normaliseOutcomes(LEAGUE_RATES)));
  });
  test('and their inverse', () => {
    expect(invertFactors({ ...ones, triple: 4 }).triple).toBe(0.25);
    expect(() => invertFactors({ ...ones, triple: 0 })).toThrow(RangeError);
    expect(() => applyFactors(LEAGUE_RATES, { ...ones, triple: 0 })).toThrow(RangeError);
    expect(() => applyFactors(ratesOf({ out: 0.9 }), ones)).toThrow(RangeError);
  });
});

describe('shrinking', () => {
  const half = ratesOf({ out: 0.5, walk: 0.5 });
  test('mixes with n0 turns of the league', () => {
    const same = byOutcome(() => 100);
    expect(shrinkRates(ratesOf({ out: 100 }), half, same)).toEqual(ratesOf({ out: 0.75, walk: 0.25 }));
  });
  test('has an n0 for each outcome', () => {
    const n0 = { ...byOutcome(() => 0), walk: 300 };
    const shrunk = shrinkRates(ratesOf({ out: 100 }), half, n0);
    // 1 for out, 150/400 for walk, brought to a sum of 1.
    expect(shrunk.out).toBeCloseTo(1 / 1.375, 12);
    expect(shrunk.walk).toBeCloseTo(0.375 / 1.375, 12);
  });
  test('no record is the league, a long one is itself', () => {
    for (const n0 of [BATTER_N0, PITCHER_N0, BULLPEN_N0]) {
      expect(shrinkRates(ratesOf({}), LEAGUE_RATES, n0)).toEqual(near(normaliseOutcomes(LEAGUE_RATES)));
      const long = shrinkRates(ratesOf({ out: 6e8, walk: 4e8 }), LEAGUE_RATES, n0);
      expect(long.walk).toBeCloseTo(0.4, 4);
    }
  });
  test('refuses nonsense', () => {
    expect(() => shrinkRates(ratesOf({ out: -1 }), LEAGUE_RATES, BATTER_N0)).toThrow(/^count/);
    expect(() => shrinkRates(ratesOf({}), LEAGUE_RATES, ratesOf({ out: -1 }))).toThrow(/^n0/);
    expect(() => shrinkRates(ratesOf({}), ratesOf({}), BATTER_N0)).toThrow(/^league/);
    expect(() => shrinkRates(ratesOf({}), LEAGUE_RATES, ratesOf({}))).toThrow(/nothing is known of out/);
  });
});

describe('fading', () => {
  test.each([
    [0, 1],
    [300, 0.5],
    [600, 0.25],
  ])('%i days ago counts %d', (days, weight) => {
    expect(fadeWeight(days)).toBeCloseTo(weight, 12);
  });
  test('sums what is left of each record', () => {
    const faded = fadeCounts(
      [
        { daysAgo: 0, counts: ratesOf({ out: 3, walk: 1 }) },
        { daysAgo: 10, counts: ratesOf({ out: 4 }) },
      ],
      10,
    );
    expect(faded).toEqual(ratesOf({ out: 5, walk: 1 }));
    expect(sumOutcomes(fadeCounts([]))).toBe(0);
  });
  test.each([
    [-1, 300],
    [Number.NaN, 300],
    [1, 0],
    [1, Number.NaN],
  ])('%d days and a half-life of %d are refused', (days, halfLife) => {
    expect(() => fadeWeight(days, halfLife)).toThrow(RangeError);
  });
  test('a negative count is refused', () => {
    expect(() => fadeCounts([{ daysAgo: 1, counts: ratesOf({ out: -1 }) }])).toThrow(RangeError);
  });
});

describe('parks', () => {
  test('a park without a record changes nothing', () => {
    for (const outcome of OUTCOMES) expect(parkFactors(ratesOf({}), ratesOf({}))[outcome]).toBe(1);
  });
  test('a record is drawn towards 1', () => {
    const expected = ratesOf({ out: 9000, homeRun: 1000 });
    const seen = ratesOf({ out: 8800, homeRun: 1200 });
    const factors = parkFactors(seen, expected, { ...PARK_N0, homeRun: 10_000 });
    expect(factors.homeRun).toBeCloseTo(1.1, 12);
    expect(factors.out).toBeCloseTo((8800 + 7200) / (9000 + 7200), 12);
    expect(factors.triple).toBe(1);
  });
  test('refuses nonsense', () => {
    expect(() => parkFactors(ratesOf({ out: -1 }), ratesOf({}))).toThrow(/^seen/);
    expect(() => parkFactors(ratesOf({}), ratesOf({ out: -1 }))).toThrow(/^expected/);
    expect(() => parkFactors(ratesOf({}), ratesOf({}), ratesOf({ out: -1 }))).toThrow(/^n0/);
    expect(() => parkFactors(ratesOf({ walk: 1 }), ratesOf({ out: 1 }))).toThrow(/walk was seen/);
  });
});

describe('habits', () => {
  test('steals are drawn towards the league', () => {
    expect(shrinkSteals({ opportunities: 0, attempts: 0, safe: 0 })).toEqual({ attempts: 0.085, success: 0.789 });
    const often = shrinkSteals({ opportunities: 80, attempts: 40, safe: 40 });
    expect(often.attempts).toBeCloseTo((40 + 1.7) / 100, 12);
    expect(often.success).toBeCloseTo((40 + 47.34) / 100, 12);
  });
  test.each([
    [1, 2, 0],
    [2, 1, 2],
    [2, 1, -1],
    [Number.POSITIVE_INFINITY, 1, 1],
    [Number.NaN, 1, 1],
  ])('%d opportunities, %d attempts, %d safe are refused', (opportunities, attempts, safe) => {
    expect(() => shrinkSteals({ opportunities, attempts, safe })).toThrow(RangeError);
  });
  test('a pitch budget is drawn towards 85', () => {
    expect(shrinkPitchBudget({ starts: 0, pitches: 0 })).toBeCloseTo(85.1, 12);
    expect(shrinkPitchBudget({ starts: 8, pitches: 800 })).toBeCloseTo((800 + 170.2) / 10, 12);
    expect(() => shrinkPitchBudget({ starts: 0, pitches: 1 })).toThrow(RangeError);
    expect(() => shrinkPitchBudget({ starts: -1, pitches: 1 })).toThrow(/^starts/);
    expect(() => shrinkPitchBudget({ starts: 1, pitches: -1 })).toThrow(/^pitches/);
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  ELO_HOME_EDGE_WITHOUT_FANS,
  eloAfter,
  eloDifference,
  eloExpectation,
  eloLead,
  eloMarginK,
  eloNextSeason,
  eloPitcherAdjustment,
  eloWinProbability,
  leagueLog5,
  log5,
  multinomialLog5,
  pythagenpat,
  pythagenpatExponent,
  pythagorean,
} from './index.ts';

const rate = fc.double({ min: 0.01, max: 0.99, noNaN: true });
const rating = fc.double({ min: 1300, max: 1700, noNaN: true });

describe('Elo', () => {
  test('known values', () => {
    expect(eloExpectation(0)).toBe(0.5);
    expect(eloExpectation(400)).toBeCloseTo(10 / 11, 14);
    expect(eloLead(10 / 11)).toBeCloseTo(400, 10);
    expect(eloDifference({ home: 1510, away: 1500 })).toBe(34);
    expect(eloDifference({ home: 1510, away: 1500, homeEdge: ELO_HOME_EDGE_WITHOUT_FANS })).toBeCloseTo(19.6, 12);
    expect(eloDifference({ home: 1510, away: 1500, homeAdjustment: 5, awayAdjustment: -3 })).toBe(42);
    expect(eloDifference({ home: 1506, away: 1500, isPostseason: true })).toBeCloseTo(40, 12);
    expect(eloWinProbability({ home: 1500, away: 1524 })).toBe(0.5);
    expect(eloPitcherAdjustment(55, 50)).toBeCloseTo(23.5, 12);
    expect(eloNextSeason(1560)).toBeCloseTo(1540, 12);
    expect(eloNextSeason(1560, 0.5)).toBe(1530);
  });
  test('points at stake by margin', () => {
    [2.7, 3.6, 4.4, 5.1, 5.8].forEach((expected, index) => {
      expect(eloMarginK(index + 1)).toBeCloseTo(expected, 1);
    });
  });
  test('a game moves both ratings by the same points, towards the winner', () => {
    const runs = fc.integer({ min: 0, max: 20 });
    fc.assert(
      fc.property(rating, rating, runs, runs, (home, away, homeRuns, awayRuns) => {
        fc.pre(homeRuns !== awayRuns);
        const after = eloAfter({ home, away }, homeRuns, awayRuns);
        expect(after.home + after.away).toBeCloseTo(home + away, 8);
        expect(after.home > home).toBe(homeRuns > awayRuns);
      }),
    );
    const { home } = eloAfter({ home: 1500, away: 1524 }, 3, 2);
    expect(home - 1500).toBeCloseTo(eloMarginK(1) / 2, 12);
    expect(eloAfter({ home: 1500, away: 1524 }, 2, 4).home - 1500).toBeCloseTo(-eloMarginK(2) / 2, 12);
  });
  test('both sides of a neutral game sum to one', () => {
    fc.assert(
      fc.property(rating, rating, (first, second) => {
        const chance = (home: number, away: number) => eloWinProbability({ home, away, homeEdge: 0 });
        expect(chance(first, second) + chance(second, first)).toBeCloseTo(1, 12);
        expect(eloLead(chance(first, second))).toBeCloseTo(first - second, 8);
      }),
    );
  });
  test('nonsense is refused', () => {
    expect(() => eloWinProbability({ home: Number.NaN, away: 1500 })).toThrow(RangeError);
    expect(() => eloExpectation(Number.POSITIVE_INFINITY)).toThrow(RangeError);
    expect(() => eloLead(1)).toThrow(RangeError);
    expect(() => eloMarginK(0)).toThrow(RangeError);
    expect(() => eloAfter({ home: 1500, away: 1500 }, 3, 3)).toThrow(RangeError);
    expect(() => eloAfter({ home: 1500, away: 1500 }, -1, 3)).toThrow(RangeError);
    expect(() => eloPitcherAdjustment(Number.NaN, 50)).toThrow(RangeError);
    expect(() => eloNextSeason(Number.NaN)).toThrow(RangeError);
    expect(() => eloNextSeason(1500, -0.1)).toThrow(RangeError);
  });
});

describe('log5', () => {
  test('known values', () => {
    expect(log5(0.6, 0.5)).toBeCloseTo(0.6, 14);
    expect(log5(0.6, 0.4)).toBeCloseTo(0.36 / 0.52, 14);
    expect(log5(0.5, 0.5, Math.log(1.5))).toBeCloseTo(0.6, 14);
    expect(leagueLog5(0.3, 0.25, 0.25)).toBeCloseTo(0.3, 14);
    expect(leagueLog5(0.3, 0.2, 0.25)).toBeCloseTo(0.24324324324324, 12);
    const mixed = multinomialLog5([0.3, 0.2, 0.5], [0.2, 0.3, 0.5], [0.25, 0.25, 0.5]);
    expect(mixed.map((value) => value.toFixed(9))).toEqual(['0.244897959', '0.244897959', '0.510204082']);
  });
  test('laws', () => {
    fc.assert(
      fc.property(rate, rate, rate, (first, second, league) => {
        expect(log5(first, second) + log5(second, first)).toBeCloseTo(1, 12);
        expect(log5(first, second)).toBeCloseTo((first * (1 - second)) / (first * (1 - second) + second * (1 - first)), 12);
        expect(leagueLog5(first, second, league)).toBeCloseTo(leagueLog5(second, first, league), 12);
        // Two outcomes by the multinomial form are the odds-ratio form.
        const [yes] = multinomialLog5([first, 1 - first], [second, 1 - second], [league, 1 - league]);
        expect(yes).toBeCloseTo(leagueLog5(first, second, league), 10);
      }),
    );
  });
  test('nonsense is refused', () => {
    expect(() => log5(1, 0.5)).toThrow(RangeError);
    expect(() => log5(0.5, 0)).toThrow(RangeError);
    expect(() => log5(0.5, 0.5, Number.NaN)).toThrow(RangeError);
    expect(() => leagueLog5(0.3, 0.3, 0)).toThrow(RangeError);
    expect(() => multinomialLog5([], [], [])).toThrow(RangeError);
    expect(() => multinomialLog5([0.5], [0.5, 0.5], [0.5])).toThrow(RangeError);
    expect(() => multinomialLog5([0.5], [0.5], [0.5, 0.5])).toThrow(RangeError);
    expect(() => multinomialLog5([0], [0.5], [0.5])).toThrow(RangeError);
    expect(() => multinomialLog5([0.5], [0.5], [0])).toThrow(RangeError);
  });
});

describe('Pythagoras', () => {
  test('known values', () => {
    expect(pythagorean(773, 630)).toBeCloseTo(0.5925080760538067, 13);
    expect(pythagorean(3, 4, 2)).toBeCloseTo(0.36, 14);
    expect(pythagorean(0, 4)).toBe(0);
    expect(pythagorean(4, 0)).toBe(1);
    expect(pythagenpatExponent(1)).toBe(1);
    expect(pythagenpatExponent(9)).toBeCloseTo(9 ** 0.287, 14);
    expect(pythagenpat(773, 630, 162)).toBeCloseTo(0.5938963668831619, 13);
  });
  test('both sides sum to one', () => {
    const runs = fc.integer({ min: 1, max: 1200 });
    fc.assert(
      fc.property(runs, runs, (scored, allowed) => {
        expect(pythagenpat(scored, allowed, 162) + pythagenpat(allowed, scored, 162)).toBeCloseTo(1, 12);
      }),
    );
  });
  test.each([
    [0, 0, 162],
    [-1, 5, 162],
    [5, -1, 162],
    [5, 5, 0],
    [5, 5, Number.NaN],
  ])('%d runs, %d allowed, %d games', (scored, allowed, games) => {
    expect(() => pythagenpat(scored, allowed, games)).toThrow(RangeError);
  });
  test('an exponent at zero is refused', () => {
    expect(() => pythagorean(1, 1, 0)).toThrow(RangeError);
    expect(() => pythagorean(0, 0)).toThrow(RangeError);
  });
});

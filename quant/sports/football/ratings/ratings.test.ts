import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { project } from './belief.ts';
import {
  absorbResult,
  expectGame,
  FITTED_FOOTBALL,
  type FootballResult,
  listFootballRatings,
  rateGames,
  ratingsAt,
  startRatings,
} from './index.ts';
import { restOf } from './terms.ts';

const MODEL = FITTED_FOOTBALL;
const day = (on: number, season = 2026): Date => new Date(Date.UTC(season, 5, 1 + on, 23));
const result = (on: number, away: string, awayScore: number, homeScore: number, home: string, season = 2026): FootballResult => ({
  season,
  startsAt: day(on, season),
  away,
  home,
  awayScore,
  homeScore,
  isNeutral: false,
});
const fixture = (on: number, away = 'HAM', home = 'TOR', season = 2026) => ({
  season,
  startsAt: day(on, season),
  away,
  home,
  isNeutral: false,
});

describe('football ratings', () => {
  test('know nothing of clubs before the first game, and say how little', () => {
    const { margin, total, awayGames } = expectGame(startRatings(2026, MODEL), fixture(0), MODEL);
    expect([margin.mean, total.mean, awayGames]).toEqual([MODEL.home.mean, MODEL.level.mean, 0]);
    expect(margin.sd).toBeCloseTo(Math.hypot(MODEL.margin.teamSpread * Math.SQRT2, MODEL.home.spread), 9);
    expect(margin.noise).toBe(MODEL.margin.noise);
  });

  test('move towards what was seen by the share that the variances give', () => {
    const before = startRatings(2026, MODEL);
    const after = absorbResult(before, result(0, 'HAM', 10, 40, 'TOR'), MODEL);
    const variance = 2 * MODEL.margin.teamSpread ** 2 + MODEL.home.spread ** 2;
    const share = MODEL.margin.teamSpread ** 2 / (variance + MODEL.margin.noise ** 2);
    const ratings = new Map(listFootballRatings(after).map((row) => [row.code, row]));
    expect(ratings.get('TOR')!.points).toBeCloseTo(share * (30 - MODEL.home.mean), 9);
    expect(ratings.get('HAM')!.points).toBeCloseTo(-share * (30 - MODEL.home.mean), 9);
    expect(ratings.get('TOR')!.games).toBe(1);
    expect(after.games).toBe(1);
  });

  test('grow surer with every game and less sure with time and over the winter', () => {
    const games = Array.from({ length: 12 }, (_, at) => result(7 * at, 'HAM', 20, 27, 'TOR'));
    const early = rateGames(games.slice(0, 2), MODEL);
    const late = rateGames(games, MODEL);
    const sdAt = (ratings: typeof early, on: number, season = 2026) =>
      expectGame(ratings, fixture(on, 'HAM', 'TOR', season), MODEL).margin.sd;
    expect(sdAt(late, 84)).toBeLessThan(sdAt(early, 14));
    expect(sdAt(late, 120)).toBeGreaterThan(sdAt(late, 84));
    expect(sdAt(late, 0, 2027)).toBeGreaterThan(sdAt(late, 120));
    const own = (season: number, on: number) => listFootballRatings(ratingsAt(late, fixture(on, 'HAM', 'TOR', season), MODEL))[0]!.points;
    expect(own(2027, 0)).toBeCloseTo(own(2026, 84) * MODEL.margin.carryOver, 9);
  });

  test('rank the clubs about an average of nought, whose intervals hold them', () => {
    const rows = listFootballRatings(rateGames([result(0, 'HAM', 10, 40, 'TOR'), result(1, 'BC', 17, 20, 'CGY')], MODEL));
    expect(rows.map(({ rank }) => rank)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(rows[0]!.code).toBe('TOR');
    expect(rows.reduce((sum, { points }) => sum + points, 0)).toBeCloseTo(0, 9);
    for (const { low, points, high } of rows) expect(low < points && points < high).toBe(true);
  });

  test.each([
    [undefined, 0],
    [7, 0],
    [12, 1],
    [14, 1],
    [5, -1],
    [6, 0],
  ])('a club that played %s days ago has rest %s', (days, rest) => {
    expect(restOf(days === undefined ? undefined : day(0), day(days ?? 0))).toBe(rest);
  });

  test('give a week off its worth, and a neutral field none', () => {
    const rested = rateGames([result(0, 'HAM', 20, 20, 'BC'), result(7, 'TOR', 20, 20, 'CGY')], MODEL);
    const { drivers, margin } = expectGame(rested, fixture(14), MODEL);
    const rest = drivers.find(({ factor }) => factor === 'rest')!.margin;
    expect(rest).toBeLessThan(0);
    expect(drivers.reduce((sum, driver) => sum + driver.margin, 0)).toBeCloseTo(margin.mean, 9);
    const neutral = expectGame(rested, { ...fixture(14), isNeutral: true }, MODEL);
    expect(neutral.drivers.find(({ factor }) => factor === 'home')!.margin).toBe(0);
    expect(neutral.margin.mean).toBeLessThan(margin.mean);
  });

  test('never look ahead, and refuse strangers and scores that are none', () => {
    const late = rateGames([result(7, 'HAM', 20, 27, 'TOR')], MODEL);
    expect(() => expectGame(late, fixture(6), MODEL)).toThrow(RangeError);
    expect(() => expectGame(late, fixture(6, 'HAM', 'TOR', 2025), MODEL)).toThrow(RangeError);
    expect(() => expectGame(late, fixture(14, 'TBD'), MODEL)).toThrow(RangeError);
    expect(() => absorbResult(late, result(14, 'HAM', 20.5, 27, 'TOR'), MODEL)).toThrow(RangeError);
    expect(() => absorbResult(late, result(14, 'HAM', 20, Number.NaN, 'TOR'), MODEL)).toThrow(RangeError);
    expect(() => rateGames([], MODEL)).toThrow(RangeError);
  });

  test('are the same whatever the order in which a set of games is given, and their variances stay positive', () => {
    const points = fc.integer({ min: 0, max: 60 });
    fc.assert(
      fc.property(fc.array(fc.tuple(points, points), { minLength: 2, maxLength: 15 }), (scores) => {
        const games = scores.map(([away, home], at) => result(3 * at, at % 2 ? 'HAM' : 'BC', away, home, at % 3 ? 'TOR' : 'CGY'));
        const forwards = rateGames(games, MODEL);
        expect(rateGames(games.toReversed(), MODEL)).toEqual(forwards);
        for (const [at] of forwards.margin.mean.entries()) {
          const weights = forwards.margin.mean.map((_, term) => Number(term === at));
          expect(project(forwards.margin, weights).variance).toBeGreaterThan(0);
        }
      }),
    );
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  absorbDay,
  createRatings,
  FITTED,
  forecast,
  listRatings,
  type RatedGame,
  type RatedPitcher,
  type Ratings,
  ratingsFromJson,
  ratingsToJson,
  startSeason,
} from './index.ts';
import { aces, madeUpFixture, madeUpGame, madeUpSide, sluggers } from './testing/made-up.ts';

const dayOf = (day: number): string => `2019-0${4 + Math.floor(day / 28)}-${String(1 + (day % 28)).padStart(2, '0')}`;

/** Thirty days on which the sides bat as told. */
function seasoned(sides: (day: number) => [ReturnType<typeof madeUpSide>, ReturnType<typeof madeUpSide>], days = 30): Ratings {
  const ratings = createRatings();
  for (let day = 0; day < days; day += 1) absorbDay(ratings, [madeUpGame(dayOf(day), ...sides(day))]);
  return ratings;
}

const pHomeOf = (ratings: Ratings, away = 'AAA', home = 'BBB'): number => forecast(ratings, madeUpFixture(away, home)).pHome;

describe('before anything is known', () => {
  const stated = () => forecast(createRatings(), madeUpFixture('AAA', 'BBB'));
  test('the home side has its edge and nothing else', () => {
    const nothing = stated();
    expect(nothing.pHome).toBeGreaterThan(0.52);
    expect(nothing.pHome).toBeLessThan(0.56);
    expect(nothing.drivers.filter(({ factor, pHomeDelta }) => factor !== 'home' && Math.abs(pHomeDelta) > 1e-5)).toEqual([]);
  });
  test('a usual total is expected', () => {
    expect(stated().total).toBeGreaterThan(7.5);
    expect(stated().total).toBeLessThan(10);
  });
});

describe('what the ratings learn', () => {
  const even = () => seasoned(() => [madeUpSide('AAA'), madeUpSide('BBB')]);
  test.each([
    ['a home starter who strikes everybody out', () => seasoned(() => [madeUpSide('AAA', aces), madeUpSide('BBB')]), 1],
    ['visitors who hit', () => seasoned(() => [madeUpSide('AAA', sluggers), madeUpSide('BBB')]), -1],
    ['home batters who hit', () => seasoned(() => [madeUpSide('AAA'), madeUpSide('BBB', sluggers)]), 1],
  ])('%s', (_name, ratings, direction) => {
    expect(Math.sign(pHomeOf(ratings()) - pHomeOf(even()))).toBe(direction);
  });

  test('a better starter is worth more against the same side than a newcomer', () => {
    const ratings = seasoned(() => [madeUpSide('AAA', aces), madeUpSide('BBB')]);
    const unknown = madeUpFixture('AAA', 'BBB');
    unknown.home = { ...unknown.home, starterId: null };
    expect(pHomeOf(ratings)).toBeGreaterThan(forecast(ratings, unknown).pHome + 0.01);
    expect(forecast(ratings, unknown).quality).toMatchObject({ homeStarterKnown: false, awayStarterKnown: true });
  });

  test('without a lineup the men who usually play are expected', () => {
    const ratings = seasoned(() => [madeUpSide('AAA', sluggers), madeUpSide('BBB')]);
    const unannounced = madeUpFixture('AAA', 'BBB');
    unannounced.away = { ...unannounced.away, lineUp: null };
    expect(forecast(ratings, unannounced).pHome).toBeCloseTo(pHomeOf(ratings), 3);
  });

  test('uncertainty falls with games and grows over the winter', () => {
    const [few, many] = [seasoned(() => [madeUpSide('AAA'), madeUpSide('BBB')], 3), even()];
    const sdOf = (ratings: Ratings): number => forecast(ratings, madeUpFixture('AAA', 'BBB')).pHomeSd;
    expect(sdOf(many)).toBeLessThan(sdOf(few));
    const next = ratingsFromJson(ratingsToJson(many));
    startSeason(next, 2020);
    expect(sdOf(next)).toBeGreaterThan(sdOf(many));
  });

  test("an opener's side is judged by its bullpen", () => {
    const line = (playerId: string, outs: number, isStarter: boolean): RatedPitcher => ({
      playerId,
      isStarter,
      outs,
      battersFaced: outs + 4,
      strikeouts: 6,
      walks: 1,
      hitByPitch: 0,
      homeRuns: 0,
      runs: 1,
      pitches: 50,
    });
    const withPitchers = (outs: number) => ({ pitchers: [line('BBB-starter', outs, true), line('BBB-long', 27 - outs, false)] });
    const starterPart = (outs: number): number => {
      const ratings = seasoned(() => [madeUpSide('AAA', aces), madeUpSide('BBB', withPitchers(outs))]);
      return Math.abs(forecast(ratings, madeUpFixture('AAA', 'BBB')).drivers.find(({ factor }) => factor === 'starters')!.awayRunsDelta);
    };
    expect(starterPart(4)).toBeLessThan(starterPart(18));
  });

  test("a batter's own line counts for him, not for the men beside him", () => {
    const lineOf = (playerId: string, homeRuns: number) => ({
      playerId,
      atBats: 4,
      hits: homeRuns,
      doubles: 0,
      triples: 0,
      homeRuns,
      walks: 0,
      hitByPitch: 0,
      strikeouts: 1,
    });
    const batters = Array.from({ length: 9 }, (_, place) => lineOf(`AAA-${place}`, place === 3 ? 2 : 0));
    const ratings = seasoned(() => [madeUpSide('AAA', { batters }), madeUpSide('BBB', { batters: [] })]);
    const meanOf = (id: string): number => listRatings(ratings).find((row) => row.kind === 'batter' && row.id === id)!.mean;
    expect(meanOf('AAA-3')).toBeGreaterThan(meanOf('AAA-4') + 0.005);
  });
});

describe('laws', () => {
  const anySide = (team: string) =>
    fc
      .record({
        strikeouts: fc.integer({ min: 2, max: 15 }),
        walks: fc.integer({ min: 0, max: 8 }),
        homeRuns: fc.integer({ min: 0, max: 4 }),
      })
      .map((line) => madeUpSide(team, line));
  const anyDays = fc.array(fc.tuple(anySide('AAA'), anySide('BBB')), { minLength: 1, maxLength: 8 });
  const played = (days: [ReturnType<typeof madeUpSide>, ReturnType<typeof madeUpSide>][]): Ratings =>
    seasoned((day) => days[day]!, days.length);

  test('drivers add up from one half to the probability, and to the total', () => {
    fc.assert(
      fc.property(anyDays, fc.constantFrom(7, 9), (days, scheduledInnings) => {
        const stated = forecast(played(days), madeUpFixture('AAA', 'BBB', { scheduledInnings }));
        const sum = (pick: (driver: (typeof stated.drivers)[number]) => number): number =>
          stated.drivers.reduce((all, driver) => all + pick(driver), 0);
        expect(0.5 + sum(({ pHomeDelta }) => pHomeDelta)).toBeCloseTo(stated.pHome, 10);
        expect(stated.leagueTotal + sum(({ totalDelta }) => totalDelta)).toBeCloseTo(stated.total, 10);
        expect(stated.awayRuns + stated.homeRuns).toBeCloseTo(stated.total, 12);
        expect(stated.pHome > 0 && stated.pHome < 1 && stated.pHomeSd > 0).toBe(true);
      }),
      { numRuns: 40 },
    );
  });

  test('without an edge of place, the two sides of a game mirror each other', () => {
    const parameters = { ...FITTED, home: { ...FITTED.home, firstMean: 0, firstVariance: 0, seasonVariance: 0, gameVariance: 0 } };
    fc.assert(
      fc.property(anyDays, (days) => {
        const ratings = createRatings(parameters);
        for (const [day, sides] of days.entries()) absorbDay(ratings, [madeUpGame(dayOf(day), ...sides)]);
        const link = { intercept: 0, slope: 2.5 };
        const there = forecast(ratings, madeUpFixture('AAA', 'BBB'), link).pHome;
        expect(there + forecast(ratings, madeUpFixture('BBB', 'AAA'), link).pHome).toBeCloseTo(1, 10);
      }),
      { numRuns: 30 },
    );
  });

  test('the order of the games of a day makes no difference', () => {
    fc.assert(
      fc.property(anySide('AAA'), anySide('BBB'), anySide('CCC'), (first, second, third) => {
        const games: RatedGame[] = [
          madeUpGame('2019-04-01', first, second, { gameNumber: 1, gameId: 'one' }),
          madeUpGame('2019-04-01', second, first, { gameNumber: 2, gameId: 'two' }),
          madeUpGame('2019-04-01', first, third, { gameId: 'three' }),
        ];
        const [forwards, backwards] = [createRatings(), createRatings()];
        absorbDay(forwards, games);
        absorbDay(backwards, games.toReversed());
        expect(ratingsToJson(backwards)).toBe(ratingsToJson(forwards));
      }),
      { numRuns: 20 },
    );
  });

  test('ratings survive JSON to the last bit, and go on alike', () => {
    fc.assert(
      fc.property(anyDays, (days) => {
        const ratings = played(days);
        const copy = ratingsFromJson(ratingsToJson(ratings));
        const next = madeUpGame('2019-06-20', madeUpSide('AAA', sluggers), madeUpSide('CCC'));
        for (const each of [ratings, copy]) absorbDay(each, [next]);
        expect(ratingsToJson(copy)).toBe(ratingsToJson(ratings));
        expect(forecast(copy, madeUpFixture('AAA', 'BBB'))).toEqual(forecast(ratings, madeUpFixture('AAA', 'BBB')));
      }),
      { numRuns: 20 },
    );
  });

  test('forecasting leaves the ratings as they are', () => {
    const ratings = seasoned(() => [madeUpSide('AAA'), madeUpSide('BBB')], 3);
    const before = ratingsToJson(ratings);
    forecast(ratings, madeUpFixture('NEW', 'OTHER'));
    expect(ratingsToJson(ratings)).toBe(before);
  });

  test('a shorter game is nearer to a coin', () => {
    const ratings = seasoned(() => [madeUpSide('AAA'), madeUpSide('BBB', sluggers)]);
    const pOf = (scheduledInnings: number): number => forecast(ratings, madeUpFixture('AAA', 'BBB', { scheduledInnings })).pHome;
    expect(pOf(9)).toBeGreaterThan(pOf(7));
    expect(pOf(7)).toBeGreaterThan(0.5);
  });
});

describe('refusals', () => {
  test.each<[string, (ratings: Ratings) => unknown]>([
    ['a day out of order', (ratings) => absorbDay(ratings, [madeUpGame('2019-03-01', madeUpSide('AAA'), madeUpSide('BBB'))])],
    ['a season gone by', (ratings) => startSeason(ratings, 2018)],
    ['half a season', (ratings) => startSeason(ratings, 2019.5)],
    ['a game of no innings', (ratings) => forecast(ratings, madeUpFixture('AAA', 'BBB', { scheduledInnings: Number.NaN }))],
    ['text that is no JSON', () => ratingsFromJson('{')],
    ['another version', () => ratingsFromJson('{"version":0}')],
    ['ratings with a hole', (ratings) => ratingsFromJson(ratingsToJson(ratings).replace('"lastDay":"2019-04-02"', '"lastDay":null'))],
    ['a state that is not a number', (ratings) => ratingsFromJson(ratingsToJson(ratings).replace(/\["home","",[^,]+/, '["home","",null'))],
  ])('%s', (_name, attempt) => {
    const ratings = seasoned(() => [madeUpSide('AAA'), madeUpSide('BBB')], 2);
    expect(() => attempt(ratings)).toThrow(RangeError);
  });
});

test('the list names clubs, pitchers, batters and parks, and no newcomer', () => {
  const rows = listRatings(seasoned(() => [madeUpSide('AAA'), madeUpSide('BBB')], 2));
  expect(rows.map(({ kind, id }) => `${kind} ${id}`)).toEqual(
    expect.arrayContaining(['offence AAA', 'bullpen BBB', 'fielding AAA', 'park PARK', 'starter AAA-starter', 'batter BBB-4']),
  );
  expect(rows.every(({ id, sd }) => id !== '' && sd > 0)).toBe(true);
  expect(rows.find(({ kind, id }) => kind === 'offence' && id === 'AAA')?.games).toBe(2);
});

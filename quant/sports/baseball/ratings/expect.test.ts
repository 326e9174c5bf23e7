import { describe, expect, test } from 'vitest';
import { battersOf, forecast, lengthFactor, logarithmicMean, logistic, reachOf, rememberNine } from './expect.ts';
import { createRatings } from './ratings.ts';
import { madeUpFixture } from './testing/made-up.ts';
import { PLAIN } from './testing/plain-parameters.ts';

describe('small laws', () => {
  test.each([
    [Math.E, 1, Math.E - 1],
    [1, Math.E, Math.E - 1],
    [4, 2, 2 / Math.LN2],
    [3, 3, 3],
    [3 * (1 + 1e-8), 3, 3 * (1 + 0.5e-8)],
  ])('the logarithmic mean of %f and %f', (a, b, mean) => {
    expect(logarithmicMean(a, b)).toBeCloseTo(mean, 12);
  });
  test.each([
    [-3, 0],
    [0, 0],
    [6, 0.4],
    [15, 1],
    [21, 1],
  ])('a starter of %f outs pitches %f of the first five innings', (outs, reach) => expect(reachOf(outs)).toBeCloseTo(reach, 12));
  test.each([
    [9, 1],
    [12, 1],
    [7, Math.sqrt(7 / 9)],
  ])('%i innings keep %f of an edge', (innings, factor) => expect(lengthFactor(innings)).toBeCloseTo(factor, 12));
  test.each([
    [0, 0.5],
    [Math.log(3), 0.75],
    [-Math.log(3), 0.25],
  ])('the probability of a logit of %f is %f', (logit, probability) => expect(logistic(logit)).toBeCloseTo(probability, 12));
});

describe('the usual nine', () => {
  const nine = (name: string): [string, number][] => Array.from({ length: 9 }, (_, place) => [`${name}${place}`, 1]);
  const weightsOf = (ratings: ReturnType<typeof createRatings>): Record<string, number> =>
    Object.fromEntries(ratings.nines.get('AAA') ?? []);
  test('is the first one seen, then a fifth of it is the latest', () => {
    const ratings = createRatings(PLAIN);
    rememberNine(ratings, 'AAA', nine('a'));
    expect(weightsOf(ratings)).toEqual(Object.fromEntries(nine('a')));
    rememberNine(ratings, 'AAA', [...nine('a').slice(0, 8), ['b', 1]]);
    expect(weightsOf(ratings).a0).toBeCloseTo(1, 12);
    expect(weightsOf(ratings).a8).toBeCloseTo(0.8, 12);
    expect(weightsOf(ratings).b).toBeCloseTo(0.2, 12);
  });
  test('forgets whoever has become rare, and still adds up to nine', () => {
    const ratings = createRatings(PLAIN);
    rememberNine(ratings, 'AAA', [...nine('a').slice(0, 8), ['gone', 0.09]]);
    rememberNine(ratings, 'AAA', nine('a'));
    expect(Object.keys(weightsOf(ratings))).toContain('gone');
    for (let game = 0; game < 9; game += 1) rememberNine(ratings, 'AAA', nine('a'));
    expect(Object.keys(weightsOf(ratings))).not.toContain('gone');
    expect(Object.values(weightsOf(ratings)).reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(9, 12);
  });
  test.each([
    ['a pitcher low in the order', 7, 'pitcher'],
    ['a pitcher who bats last', 8, 'pitcher'],
    ['a pitcher who bats higher', 6, 'ace'],
  ])('%s', (_name, place, id) => {
    const lineUp = nine('a').map(([name], at) => (at === place ? 'ace' : name));
    const batters = battersOf(createRatings(PLAIN), { teamId: 'AAA', starterId: 'ace', lineUp });
    expect(batters[place]).toEqual([id, 1]);
    expect(batters.filter(([name]) => name.startsWith('a'))).toHaveLength(id === 'ace' ? 9 : 8);
  });
  test('of a club not seen is no one', () => {
    expect(battersOf(createRatings(PLAIN), { teamId: 'NEW', starterId: null, lineUp: null })).toEqual([]);
  });
});

describe('what stands behind a forecast', () => {
  const stated = (changes: Parameters<typeof madeUpFixture>[2] = {}) =>
    forecast(createRatings(PLAIN), madeUpFixture('AAA', 'BBB', changes));
  const { away, home } = madeUpFixture('AAA', 'BBB');
  test.each([
    ['everybody', { away, home }, [true, true, true], 0.75],
    ['no away starter', { away: { ...away, starterId: null }, home }, [false, true, true], 0.625],
    ['no home starter', { away, home: { ...home, starterId: null } }, [true, false, true], 0.625],
    ['no starter', { away: { ...away, starterId: null }, home: { ...home, starterId: null } }, [false, false, true], 0.5],
    ['no away lineup', { away: { ...away, lineUp: null }, home }, [true, true, false], 0.7],
    ['no home lineup', { away, home: { ...home, lineUp: null } }, [true, true, false], 0.7],
  ] as const)('%s', (_name, sides, [awayStarterKnown, homeStarterKnown, lineUpsKnown], evidence) => {
    const { quality } = stated(sides);
    expect(quality).toMatchObject({ awayStarterKnown, homeStarterKnown, lineUpsKnown, awayGames: 0, homeGames: 0 });
    expect(quality.evidence).toBeCloseTo(evidence, 12);
  });
  test('a game of one inning is one', () => {
    expect(stated({ scheduledInnings: 1 }).pHome).toBeGreaterThan(0);
    expect(() => stated({ scheduledInnings: 0.9 })).toThrow(RangeError);
  });
  test('at a logit of nothing the drivers still add up', () => {
    const even = forecast(createRatings(PLAIN), madeUpFixture('AAA', 'BBB'), { intercept: 0, slope: 0 });
    expect(even.pHome).toBe(0.5);
    expect(even.drivers.every(({ pHomeDelta }) => pHomeDelta === 0)).toBe(true);
  });
});

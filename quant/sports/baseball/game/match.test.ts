import { describe, expect, test } from 'vitest';
import { meanFinalRuns } from './game-distribution.ts';
import { priceSelection } from './market/price-market.ts';
import { lineOfMeanRuns, matchDistribution, matchLine, meanRunsOfLine, overChance, type Shortfall, solveRuns } from './match.ts';
import { chanceBetween } from './table/period-table.ts';

const homeWin = { market: 'moneyline', period: 'full', side: 'home' } as const;

describe('matching a chance and a mean total', () => {
  test('finds the expected runs that were put in', () => {
    const { input } = matchDistribution({ pHome: 0.5345, total: 8.78 }, { season: 2015 });
    expect(input.awayRuns).toBeCloseTo(4.22271176, 7);
    expect(input.homeRuns).toBeCloseTo(4.57816253, 7);
  });
  test.each([
    [0.02, 12],
    [0.98, 12],
    [0.5, 1.5],
    [0.5, 28],
  ])('reaches the unusual: %d and %d runs', (pHome, total) => {
    const game = matchDistribution({ pHome, total });
    expect(priceSelection(game, homeWin).win).toBeCloseTo(pHome, 9);
    expect(meanFinalRuns(game).total).toBeCloseTo(total, 8);
  });
  test.each([
    [0, 9],
    [1, 9],
    [Number.NaN, 9],
    [0.5, 0],
    [0.5, -1],
    [0.5, Number.NaN],
    [0.5, Number.POSITIVE_INFINITY],
    [0.5, 0.4],
    [0.5, 60],
    [0.999, 3],
  ])('refuses %d and %d runs', (pHome, total) => expect(() => matchDistribution({ pHome, total })).toThrow(RangeError));
});

describe('matching a line', () => {
  test('leaves a push aside', () => {
    const { full } = matchLine({ pHome: 0.52, line: 9, overProbability: 0.5 });
    expect(chanceBetween(full.total, 10, 99)).toBeCloseTo(chanceBetween(full.total, 0, 8), 9);
    expect(overChance(full, 8.5)).toBeCloseTo(chanceBetween(full.total, 9, 99), 12);
  });
  test.each([
    [0, 0.5],
    [-8, 0.5],
    [8.25, 0.5],
    [Number.NaN, 0.5],
    [8.5, 0],
    [8.5, 1],
    [8.5, Number.NaN],
  ])('refuses %d at %d', (line, overProbability) => expect(() => matchLine({ pHome: 0.5, line, overProbability })).toThrow(RangeError));
});

describe('a total as a book hangs it', () => {
  test.each([
    [7, 7.387],
    [8.5, 8.883],
    [9, 9.487],
    [11, 11.587],
  ])('%d runs stands for a mean of %d', (line, expected) =>
    expect(Math.abs(meanRunsOfLine({ pHome: 0.54, line, overProbability: 0.5 }, { season: 2015 }) - expected)).toBeLessThan(0.001),
  );
  test('is hung on a mean, nearest to even, and stands for that mean again', () => {
    const hung = lineOfMeanRuns({ pHome: 0.54, total: 8.883 }, { season: 2015 });
    expect(hung).toEqual({ pHome: 0.54, line: 8.5, overProbability: expect.closeTo(0.5, 3) });
    expect(meanRunsOfLine(hung, { season: 2015 })).toBeCloseTo(8.883, 7);
  });
  test('rises with the price of the over', () =>
    expect(meanRunsOfLine({ pHome: 0.54, line: 8.5, overProbability: 0.53 })).toBeGreaterThan(
      meanRunsOfLine({ pHome: 0.54, line: 8.5, overProbability: 0.5 }) + 0.2,
    ));
});

describe('solving for expected runs', () => {
  const wanted = { awayRuns: 3, homeRuns: 6 };
  const towards: Shortfall = ({ awayRuns, homeRuns }) => [
    Math.log(homeRuns / awayRuns) - Math.log(wanted.homeRuns / wanted.awayRuns),
    awayRuns + homeRuns - wanted.awayRuns - wanted.homeRuns,
  ];
  test('needs no good start and no good slopes', () => {
    const runs = solveRuns(towards, { sum: 16, tilt: -1 }, { tilt: 2, sum: 0.6 });
    expect(runs.awayRuns).toBeCloseTo(3, 8);
    expect(runs.homeRuns).toBeCloseTo(6, 8);
  });
  test('counts its steps: exact slopes need few', () => {
    let calls = 0;
    const counted: Shortfall = (runs) => {
      calls += 1;
      return towards(runs);
    };
    solveRuns(counted, { sum: 8, tilt: 0.5 }, { tilt: 1, sum: 1 });
    expect(calls).toBe(2);
  });
  // Two demands that are linear are met within four steps, whatever the slopes at the start: Gay, 1979.
  test.each([
    [1, 1],
    [2, 0.6],
    [0.7, 1.5],
  ])('corrects what one demand does to the other, from the slopes %d and %d', (tiltSlope, sumSlope) => {
    let calls = 0;
    const mixed: Shortfall = (runs) => {
      calls += 1;
      const [tilt, sum] = towards(runs);
      return [tilt + 0.2 * sum, sum + 0.6 * tilt];
    };
    const runs = solveRuns(mixed, { sum: 8, tilt: 0.5 }, { tilt: tiltSlope, sum: sumSlope });
    expect(runs.homeRuns).toBeCloseTo(6, 8);
    expect(calls).toBeLessThanOrEqual(6);
  });
  test('gives up where there is no answer', () =>
    expect(() => solveRuns(() => [1, 1], { sum: 9, tilt: 0 }, { tilt: 1, sum: 1 })).toThrow(RangeError));
});

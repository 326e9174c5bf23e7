import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { negativeBinomialProbability } from '../../../../distribution/index.ts';
import { foreseeCloseness, normalize, weighCloseness } from './closeness.ts';
import { addAwayRuns, addHomeRuns, crossed, emptyGrid, HIGHEST, SIZE, sum } from './grid.ts';
import { negativeBinomial } from './negative-binomial.ts';
import { chanceBetween, meanCount, periodTable } from './period-table.ts';
import { runsOver, type Side, shareOf } from './side.ts';

const one = (away: number, home: number) => {
  const grid = emptyGrid();
  grid[away * SIZE + home] = 1;
  return grid;
};
const at = (grid: Float64Array, away: number, home: number) => grid[away * SIZE + home];

describe('negative binomial', () => {
  test.each([
    [4.3, 3.6],
    [0.48, 0.4],
    [9, 12],
  ])('of mean %d and dispersion %d', (mean, dispersion) => {
    const chances = negativeBinomial(mean, dispersion, 12);
    for (let count = 0; count < 11; count += 1)
      expect(chances[count]).toBeCloseTo(negativeBinomialProbability(count, mean, dispersion), 12);
    expect(chances).toHaveLength(12);
    expect(sum(chances)).toBeCloseTo(1, 14);
  });
  test('keeps nothing below zero where the tail is lost in rounding', () =>
    expect(negativeBinomial(0.01, 5, 30)[29]).toBeGreaterThanOrEqual(0));
});

describe('innings of a side', () => {
  const side: Side = { runs: 4.5, dispersion: 3.6, shares: [0.2, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1] };
  test('have the shares of the innings they span', () => {
    expect(shareOf(side, 0, 1)).toBeCloseTo(0.2, 15);
    expect(shareOf(side, 1, 5)).toBeCloseTo(0.4, 15);
    expect(shareOf(side, 3, 3)).toBe(0);
  });
  test('add up to what they are together', () => {
    const parts = addAwayRuns(crossed(runsOver(side, 0.3, SIZE), runsOver(side, 0.3, SIZE)), runsOver(side, 0.25, SIZE));
    const whole = crossed(runsOver(side, 0.55, SIZE), runsOver(side, 0.3, SIZE));
    for (const [cell, chance] of parts.entries()) expect(chance).toBeCloseTo(whole[cell]!, 13);
  });
});

describe('a table of scores', () => {
  const runs = Float64Array.of(0.5, 0.3, 0.2);
  test('moves by the away side', () => {
    const next = addAwayRuns(one(2, 3), runs);
    expect([at(next, 2, 3), at(next, 3, 3), at(next, 4, 3)]).toEqual([0.5, 0.3, 0.2]);
    expect(at(addAwayRuns(one(HIGHEST, 0), runs), HIGHEST, 0)).toBe(1);
  });
  test('moves by the home side', () => {
    const next = addHomeRuns(one(2, 3), runs);
    expect([at(next, 2, 3), at(next, 2, 4), at(next, 2, 5)]).toEqual([0.5, 0.3, 0.2]);
    expect(at(addHomeRuns(one(0, HIGHEST), runs), 0, HIGHEST)).toBe(1);
  });
  test('weighs by how far the sides are apart', () => {
    const grid = emptyGrid().fill(1);
    weighCloseness(grid, [0.5, 0.75]);
    expect([at(grid, 0, 0), at(grid, 9, 9), at(grid, HIGHEST, HIGHEST)]).toEqual([0.5, 0.5, 0.5]);
    expect([at(grid, 0, 1), at(grid, 1, 0), at(grid, HIGHEST, HIGHEST - 1)]).toEqual([0.75, 0.75, 0.75]);
    expect([at(grid, 0, 2), at(grid, 2, 0), at(grid, 35, 0)]).toEqual([1, 1, 1]);
  });
  test('foresees the weight of what is still to be played', () => {
    const certain = (count: number) => Float64Array.from({ length: SIZE }, (_, runsScored) => (runsScored === count ? 1 : 0));
    const grid = emptyGrid().fill(1);
    foreseeCloseness(grid, certain(3), certain(1), [0.5, 0.75, 0.9]);
    expect([at(grid, 0, 2), at(grid, 0, 3), at(grid, 0, 1), at(grid, 4, 8), at(grid, 5, 5)]).toEqual([0.5, 0.75, 0.75, 0.9, 0.9]);
    expect([at(grid, 5, 4), at(grid, 0, 5), at(grid, HIGHEST, 0), at(grid, 0, HIGHEST)]).toEqual([1, 1, 1, 1]);
  });
  test('foresees the very table that playing on and weighing gives', () => {
    const side = (mean: number) => negativeBinomial(mean, 2, SIZE);
    const weights = [0.8, 0.9, 1.1];
    const early = crossed(side(1), side(1.5));
    foreseeCloseness(early, side(0.7), side(0.4), weights);
    const played = addHomeRuns(addAwayRuns(crossed(side(1), side(1.5)), side(0.7)), side(0.4));
    weighCloseness(played, weights);
    expect(sum(early)).toBeCloseTo(sum(played), 12);
  });
  test('is brought to 1', () => {
    const grid = emptyGrid().fill(3);
    normalize(grid);
    expect(at(grid, 4, 4)).toBeCloseTo(1 / SIZE ** 2, 15);
  });
});

describe('counts of a table', () => {
  const grid = emptyGrid();
  grid[0] = 0.1;
  grid[2 * SIZE + 5] = 0.4;
  grid[7 * SIZE + 3] = 0.3;
  grid[HIGHEST * SIZE + HIGHEST] = 0.2;
  const table = () => periodTable(grid);
  test.each([
    ['away', 2, 7, 0.7],
    ['home', 3, 3, 0.3],
    ['home', 0, 4, 0.4],
    ['total', 7, 10, 0.7],
    ['total', 70, 70, 0.2],
    ['total', 71, Number.POSITIVE_INFINITY, 0],
    ['margin', 1, 3, 0.4],
    ['margin', -4, -4, 0.3],
    ['margin', 0, 0, 0.3],
    ['margin', Number.NEGATIVE_INFINITY, -1, 0.3],
    ['margin', Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY, 1],
    ['margin', -99, -36, 0],
  ] as const)('%s from %d to %d', (statistic, from, to, expected) =>
    expect(chanceBetween(table()[statistic], from, to)).toBeCloseTo(expected, 14),
  );
  test('have means', () => {
    expect(meanCount(table().away)).toBeCloseTo(0.8 + 2.1 + 7, 12);
    expect(meanCount(table().home)).toBeCloseTo(2 + 0.9 + 7, 12);
    expect(meanCount(table().margin)).toBeCloseTo(1.2 - 1.2, 12);
    expect(meanCount(table().total)).toBeCloseTo(2.8 + 3 + 14, 12);
  });
  test('have intervals that add up', () =>
    fc.assert(
      fc.property(fc.integer({ min: -40, max: 75 }), fc.integer({ min: -40, max: 75 }), (first, second) => {
        const [from, to] = first < second ? [first, second] : [second, first];
        const parts =
          chanceBetween(table().margin, -99, from - 1) +
          chanceBetween(table().margin, from, to) +
          chanceBetween(table().margin, to + 1, 99);
        expect(parts).toBeCloseTo(1, 13);
      }),
    ));
});

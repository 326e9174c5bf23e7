import { describe, expect, test } from 'vitest';
import { simulateGame } from '../chain/simulate-game.ts';
import type { SimulationResult } from '../chain/simulation-result.ts';
import { compileGame } from '../compile-game.ts';
import {
  BATTER_STRIKEOUTS,
  BATTER_WALKS,
  batterColumn,
  COLUMNS,
  HITS,
  HOME_RUNS,
  PITCHER_EARNED_RUNS,
  PITCHER_HITS,
  PITCHER_OUTS,
  PITCHER_STRIKEOUTS,
  PITCHER_WALKS,
  RBI,
  RUNS,
  STOLEN_BASES,
  scoreColumn,
  starterColumn,
  TOTAL_BASES,
  VALUES,
} from '../tables/columns.ts';
import { lazily } from '../testing/lazily.ts';
import { leagueGame } from '../testing/league-sides.ts';
import { meanOf, shareOf, valueIn } from '../testing/read-result.ts';

const GAMES = 12_000;
const league = lazily(() => simulateGame(compileGame(leagueGame()), { games: GAMES, seed: 20, keepRecord: true }));

const orderMean = (result: SimulationResult, side: number, stat: number): number =>
  Array.from({ length: 9 }, (_, slot) => meanOf(result, batterColumn(side, slot) + stat)).reduce((sum, one) => sum + one, 0);

describe('league-average sides', () => {
  // Counted from event files 2022-2024, starters' own figures; the band is four standard errors and the chain's known distance.
  test.each([
    ['away runs', scoreColumn(0, 'full'), 4.43, 0.16],
    ['home runs', scoreColumn(1, 'full'), 4.43, 0.16],
    ['away runs in five', scoreColumn(0, 'first5'), 2.4, 0.12],
    ['home runs in five', scoreColumn(1, 'first5'), 2.59, 0.14],
    ['strikeouts of the away starter', starterColumn(0) + PITCHER_STRIKEOUTS, 4.62, 0.28],
    ['strikeouts of the home starter', starterColumn(1) + PITCHER_STRIKEOUTS, 4.98, 0.15],
    ['outs of the away starter', starterColumn(0) + PITCHER_OUTS, 15.34, 0.45],
    ['outs of the home starter', starterColumn(1) + PITCHER_OUTS, 15.78, 0.25],
    ['hits off the home starter', starterColumn(1) + PITCHER_HITS, 4.93, 0.12],
    ['walks by the home starter', starterColumn(1) + PITCHER_WALKS, 1.64, 0.08],
    ['earned runs of the home starter', starterColumn(1) + PITCHER_EARNED_RUNS, 2.38, 0.11],
  ])('%s', (_, column, actual, band) => {
    expect(Math.abs(meanOf(league(), column) - actual)).toBeLessThan(band);
  });
  test.each([
    ['hits', HITS, 8.1, 7.88, 0.12],
    ['total bases', TOTAL_BASES, 13.29, 13.05, 0.25],
    ['home runs', HOME_RUNS, 1.1, 1.1, 0.05],
    ['runs batted in', RBI, 4.07, 4.07, 0.17],
    ['runs', RUNS, 4.23, 4.22, 0.15],
    ['walks', BATTER_WALKS, 2.97, 3.02, 0.08],
    ['strikeouts', BATTER_STRIKEOUTS, 8.46, 7.78, 0.22],
    ['stolen bases', STOLEN_BASES, 0.7, 0.68, 0.05],
  ])('%s of the starting nine', (_, stat, away, home, band) => {
    expect(Math.abs(orderMean(league(), 0, stat) - away)).toBeLessThan(band);
    expect(Math.abs(orderMean(league(), 1, stat) - home)).toBeLessThan(band);
  });
  test('runs a game are within 2 percent of 4.4', () => {
    const runs = (meanOf(league(), scoreColumn(0, 'full')) + meanOf(league(), scoreColumn(1, 'full'))) / 2;
    expect(Math.abs(runs / 4.4 - 1)).toBeLessThan(0.02);
  });
  test('the home side wins 52 to 54 of 100, a first half inning is scoreless 73 times', () => {
    let wins = 0;
    for (let game = 0; game < GAMES; game += 1)
      if (valueIn(league(), game, scoreColumn(1, 'full')) > valueIn(league(), game, scoreColumn(0, 'full'))) wins += 1;
    expect(wins / GAMES).toBeGreaterThan(0.511);
    expect(wins / GAMES).toBeLessThan(0.545);
    expect(
      Math.abs((shareOf(league(), scoreColumn(0, 'inning1'), 0) + shareOf(league(), scoreColumn(1, 'inning1'), 0)) / 2 - 0.735),
    ).toBeLessThan(0.02);
  });
  test('runs spread as they do: variance 9 to 10 and 8 to 9, shutouts 6 to 8 of 100', () => {
    const variance = (column: number): number => {
      let sum = 0;
      for (let value = 0; value < VALUES; value += 1) sum += value * value * shareOf(league(), column, value);
      return sum - meanOf(league(), column) ** 2;
    };
    expect(variance(scoreColumn(0, 'full'))).toBeGreaterThan(8.7);
    expect(variance(scoreColumn(0, 'full'))).toBeLessThan(10.2);
    expect(variance(scoreColumn(1, 'full'))).toBeGreaterThan(7.9);
    expect(variance(scoreColumn(1, 'full'))).toBeLessThan(9.3);
    expect(shareOf(league(), scoreColumn(0, 'full'), 0)).toBeGreaterThan(0.06);
    expect(shareOf(league(), scoreColumn(0, 'full'), 0)).toBeLessThan(0.085);
  });
});

describe('bookkeeping', () => {
  test('each histogram holds every game, and equals the record', () => {
    for (let column = 0; column < COLUMNS; column += 1) {
      const counted = new Uint32Array(VALUES);
      for (let game = 0; game < GAMES; game += 1) counted[valueIn(league(), game, column)]! += 1;
      expect(league().histograms.subarray(column * VALUES, (column + 1) * VALUES)).toEqual(counted);
    }
  });
  test('no game ends level, and the parts fit the whole', () => {
    for (let game = 0; game < 3000; game += 1) {
      const at = (column: number): number => valueIn(league(), game, column);
      expect(at(scoreColumn(0, 'full'))).not.toBe(at(scoreColumn(1, 'full')));
      for (const side of [0, 1]) {
        expect(at(scoreColumn(side, 'inning1'))).toBeLessThanOrEqual(at(scoreColumn(side, 'first5')));
        expect(at(scoreColumn(side, 'first5'))).toBeLessThanOrEqual(at(scoreColumn(side, 'full')));
        const total = (stat: number): number =>
          Array.from({ length: 9 }, (_, slot) => at(batterColumn(side, slot) + stat)).reduce((sum, one) => sum + one, 0);
        expect(total(RUNS)).toBeLessThanOrEqual(at(scoreColumn(side, 'full')));
        expect(total(RBI)).toBeLessThanOrEqual(at(scoreColumn(side, 'full')));
        expect(total(TOTAL_BASES)).toBeGreaterThanOrEqual(total(HITS) + 3 * total(HOME_RUNS));
        expect(at(starterColumn(1 - side) + PITCHER_EARNED_RUNS)).toBeLessThanOrEqual(at(scoreColumn(side, 'full')));
      }
    }
  });
});

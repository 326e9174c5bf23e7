import { describe, expect, test } from 'vitest';
import { GAME_CONSTANTS } from './constants.ts';
import { gameDistribution, meanFinalRuns, rebuildGame } from './game-distribution.ts';
import { jointProbability } from './market/joint-probability.ts';
import { placedRunnerTable } from './placed-runner.ts';
import { settleRules } from './rules.ts';
import { chanceBetween } from './table/period-table.ts';

const sum = (values: Iterable<number>) => [...values].reduce((all, value) => all + value, 0);
/** League averages of 2010 to 2019, per nine full innings. */
const AVERAGE = { awayRuns: 4.21, homeRuns: 4.61 };
const average = () => gameDistribution(AVERAGE, { season: 2015 });
const FROZEN = {
  home: 0.5385405044829168,
  extraInnings: 0.08945722605103705,
  over: 0.48225937573605737,
  tiedAfterFive: 0.15073286729354773,
  scorelessFirst: 0.49291413609967943,
};

describe('tables', () => {
  test.each([0, 0.24, 15.01, -1, Number.NaN, Number.POSITIVE_INFINITY])('refuse %d expected runs', (bad) => {
    expect(() => gameDistribution({ awayRuns: bad, homeRuns: 4 })).toThrow(RangeError);
    expect(() => gameDistribution({ awayRuns: 4, homeRuns: bad })).toThrow(RangeError);
  });
  test('come back from what was stored', () => {
    const game = gameDistribution({ awayRuns: 4, homeRuns: 5 }, { season: 2021, scheduledInnings: 7 });
    expect(game.input).toEqual({ awayRuns: 4, homeRuns: 5, season: 2021, scheduledInnings: 7, placedRunner: true });
    expect(rebuildGame(JSON.parse(JSON.stringify(game.input)))).toEqual(game);
  });
});

describe('at league averages the tables show what 2010 to 2019 showed', () => {
  const played = () => {
    const game = average();
    const { margin } = game.full;
    return { ...game, home: chanceBetween(margin, 1, 99), byOne: chanceBetween(margin, 1, 1), means: meanFinalRuns(game) };
  };
  type Played = ReturnType<typeof played>;
  const leads = { market: 'threeWay', period: 'first5' } as const;
  const wins = { market: 'moneyline', period: 'full', side: 'home' } as const;
  const winsAfter = (side: 'away' | 'tie' | 'home') =>
    jointProbability(average(), [{ ...leads, side }, wins]).win / jointProbability(average(), [{ ...leads, side }]).win;
  test.each<[string, (played: Played) => number, number, number]>([
    ['home win', ({ home }) => home, 0.535, 0.007],
    ['one-run games', ({ full, byOne }) => byOne + chanceBetween(full.margin, -1, -1), 0.289, 0.012],
    ['by one, of home wins', ({ home, byOne }) => byOne / home, 0.323, 0.016],
    ['by one, of away wins', ({ full, home }) => chanceBetween(full.margin, -1, -1) / (1 - home), 0.25, 0.012],
    ['extra innings', ({ extraInnings }) => extraInnings, 0.088, 0.004],
    ['home side shut out', ({ full }) => chanceBetween(full.home, 0, 0), 0.059, 0.012],
    ['away side shut out', ({ full }) => chanceBetween(full.away, 0, 0), 0.07, 0.012],
    ['home lead after five', ({ first5 }) => chanceBetween(first5.margin, 1, 99), 0.456, 0.007],
    ['tied after five', ({ first5 }) => chanceBetween(first5.margin, 0, 0), 0.149, 0.005],
    ['no run in the first', ({ inning1 }) => inning1.scores[0]!, 0.491, 0.007],
    ['wins after a lead of five innings', () => winsAfter('home'), 0.842, 0.012],
    ['wins after a tie of five innings', () => winsAfter('tie'), 0.515, 0.015],
    ['wins after trailing for five innings', () => winsAfter('away'), 0.188, 0.01],
    ['mean runs of the home side', ({ means }) => means.home, 4.45, 0.06],
    ['mean runs of the away side', ({ means }) => means.away, 4.32, 0.06],
    [
      'mean runs after five',
      ({ first5 }) => sum([first5.home, first5.away].map(({ chances }) => sum(chances.map((chance, at) => at * chance)))),
      5.02,
      0.08,
    ],
  ])('%s', (_, value, seen, band) => expect(Math.abs(value(played()) - seen)).toBeLessThan(band));
  test('to the last digit, as frozen', () => {
    const { home, extraInnings, full, first5, inning1 } = played();
    expect(home).toBeCloseTo(FROZEN.home, 10);
    expect(extraInnings).toBeCloseTo(FROZEN.extraInnings, 10);
    expect(chanceBetween(full.total, 9, 99)).toBeCloseTo(FROZEN.over, 10);
    expect(chanceBetween(first5.margin, 0, 0)).toBeCloseTo(FROZEN.tiedAfterFive, 10);
    expect(inning1.scores[0]).toBeCloseTo(FROZEN.scorelessFirst, 10);
  });
});

describe('rules', () => {
  test('are those of the season', () => {
    expect(settleRules()).toEqual({ season: 2025, scheduledInnings: 9, placedRunner: true });
    expect(settleRules({ season: 2019 })).toEqual({ season: 2019, scheduledInnings: 9, placedRunner: false });
    expect(settleRules({ season: 2020, scheduledInnings: 7 })).toEqual({ season: 2020, scheduledInnings: 7, placedRunner: true });
    expect(settleRules({ season: 2024, placedRunner: false }).placedRunner).toBe(false);
  });
  test.each([1900, 10_000, 2020.5, Number.NaN])('refuse the season %d', (season) =>
    expect(() => settleRules({ season })).toThrow(RangeError),
  );
  test.each([1901, 9999])('take the season %d', (season) => expect(settleRules({ season }).season).toBe(season));
  test('refuse another length', () => expect(() => settleRules({ scheduledInnings: 8 as 9 })).toThrow(RangeError));
  test('change the game: seven innings score less, a placed runner scores more', () => {
    const total = (rules: Parameters<typeof gameDistribution>[1]) => meanFinalRuns(gameDistribution(AVERAGE, rules)).total;
    expect(total({ season: 2021, scheduledInnings: 7 })).toBeLessThan(total({ season: 2021 }) - 1.5);
    expect(total({ season: 2024 })).toBeGreaterThan(total({ season: 2019 }));
    expect(total({ season: 2024, placedRunner: false })).toBe(total({ season: 2019 }));
  });
});

describe('an inning with a runner placed on second', () => {
  test('is as published before it was played', () => {
    const table = placedRunnerTable(2020);
    expect(table[0]).toBeCloseTo(0.386, 4);
    expect(sum(table.map((chance, count) => chance * count))).toBeCloseTo(1.1, 2);
  });
  test('is learned from earlier seasons only', () => {
    expect(placedRunnerTable(2021)[0]).toBeCloseTo((38.6 + 45) / 208, 3);
    expect(placedRunnerTable(2021)[6]).toBeGreaterThan(placedRunnerTable(2020)[6]!);
    expect(placedRunnerTable(2025)[0]).toBeCloseTo((38.6 + 539) / 1408, 3);
    expect(placedRunnerTable(2040)).toEqual(placedRunnerTable(2025));
    expect(placedRunnerTable(2024)).not.toEqual(placedRunnerTable(2025));
    expect(placedRunnerTable(2015)).toEqual(placedRunnerTable(2020));
  });
  test.each([2020, 2021, 2022, 2023, 2024, 2025])('sums to 1 in %d', (season) => {
    expect(placedRunnerTable(season)).toHaveLength(13);
    expect(sum(placedRunnerTable(season))).toBeCloseTo(1, 12);
  });
});

test('the shares of the innings sum to 1, as the walk-off margins do', () => {
  for (const shares of [GAME_CONSTANTS.awayShares, GAME_CONSTANTS.homeShares, GAME_CONSTANTS.walkOffMargins])
    expect(sum(shares)).toBeCloseTo(1, 12);
  expect(GAME_CONSTANTS.awayShares).toHaveLength(9);
  expect(GAME_CONSTANTS.homeShares).toHaveLength(9);
});

import { describe, expect, test } from 'vitest';
import { simulateGame } from '../chain/simulate-game.ts';
import {
  BATTER_STRIKEOUTS,
  batterColumn,
  HITS,
  HOME_RUNS,
  PITCHER_EARNED_RUNS,
  RBI,
  RUNS,
  scoreColumn,
  starterColumn,
} from '../tables/columns.ts';
import { lazily } from '../testing/lazily.ts';
import { flatGame } from '../testing/league-sides.ts';
import { meanOf, shareOf, valueIn } from '../testing/read-result.ts';

describe('games of two outcomes, against their exact distribution', () => {
  const p = 0.2;
  const games = 8000;
  const result = lazily(() => simulateGame(flatGame({ homeRun: p, strikeout: 1 - p }), { games, seed: 8, keepRecord: true }));
  /** Home runs before so many strikeouts: a negative binomial. */
  function before(strikeouts: number, homers: number): number {
    let chance = (1 - p) ** strikeouts;
    for (let homer = 1; homer <= homers; homer += 1) chance *= (p * (strikeouts + homer - 1)) / homer;
    return chance;
  }
  test.each([
    ['inning1', 3],
    ['first5', 15],
  ] as const)('%s', (period, outs) => {
    for (const side of [0, 1])
      for (let runs = 0; runs < 6; runs += 1) {
        const exact = before(outs, runs);
        const found = shareOf(result(), scoreColumn(side, period), runs);
        expect(Math.abs(found - exact)).toBeLessThan(4 * Math.sqrt((exact * (1 - exact)) / games));
      }
  });
  test('every run is a home run, a run batted in, four bases and earned but for a few', () => {
    for (let game = 0; game < 500; game += 1)
      for (const side of [0, 1]) {
        const score = valueIn(result(), game, scoreColumn(side, 'full'));
        const sums = [HITS, HOME_RUNS, RUNS, RBI].map((stat) =>
          Array.from({ length: 9 }, (_, slot) => valueIn(result(), game, batterColumn(side, slot) + stat)).reduce(
            (sum, one) => sum + one,
            0,
          ),
        );
        expect(sums).toEqual([score, score, score, score]);
      }
  });
  test('a home side that leads does not bat, and a walk-off ends the game', () => {
    let [walkOffs, extraInnings] = [0, 0];
    for (let game = 0; game < games; game += 1) {
      const at = (column: number): number => valueIn(result(), game, column);
      const strikeouts = (side: number): number =>
        Array.from({ length: 9 }, (_, slot) => at(batterColumn(side, slot) + BATTER_STRIKEOUTS)).reduce((sum, one) => sum + one, 0);
      const margin = at(scoreColumn(1, 'full')) - at(scoreColumn(0, 'full'));
      expect(strikeouts(0) % 3).toBe(0);
      if (strikeouts(0) > 27) extraInnings += 1;
      if (margin < 0) expect(strikeouts(1)).toBe(strikeouts(0));
      else if (strikeouts(1) !== strikeouts(0) - 3) {
        // A bottom half that was begun and not ended: a solo home run with fewer than three out.
        walkOffs += 1;
        expect(margin).toBe(1);
        expect(strikeouts(0) - strikeouts(1)).toBeLessThan(3);
      } else if (strikeouts(0) > 27) expect(margin).toBe(1);
    }
    expect(walkOffs).toBeGreaterThan(400);
    expect(extraInnings).toBeGreaterThan(400);
  });
});

describe('games without an end', () => {
  test('the placed runner scores on any hit', () => {
    // A walk never comes; a triple brings him in, and only then is there a run.
    const result = simulateGame(flatGame({ strikeout: 0.98, triple: 0.02 }, { hasPlacedRunner: true }), {
      games: 4000,
      seed: 3,
      keepRecord: true,
    });
    let byPlaced = 0;
    for (let game = 0; game < 4000; game += 1)
      for (const side of [0, 1]) {
        const runs = Array.from({ length: 9 }, (_, slot) => valueIn(result, game, batterColumn(side, slot) + RUNS));
        expect(runs.reduce((sum, one) => sum + one, 0)).toBe(valueIn(result, game, scoreColumn(side, 'full')));
        byPlaced += runs.reduce((sum, one) => sum + one, 0);
      }
    expect(byPlaced).toBeGreaterThan(4000);
    // Not earned, and no starter is left by then.
    expect(meanOf(result, starterColumn(0) + PITCHER_EARNED_RUNS)).toBeLessThan(0.3);
  });
});

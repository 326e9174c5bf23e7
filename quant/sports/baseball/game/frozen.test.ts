import { describe, expect, test } from 'vitest';
import { gameDistribution } from './game-distribution.ts';
import { jointProbability } from './market/joint-probability.ts';
import type { GameSelection } from './market/selection.ts';
import type { GameRules } from './rules.ts';

// Prices that were published name the model that made them: the same inputs must go on giving the same prices.
describe('the model gives the tables it gave when it was frozen', () => {
  /** Another weight for every cell, so that no change cancels out. */
  const weighed = (scores: Float64Array): number =>
    scores.reduce((sum, chance, at) => sum + chance * (1 + (at % 36)) ** 2 * (1 + Math.floor(at / 36)), 0);
  test.each<[number, number, Partial<GameRules>, number[]]>([
    [4.21, 4.61, { season: 2015 }, [0.08945722605103705, 211.00501324215864, 64.71794628398857, 5.734874321912329]],
    [3.1, 5.2, { season: 2024 }, [0.08596030227170182, 200.40068651812015, 63.41626183950201, 5.960866366746812]],
    [2.6, 2.2, { season: 2021, scheduledInnings: 7 }, [0.1735929112210067, 35.48661593502049, 17.66651180455806, 2.734971704994126]],
    [14.5, 14.9, { season: 2023 }, [0.03327292994106015, 4530.429665157359, 1202.62568985147, 48.034667963751104]],
    [0.3, 6, { season: 2019, scheduledInnings: 7 }, [0.061791831878579936, 47.44896703569589, 34.02177672265767, 5.352125398143085]],
  ])('%d against %d, %j', (awayRuns, homeRuns, rules, expected) => {
    const { extraInnings, full, first5, inning1 } = gameDistribution({ awayRuns, homeRuns }, rules);
    const found = [extraInnings, weighed(full.scores), weighed(first5.scores), weighed(inning1.scores)];
    for (const [at, value] of found.entries()) expect(value / expected[at]!).toBeCloseTo(1, 11);
  });
});

describe('the model gives the combinations it gave when it was frozen', () => {
  const scoreless: GameSelection = { market: 'total', period: 'inning1', side: 'under', line: 0.5 };
  const ahead: GameSelection = { market: 'threeWay', period: 'first5', side: 'home' };
  const over: GameSelection = { market: 'total', period: 'full', side: 'over', line: 8.25 };
  test.each<[number, number, Partial<GameRules>, GameSelection[], number, number]>([
    [4.21, 4.61, { season: 2015 }, [scoreless, ahead, over], 0.08590223786220501, 0.008573135765409315],
    [4.21, 4.61, { season: 2015 }, [scoreless, ahead], 0.21177511145854783, 0],
    [4.21, 4.61, { season: 2015 }, [ahead, over], 0.22838670018257584, 0.018565362116263057],
    [4.21, 4.61, { season: 2015 }, [scoreless, over], 0.18778266261753468, 0.018836153894459334],
    [3.1, 5.2, { season: 2024 }, [over, scoreless, ahead], 0.10022859994139416, 0.011234225940561504],
    [2.6, 2.2, { season: 2021, scheduledInnings: 7 }, [scoreless, ahead, over], 0.008250223910492321, 0.0022412737476359725],
  ])('%d against %d, %j: %j', (awayRuns, homeRuns, rules, legs, win, reduced) => {
    const joint = jointProbability(gameDistribution({ awayRuns, homeRuns }, rules), legs);
    expect(joint).toEqual({
      win: expect.closeTo(win, 12),
      reduced: expect.closeTo(reduced, 12),
      push: 0,
      lose: expect.closeTo(1 - win - reduced, 12),
      decided: expect.closeTo(1, 0),
    });
  });
});

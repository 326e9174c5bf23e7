import { describe, expect, test } from 'vitest';
import type { Period } from '../../../../grading/index.ts';
import { gameDistribution } from '../game-distribution.ts';
import { jointProbability } from './joint-probability.ts';
import { priceSelection } from './price-market.ts';
import type { GameSelection } from './selection.ts';

const game = () => gameDistribution({ awayRuns: 4.2, homeRuns: 4.6 }, { season: 2015 });
const homeWins: GameSelection = { market: 'moneyline', period: 'full', side: 'home' };
const total = (line: number, of: Period = 'full', over: 'over' | 'under' = 'over'): GameSelection => ({
  market: 'total',
  period: of,
  side: over,
  line,
});
const afterFive = (of: 'away' | 'tie' | 'home'): GameSelection => ({ market: 'threeWay', period: 'first5', side: of });
const ratio = (...legs: GameSelection[]) =>
  jointProbability(game(), legs).win / legs.reduce((product, leg) => product * priceSelection(game(), leg).win, 1);

describe('a combination', () => {
  test('without a selection is refused', () => expect(() => jointProbability(game(), [])).toThrow(RangeError));
  test('with an impossible line is refused', () => expect(() => jointProbability(game(), [homeWins, total(8.1)])).toThrow(RangeError));
});

describe('selections that hang together', () => {
  test('the nested one decides', () => {
    const cover: GameSelection = { market: 'spread', period: 'full', side: 'home', line: -1.5 };
    expect(jointProbability(game(), [cover, homeWins]).win).toBeCloseTo(priceSelection(game(), cover).win, 12);
    const early = total(8.5, 'first5');
    expect(jointProbability(game(), [early, total(8.5)]).win).toBeCloseTo(priceSelection(game(), early).win, 11);
  });
  test('those that exclude each other never win together', () => {
    expect(jointProbability(game(), [homeWins, { market: 'moneyline', period: 'full', side: 'away' }])).toEqual({
      win: 0,
      reduced: 0,
      push: 0,
      lose: 1,
      decided: 1,
    });
    expect(jointProbability(game(), [total(1.5, 'inning1'), total(1.5, 'first5', 'under')]).win).toBe(0);
  });
  // Observed on 2010 to 2019: 0.960, 1.046, 1.563, 1.503 and 1.612.
  test.each<[string, GameSelection[], number, number]>([
    ['home win and over', [homeWins, total(8.5)], 0.95, 0.98],
    ['away win and over', [{ market: 'moneyline', period: 'full', side: 'away' }, total(8.5)], 1.02, 1.06],
    ['ahead after five and winning', [afterFive('home'), homeWins], 1.53, 1.6],
    ['home over 4.5 and home win', [{ market: 'total', period: 'full', side: 'over', line: 4.5, team: 'home' }, homeWins], 1.45, 1.55],
    [
      'home over 4.5 and total over 8.5',
      [{ market: 'total', period: 'full', side: 'over', line: 4.5, team: 'home' }, total(8.5)],
      1.55,
      1.68,
    ],
  ])('%s: as far from independent as games are', (_, legs, low, high) => {
    expect(ratio(...legs)).toBeGreaterThan(low);
    expect(ratio(...legs)).toBeLessThan(high);
  });
});

describe('pushes', () => {
  test('what is decided is all but the games in which some selection pushes', () => {
    const whole: GameSelection = { market: 'spread', period: 'full', side: 'home', line: -2 };
    const [one, other, both] = [[whole], [total(9)], [whole, total(9)]].map((legs) => jointProbability(game(), legs));
    expect(one!.decided).toBeCloseTo(one!.win + one!.lose, 12);
    expect(both!.decided).toBeCloseTo(1 - one!.push - other!.push + both!.push, 11);
    expect(jointProbability(game(), [homeWins, total(8.5)]).decided).toBe(1);
  });
  test('leave the other selection standing', () => {
    const { win, reduced, push: both, lose } = jointProbability(game(), [homeWins, total(8)]);
    const overAndWin = jointProbability(game(), [homeWins, total(8.5)]).win;
    const atLeastEight = jointProbability(game(), [homeWins, total(7.5)]).win;
    expect(win).toBeCloseTo(overAndWin, 12);
    expect(reduced).toBeCloseTo(atLeastEight - overAndWin, 12);
    expect(both).toBe(0);
    expect(lose).toBeCloseTo(1 - atLeastEight, 12);
  });
  test('of all selections hand the stake back', () => {
    const joint = jointProbability(game(), [total(8), total(8, 'full', 'under')]);
    expect(joint.push).toBeCloseTo(priceSelection(game(), total(8)).push, 12);
    expect(joint.win).toBe(0);
    expect(joint.reduced).toBeCloseTo(0, 12);
  });
  test('of half a stake count by half', () => {
    const quarter = jointProbability(game(), [homeWins, total(8.25)]);
    const whole = jointProbability(game(), [homeWins, total(8)]);
    expect(quarter.win).toBeCloseTo(whole.win, 12);
    expect(quarter.reduced).toBeCloseTo(whole.reduced / 2, 12);
  });
});

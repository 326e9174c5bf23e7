import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BASEBALL_PERIODS } from '../../../../grading/index.ts';
import { gameDistribution } from '../game-distribution.ts';
import { jointProbability } from './joint-probability.ts';
import { priceSelection } from './price-market.ts';
import type { GameSelection } from './selection.ts';

const game = () => gameDistribution({ awayRuns: 4.2, homeRuns: 4.6 }, { season: 2015 });
const period = fc.constantFrom(...BASEBALL_PERIODS);
const side = fc.constantFrom('away' as const, 'home' as const);
const selection: fc.Arbitrary<GameSelection> = fc.oneof(
  fc.record({ market: fc.constant('moneyline' as const), period, side }),
  fc.record({ market: fc.constant('spread' as const), period, side, line: fc.integer({ min: -12, max: 12 }).map((line) => line / 4) }),
  fc.record({
    market: fc.constant('total' as const),
    period,
    side: fc.constantFrom('over' as const, 'under' as const),
    line: fc.integer({ min: 0, max: 40 }).map((line) => line / 4),
  }),
  fc.record({ market: fc.constant('threeWay' as const), period, side: fc.constantFrom('away' as const, 'tie' as const, 'home' as const) }),
);
const afterFive = (of: 'away' | 'tie' | 'home'): GameSelection => ({ market: 'threeWay', period: 'first5', side: of });

describe('a combination', () => {
  test('sums to 1 and never wins more often than its least likely selection', () =>
    fc.assert(
      fc.property(fc.array(selection, { minLength: 1, maxLength: 4 }), (legs) => {
        const { win, reduced, push, lose } = jointProbability(game(), legs);
        for (const chance of [win, reduced, push, lose]) expect(chance).toBeGreaterThanOrEqual(0);
        expect(win + reduced + push + lose).toBeCloseTo(1, 12);
        const singles = legs.map((leg) => priceSelection(game(), leg));
        expect(win).toBeLessThanOrEqual(Math.min(...singles.map((single) => single.win)));
        expect(lose).toBeGreaterThanOrEqual(Math.max(...singles.map((single) => single.lose)) - 1e-12);
        const least = singles.reduce((sum, single) => sum + single.win, 1 - legs.length);
        expect(win).toBeGreaterThanOrEqual(least - 1e-12);
      }),
      { numRuns: 60 },
    ));
  test('of one selection is its own price', () =>
    fc.assert(
      fc.property(selection, (leg) => {
        const single = priceSelection(game(), leg);
        const joint = jointProbability(game(), [leg]);
        expect(joint.win).toBeCloseTo(single.win, 12);
        expect(joint.push).toBeCloseTo(single.push, 12);
        expect(joint.lose).toBeCloseTo(single.lose, 12);
        expect(joint.reduced).toBeCloseTo(0, 12);
      }),
      { numRuns: 60 },
    ));
  test('splits a selection by what else may come about', () =>
    fc.assert(
      fc.property(selection, (leg) => {
        const parts = (['away', 'tie', 'home'] as const).map((of) => jointProbability(game(), [leg, afterFive(of)]).win);
        expect(parts[0]! + parts[1]! + parts[2]!).toBeCloseTo(priceSelection(game(), leg).win, 11);
      }),
      { numRuns: 40 },
    ));
  test('does not depend on the order', () =>
    fc.assert(
      fc.property(selection, selection, selection, (a, b, c) => {
        expect(jointProbability(game(), [a, b, c]).win).toBeCloseTo(jointProbability(game(), [c, a, b]).win, 12);
      }),
      { numRuns: 30 },
    ));
});

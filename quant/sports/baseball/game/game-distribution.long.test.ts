import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { gameDistribution } from './game-distribution.ts';
import { chanceBetween } from './table/period-table.ts';

const runs = fc.double({ min: 0.25, max: 15, noNaN: true });
const sum = (values: Iterable<number>) => [...values].reduce((all, value) => all + value, 0);
describe('tables', () => {
  test('sum to 1 and hold no tie, at any expected runs', () =>
    fc.assert(
      fc.property(
        runs,
        runs,
        fc.constantFrom(2019, 2022),
        fc.constantFrom(7 as const, 9 as const),
        (awayRuns, homeRuns, season, scheduledInnings) => {
          const { full, first5, inning1, extraInnings } = gameDistribution({ awayRuns, homeRuns }, { season, scheduledInnings });
          for (const { scores } of [full, first5, inning1]) expect(Math.abs(sum(scores) - 1)).toBeLessThan(1e-12);
          expect(Math.min(...full.scores, ...first5.scores, ...inning1.scores)).toBeGreaterThanOrEqual(0);
          expect(chanceBetween(full.margin, 0, 0)).toBe(0);
          expect(extraInnings > 0 && extraInnings < 1).toBe(true);
        },
      ),
      { numRuns: 60 },
    ));
});

import { describe, expect, test } from 'vitest';
import { forecast } from '../expect.ts';
import { ratingsToJson } from '../json.ts';
import { createRatings, type Ratings } from '../ratings.ts';
import { madeUpFixture, madeUpGame, madeUpSide } from '../testing/made-up.ts';
import { PLAIN } from '../testing/plain-parameters.ts';
import type { ClosingView, RatedGame } from '../types.ts';
import { absorbDay } from './absorb-day.ts';

/** Ratings after a game of AAA at BBB every day, always with the same average lines and this close. */
function after(days: number, closing: ClosingView | null | undefined, changes: Partial<RatedGame> = {}): Ratings {
  const ratings = createRatings(PLAIN);
  for (let day = 1; day <= days; day += 1) {
    const on = `2019-05-${String(day).padStart(2, '0')}`;
    absorbDay(ratings, [
      madeUpGame(on, madeUpSide('AAA'), madeUpSide('BBB'), { ...changes, ...(closing === undefined ? {} : { closing }) }),
    ]);
  }
  return ratings;
}
const rematch = (ratings: Ratings) => forecast(ratings, madeUpFixture('AAA', 'BBB'));
const NOTHING: ClosingView = { pHome: null, total: null };

describe('closing prices', () => {
  test('that were not recorded leave no trace', () => {
    const without = ratingsToJson(after(3, undefined));
    expect(ratingsToJson(after(3, null))).toBe(without);
    expect(ratingsToJson(after(3, NOTHING))).toBe(without);
  });

  test.each([0.3, 0.45, 0.6, 0.7])('of %d, day after day, pull the chance there, whatever the scores say', (pHome) => {
    const gap = (days: number): number => Math.abs(rematch(after(days, { pHome, total: null })).pHome - pHome);
    expect(gap(5)).toBeLessThan(gap(1));
    expect(gap(25)).toBeLessThan(0.04);
  });

  test('make the next forecast surer', () => {
    expect(rematch(after(5, { pHome: 0.54, total: null })).pHomeSd).toBeLessThan(0.95 * rematch(after(5, NOTHING)).pHomeSd);
  });

  test('speak of the teams, not of the league or the park', () => {
    const [closed, open] = [after(10, { pHome: 0.7, total: null }), after(10, NOTHING)];
    const other = (ratings: Ratings) => forecast(ratings, madeUpFixture('CCC', 'DDD'));
    expect(other(closed).total).toBeCloseTo(other(open).total, 1);
    expect(rematch(closed).pHome).toBeGreaterThan(rematch(open).pHome + 0.1);
  });

  test('of a short game count for less of an edge than those of a whole one at the same chance', () => {
    const closing = { pHome: 0.6, total: null };
    expect(rematch(after(3, closing, { scheduledInnings: 7 })).pHome).toBeGreaterThan(rematch(after(3, closing)).pHome);
  });

  test('raise the total where the number is higher than elsewhere, and hardly the chance', () => {
    // The first game tells at what level this book hangs its numbers.
    const numbered = (total: number): Ratings => {
      const ratings = createRatings(PLAIN);
      for (let day = 10; day < 30; day += 1) {
        const usual = madeUpGame(`2019-05-${day}`, madeUpSide('CCC'), madeUpSide('DDD'), {
          parkId: 'ELSEWHERE',
          closing: { pHome: null, total: 8.5 },
        });
        const own = madeUpGame(`2019-05-${day}`, madeUpSide('AAA'), madeUpSide('BBB'), { closing: { pHome: null, total } });
        absorbDay(ratings, [usual, own]);
      }
      return ratings;
    };
    const [low, high] = [rematch(numbered(7)), rematch(numbered(11))];
    expect(high.total).toBeGreaterThan(low.total + 1);
    expect(Math.abs(high.pHome - low.pHome)).toBeLessThan(0.02);
    expect(high.leagueTotal).toBeCloseTo(low.leagueTotal, 0);
  });

  test('of a short game say nothing of the total', () => {
    const short = { scheduledInnings: 7 };
    expect(ratingsToJson(after(3, { pHome: null, total: 12 }, short))).toBe(ratingsToJson(after(3, NOTHING, short)));
  });

  test('of a game with an unknown starter teach nothing about newcomers', () => {
    const ratings = createRatings(PLAIN);
    const { states } = ratings;
    const newcomer = states.index.starter.get('')!;
    const before = states.means[newcomer];
    const game = madeUpGame('2019-05-01', madeUpSide('AAA', { starterId: null }), madeUpSide('BBB', { starterId: null }));
    absorbDay(ratings, [{ ...game, closing: { pHome: 0.8, total: 6 } }]);
    expect(states.means[newcomer]).toBe(before);
    expect(rematch(ratings).pHome).toBeGreaterThan(0.55);
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { playBottom } from './bottom-half.ts';
import { finishGame } from './finish.ts';
import { emptyGrid, HIGHEST, SIZE, sum } from './grid.ts';
import type { Turn } from './turns.ts';

const only = (away: number, home: number) => {
  const grid = emptyGrid();
  grid[away * SIZE + home] = 1;
  return grid;
};
const scores = (grid: Float64Array) =>
  Object.fromEntries(
    [...grid].flatMap((chance, cell) => (chance > 0 ? [[`${Math.floor(cell / SIZE)}-${cell % SIZE}`, +chance.toFixed(12)]] : [])),
  );
const walkOffMargins = [0.75, 0.25];
const turn = (away: number[], ...byNeed: number[][]): Turn => ({
  away: Float64Array.from(away),
  home: { byNeed: byNeed.map((runs) => Float64Array.from(runs)), walkOffMargins },
});
const scoreless = turn([1], [1]);
const homeWinsExtras = turn([1], [0, 1]);

describe('the last inning', () => {
  test('is not batted by a home side that is ahead', () =>
    expect(scores(finishGame(only(2, 4), turn([0.6, 0.4], [0, 1]), homeWinsExtras).final)).toEqual({ '2-4': 0.6, '3-4': 0.4 }));
  test('ends when the home side goes ahead, by the walk-off margins', () => {
    const { final, extraInnings } = finishGame(only(2, 2), turn([1], [0.2, 0.8]), homeWinsExtras);
    expect(scores(final)).toEqual({ '2-3': 0.75, '2-4': 0.25 });
    expect(extraInnings).toBeCloseTo(0.2, 15);
  });
  test('depends on how much is needed: short, level, ahead', () => {
    const last = turn([1], [1], [1], [0.5, 0.2, 0.1, 0.2]);
    const { final, extraInnings } = finishGame(only(5, 3), last, homeWinsExtras);
    expect(scores(final)).toEqual({ '5-3': 0.5, '5-4': 0.2, '5-6': 0.225, '5-7': 0.075 });
    expect(extraInnings).toBeCloseTo(0.1, 15);
  });
  test('uses the last list for whatever is needed beyond it', () =>
    expect(scores(finishGame(only(9, 3), turn([1], [1], [0.5, 0.5]), homeWinsExtras).final)).toEqual({ '9-3': 0.5, '9-4': 0.5 }));
  test('loses nothing at the end of the table', () => {
    const { final } = finishGame(only(HIGHEST, HIGHEST), turn([1], [0.5, 0.5]), homeWinsExtras);
    expect(scores(final)).toEqual({ [`${HIGHEST - 1}-${HIGHEST}`]: 1 });
  });
});

describe('extra innings', () => {
  const level = turn([1], [1, 0]);
  test('repeat until one side leads', () => {
    const extra = turn([0.5, 0.5], [0.4, 0.6], [0.8, 0.1, 0.1]);
    const { final, extraInnings } = finishGame(only(1, 1), level, extra);
    expect(extraInnings).toBe(1);
    // Level at 1-1 for 1/(1 - 0.5 × 0.4) innings; a 1-1 inning moves one in twenty of these to 2-2, and so on.
    const starts = (score: number) => (0.05 / 0.8) ** (score - 1) / 0.8;
    for (const score of [1, 2, 3]) {
      expect(final[(score + 1) * SIZE + score]).toBeCloseTo(starts(score) * 0.5 * 0.8, 12);
      const walkOffs = starts(score) * 0.5 * 0.6 + (score > 1 ? starts(score - 1) * 0.5 * 0.1 : 0);
      expect(final[score * SIZE + score + 1]).toBeCloseTo(walkOffs * 0.75, 12);
    }
    expect(sum(final)).toBeCloseTo(1, 13);
  });
  test('leave no tie and lose nothing, whatever the innings are', () =>
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: 0.01, max: 1, noNaN: true }), { minLength: 2, maxLength: 12 }),
        fc.integer({ min: 0, max: HIGHEST }),
        (weights, score) => {
          const total = weights.reduce((all, weight) => all + weight, 0);
          const chances = weights.map((weight) => weight / total);
          const { final } = finishGame(only(score, score), level, turn(chances, chances));
          expect(sum(final)).toBeCloseTo(1, 11);
          for (let tie = 0; tie < SIZE; tie += 1) expect(final[tie * SIZE + tie]).toBe(0);
        },
      ),
      { numRuns: 40 },
    ));
  test('that never score would never end, so a scoreless inning must not be certain', () =>
    expect(Number.isFinite(sum(finishGame(only(1, 1), level, scoreless).final))).toBe(false));
});

test('a bottom half returns what is level and leaves the rest in the table', () => {
  const final = emptyGrid();
  const chances = new Float64Array(SIZE);
  chances[3] = 0.5;
  chances[4] = 0.5;
  const left = playBottom(final, 4, chances, { byNeed: [Float64Array.of(0.7, 0.3), Float64Array.of(0.6, 0.3, 0.1)], walkOffMargins });
  expect(left).toBeCloseTo(0.5 * 0.3 + 0.5 * 0.7, 15);
  expect(scores(final)).toEqual({ '4-3': 0.3, '4-5': 0.15, '4-6': 0.05 });
});

import { describe, expect, it } from 'vitest';
import { depthOf, gridWeeks } from './grid-rules.ts';

const day = (on: string, profit = 10) => ({ on, profit, bets: 1 });

describe('the weeks of a calendar', () => {
  it('run from the Monday of the first day to the Sunday of the last, none left out', () => {
    const weeks = gridWeeks([day('2026-07-01'), day('2026-07-19', -5)]);
    expect(weeks.map(({ from }) => from)).toEqual(['2026-06-29', '2026-07-06', '2026-07-13']);
    expect(weeks[0]!.days.map((one) => one?.on ?? null)).toEqual([null, null, '2026-07-01', null, null, null, null]);
    expect(weeks[1]!.days.every((one) => one === null)).toBe(true);
    expect(weeks[2]!.days[6]).toEqual(day('2026-07-19', -5));
  });

  it('are the newest 26, and hold over a change of clocks and of years', () => {
    const weeks = gridWeeks([day('2025-03-01'), day('2026-01-01')]);
    expect([weeks.length, weeks.at(-1)!.from, weeks[0]!.from]).toEqual([26, '2025-12-29', '2025-07-07']);
    expect(gridWeeks([])).toEqual([]);
  });
});

it('colors the largest day deepest, and none not at all', () => {
  expect([depthOf(100, 100), depthOf(0, 0)]).toEqual([0.55, 0.15]);
  expect(depthOf(-25, 100)).toBeCloseTo(0.35, 12);
});

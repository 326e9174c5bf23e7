import { expect, it } from 'vitest';
import { profitCurve } from '../history/history-pages.tsx';

it('adds up in the order of settlement and remembers the best', () => {
  const curve = [30.1, -20, -25, 40.2].map((profit, at) => ({ at: `2026-07-0${at + 1}T20:00:00.000Z`, bets: 1, profit }));
  const points = profitCurve(curve);
  expect(points.map(({ total, peak }) => [total, peak])).toEqual([
    [30.1, 30.1],
    [10.1, 30.1],
    [-14.9, 30.1],
    [25.3, 30.1],
  ]);
});

import { describe, expect, it } from 'vitest';
import { settledBet } from '../testing/sample-bet.ts';
import { profitCurve, worstDrawdown } from './curve-rules.ts';

const bets = [30, -20, -25, 40].map((actualWin, at) => settledBet({ actualWin, settledAt: `2026-07-0${at + 1}T20:00:00.000Z` }));
const points = profitCurve([...bets].reverse());

describe('the profit curve', () => {
  it('adds up in the order of settlement and remembers the best', () => {
    expect(points.map(({ total, peak }) => [total, peak])).toEqual([
      [30, 30],
      [10, 30],
      [-15, 30],
      [25, 30],
    ]);
    expect(worstDrawdown(points)).toBe(45);
  });

  it('gathers bets that were settled in the same minute', () => {
    const same = profitCurve([settledBet({ actualWin: 0.1 }), settledBet({ actualWin: 0.2 })]);
    expect(same).toEqual([expect.objectContaining({ bets: 2, profit: 0.3, total: 0.3 })]);
  });
});

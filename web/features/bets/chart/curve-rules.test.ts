import { describe, expect, it } from 'vitest';
import { settledBet } from '../testing/sample-bet.ts';
import { drawdownPath, heightOf, marksFor, profitCurve, totalPath, worstDrawdown } from './curve-rules.ts';

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

  it('finds round marks that hold everything and zero', () => {
    const { scale, marks } = marksFor(points);
    expect(marks).toEqual([-20, 0, 20, 40]);
    expect(heightOf(scale, 40)).toBe(0);
    expect(heightOf(scale, -20)).toBe(100);
  });

  it('draws from zero to the last total', () => {
    const { scale } = marksFor(points);
    expect(totalPath(points, scale).startsWith(`M0,${heightOf(scale, 0)}L25,`)).toBe(true);
    expect(drawdownPath(points, scale).endsWith('Z')).toBe(true);
  });
});

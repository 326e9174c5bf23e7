import type { Performance } from '../practice-types.ts';

export interface CurvePoint {
  at: string;
  bets: number;
  /** Dollars. */
  total: number;
  /** The best total so far, never below zero. */
  peak: number;
}

/** The running profit in dollars with the best so far. */
export function curvePoints(curve: Performance['curve']): CurvePoint[] {
  let peak = 0;
  return curve.map(({ at, netProfit, bets }) => {
    peak = Math.max(peak, netProfit);
    return { at, bets, total: netProfit / 100, peak: peak / 100 };
  });
}

import type { HistoryFigures } from '../bet-types.ts';

export interface CurvePoint {
  at: string;
  bets: number;
  profit: number;
  total: number;
  /** The best total so far. */
  peak: number;
}

/** Profit added up over settlements, oldest first. */
export function profitCurve(curve: HistoryFigures['curve']): CurvePoint[] {
  let cents = 0;
  let peak = 0;
  return curve.map(({ at, bets, profit }) => {
    cents += Math.round(profit * 100);
    peak = Math.max(peak, cents);
    return { at, bets, profit, total: cents / 100, peak: peak / 100 };
  });
}

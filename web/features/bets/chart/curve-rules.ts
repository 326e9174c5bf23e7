import type { Bet } from '../bet-types.ts';

export interface CurvePoint {
  at: string;
  bets: number;
  profit: number;
  total: number;
  /** The best total so far. */
  peak: number;
}

const timeOf = (bet: Bet): string => bet.settledAt ?? bet.placedAt;

/** Profit added up over settled bets, one point per moment of settlement, oldest first. */
export function profitCurve(bets: readonly Bet[]): CurvePoint[] {
  const byMoment = new Map<string, { bets: number; cents: number }>();
  for (const bet of bets) {
    const at = timeOf(bet).slice(0, 16);
    const known = byMoment.get(at) ?? { bets: 0, cents: 0 };
    byMoment.set(at, { bets: known.bets + 1, cents: known.cents + Math.round((bet.actualWin ?? 0) * 100) });
  }
  let total = 0;
  let peak = 0;
  return [...byMoment]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([at, { bets: count, cents }]) => {
      total += cents;
      peak = Math.max(peak, total);
      return { at: `${at}:00.000Z`, bets: count, profit: cents / 100, total: total / 100, peak: peak / 100 };
    });
}

/** The deepest fall from a best total, in dollars. */
export const worstDrawdown = (points: readonly CurvePoint[]): number =>
  points.reduce((worst, { peak, total }) => Math.max(worst, Math.round((peak - total) * 100) / 100), 0);

import { wilsonInterval } from '@clearedge/quant/scoring';
import type { Bet, Grade } from '../bet-types.ts';

export interface HistoryStats {
  bets: number;
  counts: Record<Grade, number>;
  winRate: number | null;
  interval: { low: number; high: number } | null;
  staked: number;
  profit: number;
  roi: number | null;
}

const sumCents = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + Math.round(amount * 100), 0);

/** What a list of settled bets comes to. A void never was a bet: its stake is not counted as risked. */
export function historyStats(bets: readonly Bet[]): HistoryStats {
  const counts: Record<Grade, number> = { win: 0, loss: 0, push: 0, void: 0 };
  for (const bet of bets) if (bet.result) counts[bet.result] += 1;
  const decided = counts.win + counts.loss;
  const staked = sumCents(bets.filter((bet) => bet.result !== 'void').map((bet) => bet.stake));
  const profit = sumCents(bets.map((bet) => bet.actualWin ?? 0));
  return {
    bets: bets.length,
    counts,
    winRate: decided === 0 ? null : counts.win / decided,
    interval: decided === 0 ? null : wilsonInterval(counts.win, decided),
    staked: staked / 100,
    profit: profit / 100,
    roi: staked === 0 ? null : profit / staked,
  };
}

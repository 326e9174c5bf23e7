import type { Contract } from '@clearedge/contract';
import type { VerbResult } from '@clearedge/contract/route';
import { wilsonInterval } from '@clearedge/quant/scoring';
import type { BetRow } from './bet-rows.ts';

export type BetStats = VerbResult<Contract['GET /api/bets/stats']>;
type Counted = Pick<BetRow, 'betType' | 'book' | 'stakeCents' | 'profitCents' | 'result' | 'status'>;
interface Tally {
  bets: number;
  wins: number;
  losses: number;
  staked: number;
  profit: number;
}

const dollars = (amount: number): number => amount / 100;
const sumOf = (rows: readonly Counted[], pick: (row: Counted) => number): number => rows.reduce((sum, row) => sum + pick(row), 0);
const countOf = (rows: readonly Counted[], result: string): number => rows.filter((row) => row.result === result).length;

function tally(rows: readonly Counted[]): Tally {
  return {
    bets: rows.length,
    wins: countOf(rows, 'win'),
    losses: countOf(rows, 'loss'),
    staked: dollars(sumOf(rows, (row) => row.stakeCents)),
    profit: dollars(sumOf(rows, (row) => row.profitCents ?? 0)),
  };
}

function groupBy<K extends string>(rows: readonly Counted[], keyOf: (row: Counted) => K): [K, Counted[]][] {
  const groups = new Map<K, Counted[]>();
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row]);
  return [...groups];
}

/** Statistics of a list of bets. A push hands the stake back and a void never was a bet: both stay out of the win rate, a void also out of the ROI. */
export function summarize(rows: readonly Counted[]): BetStats {
  const settled = rows.filter((row) => row.status === 'settled');
  const pending = rows.filter((row) => row.status === 'pending');
  const all = tally(settled);
  const decided = all.wins + all.losses;
  const atRisk = dollars(
    sumOf(
      settled.filter((row) => row.result !== 'void'),
      (row) => row.stakeCents,
    ),
  );
  return {
    totalBets: rows.length,
    pendingBets: pending.length,
    wins: all.wins,
    losses: all.losses,
    pushes: countOf(settled, 'push'),
    voids: countOf(settled, 'void'),
    winRate: decided === 0 ? null : all.wins / decided,
    winRateInterval: decided === 0 ? null : wilsonInterval(all.wins, decided),
    totalStaked: atRisk,
    totalProfit: all.profit,
    roi: atRisk === 0 ? null : all.profit / atRisk,
    pendingStake: dollars(sumOf(pending, (row) => row.stakeCents)),
    byType: groupBy(settled, (row) => row.betType).map(([betType, group]) => ({ betType, ...tally(group) })),
    byBook: groupBy(settled, (row) => row.book ?? 'No book').map(([book, group]) => ({ book, ...tally(group) })),
  };
}

import type { Contract } from '@clearedge/contract';
import type { VerbResult } from '@clearedge/contract/route';
import { wilsonInterval } from '@clearedge/quant/scoring';
import type { BetCount } from './bet-rows.ts';

export type BetStats = VerbResult<Contract['GET /api/bets/stats']>;
interface Tally {
  bets: number;
  wins: number;
  losses: number;
  staked: number;
  profit: number;
}

const dollars = (amount: number): number => amount / 100;
const sumOf = (rows: readonly BetCount[], pick: (row: BetCount) => number): number => rows.reduce((sum, row) => sum + pick(row), 0);
const betsOf = (rows: readonly BetCount[]): number => sumOf(rows, (row) => row.bets);
const countOf = (rows: readonly BetCount[], result: string): number => betsOf(rows.filter((row) => row.result === result));

function tally(rows: readonly BetCount[]): Tally {
  return {
    bets: betsOf(rows),
    wins: countOf(rows, 'win'),
    losses: countOf(rows, 'loss'),
    staked: dollars(sumOf(rows, (row) => row.stakeCents)),
    profit: dollars(sumOf(rows, (row) => row.profitCents)),
  };
}

function groupBy<K extends string>(rows: readonly BetCount[], keyOf: (row: BetCount) => K): [K, BetCount[]][] {
  const groups = new Map<K, BetCount[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group.push(row);
    else groups.set(keyOf(row), [row]);
  }
  return [...groups];
}

/** The books with the most bets, each alone; the others together. */
function byBook(settled: readonly BetCount[]): BetStats['byBook'] {
  const shown = groupBy(
    settled.filter((row) => row.book !== null),
    (row) => row.book!,
  )
    .map(([book, rows]) => ({ book, ...tally(rows) }))
    .sort((a, b) => b.bets - a.bets);
  const others = settled.filter((row) => row.book === null);
  return others.length === 0 ? shown : [...shown, { book: 'Other books', ...tally(others) }];
}

/** Statistics of bets that were counted. A push hands the stake back and a void never was a bet: both stay out of the win rate, a void also out of the ROI. */
export function summarize(rows: readonly BetCount[]): BetStats {
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
    totalBets: betsOf(rows),
    pendingBets: betsOf(pending),
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
    corrected: sumOf(rows, (row) => row.corrected),
    selfMarked: sumOf(rows, (row) => row.selfMarked),
    byType: groupBy(settled, (row) => row.betType).map(([betType, group]) => ({ betType, ...tally(group) })),
    byBook: byBook(settled),
  };
}

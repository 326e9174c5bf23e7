import { expect, test } from 'vitest';
import type { StatBet } from '../rows/stat-rows.ts';
import { keep, performanceOf } from './performance-rules.ts';

const NOW = new Date('2026-07-11T16:00:00Z');
const ago = (days: number): Date => new Date(NOW.getTime() - days * 86_400_000);
const bet = (result: StatBet['result'], payoutCents: number | null, change: Partial<StatBet> = {}): StatBet => ({
  betType: 'moneyline',
  status: result === null ? 'pending' : 'settled',
  result,
  stakeCents: 1000,
  payoutCents,
  placedAt: ago(1),
  settledAt: result === null ? null : ago(0.5),
  ...change,
});
const bets = [
  bet('win', 1900),
  bet('loss', 0),
  bet('push', 1000),
  bet('void', 1000),
  bet('cash_out', 700),
  bet(null, null, { betType: 'parlay' }),
];

test('pushes, voids and cash-outs are neither won nor lost; voids are not staked', () => {
  expect(performanceOf(bets, null)).toMatchObject({
    totalBets: 6,
    settledBets: 5,
    pendingBets: 1,
    wins: 1,
    losses: 1,
    pushes: 2,
    cashedOut: 1,
    avgStake: 1000,
    netProfit: -400,
    totalStaked: 4000,
    winRate: 0.5,
    avgWin: 900,
    roi: -0.1,
    byBetType: { moneyline: { count: 5, winnings: -400, staked: 4000 }, parlay: { count: 1, winnings: 0, staked: 0, winRate: 0 } },
    curve: [{ netProfit: -400, bets: 5 }],
  });
});

test('without a bet every figure is nothing, none is NaN', () => {
  expect(performanceOf([], null)).toMatchObject({
    totalBets: 0,
    winRate: 0,
    winRateInterval: null,
    roi: 0,
    avgStake: 0,
    avgWin: 0,
    curve: [],
    byBetType: {},
  });
});

test.each([
  ['7d', 6.99, 1],
  ['7d', 7, 1],
  ['7d', 7.01, 0],
  ['30d', 30.01, 0],
  ['90d', 89, 1],
  ['all', 1000, 1],
] as const)('%s keeps a bet of %d days ago: %i', (period, days, kept) => {
  expect(keep([bet('win', 1900, { placedAt: ago(days) })], { period, betType: 'all', status: 'all' }, NOW)).toHaveLength(kept);
});

test('filters by type and status', () => {
  expect(keep(bets, { period: 'all', betType: 'parlay', status: 'all' }, NOW)).toHaveLength(1);
  expect(keep(bets, { period: 'all', betType: 'all', status: 'settled' }, NOW)).toHaveLength(5);
});

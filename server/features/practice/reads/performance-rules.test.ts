import { expect, test } from 'vitest';
import type { StatSum } from '../rows/stat-rows.ts';
import { performanceOf } from './get-performance.ts';

const sum = (result: StatSum['result'], bets: number, profitCents: number, change: Partial<StatSum> = {}): StatSum => ({
  betType: 'moneyline',
  status: result === null ? 'pending' : 'settled',
  result,
  bets,
  stakeCents: 1000 * bets,
  profitCents,
  ...change,
});
const sums = [
  sum('win', 2, 1800),
  sum('loss', 2, -2000),
  sum('push', 1, 0),
  sum('void', 1, 0),
  sum('cash_out', 1, -300),
  sum(null, 3, 0, { betType: 'parlay' }),
];
const days = [
  { at: new Date('2026-07-10T03:00:00Z'), bets: 4, profitCents: -200 },
  { at: new Date('2026-07-11T03:00:00Z'), bets: 3, profitCents: -300 },
];

test('pushes, voids and cash-outs are neither won nor lost; voids are not staked', () => {
  expect(performanceOf(sums, { days, profits: [900, -1000, 900, -1000, -300] }, null)).toMatchObject({
    totalBets: 10,
    settledBets: 7,
    pendingBets: 3,
    wins: 2,
    losses: 2,
    pushes: 2,
    cashedOut: 1,
    avgStake: 1000,
    netProfit: -500,
    totalStaked: 6000,
    winRate: 0.5,
    avgWin: 900,
    roi: -500 / 6000,
    byBetType: { moneyline: { count: 7, winnings: -500, staked: 6000 }, parlay: { count: 3, winnings: 0, staked: 0, winRate: null } },
    curve: [
      { at: '2026-07-10T03:00:00.000Z', netProfit: -200, bets: 4 },
      { at: '2026-07-11T03:00:00.000Z', netProfit: -500, bets: 3 },
    ],
    drawdown: 1400,
  });
});

test('without a bet every figure is nothing, none is NaN', () => {
  expect(performanceOf([], { days: [], profits: [] }, null)).toMatchObject({
    totalBets: 0,
    winRate: null,
    winRateInterval: null,
    roi: null,
    avgStake: 0,
    avgWin: 0,
    curve: [],
    drawdown: 0,
    byBetType: {},
  });
});

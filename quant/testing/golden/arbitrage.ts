import { CENT, type GoldenCase, golden } from './golden-case.ts';

/** Arbitrage and free bets. */
export const ARBITRAGE_CASES: GoldenCase[] = golden('ARB', [
  [
    'arbitrage',
    { decimal: [2.25, 2], total_stake: 850 },
    { stakes: [400, 450], profit: 50, implied_sum: 17 / 18 },
    '400 x 2.25 = 450 x 2 = 900',
    CENT,
  ],
  [
    'arbitrage',
    { decimal: [4, 3.2, 2.5], total_stake: 385 },
    { stakes: [100, 125, 160], profit: 15, implied_sum: 0.9625 },
    '100 x 4 = 125 x 3.2 = 160 x 2.5 = 400',
    CENT,
  ],
  [
    'arbitrage',
    { decimal: [1.8, 2], total_stake: 190 },
    { stakes: [100, 90], profit: -10, implied_sum: 19 / 18 },
    '100 x 1.8 = 90 x 2 = 180',
    CENT,
  ],
  ['arbitrage_same_book_allowed', { legs: ['Summit', 'Summit'] }, false, 'Two prices of one book are its mistake'],
  ['arbitrage_same_book_allowed', { legs: ['Summit', 'Harbor'] }, true, 'Two books'],
  [
    'free_bet_single_outcome',
    { stake: 40, decimal: 6, stake_returned: false },
    { profit_if_wins: 200, profit_if_loses: 0 },
    '40 x 5',
    CENT,
  ],
  ['free_bet_single_outcome', { stake: 40, decimal: 6, stake_returned: true }, { profit_if_wins: 240, profit_if_loses: 0 }, '40 x 6', CENT],
]);

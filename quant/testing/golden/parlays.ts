import { CENT, type GoldenCase, golden } from './golden-case.ts';

const leg = (american: number, status: string) => ({ american, status });
const at = (decimal: number, status: string) => ({ decimal, status });
const DROPPED = 'House rule parlay-dropped-leg: push and void drop out';
const LOST = 'House rule parlay-lost-leg: one lost leg loses at once';

/** Prices and settlements of parlays and round robins. */
export const PARLAY_CASES: GoldenCase[] = [
  ...golden('PARLAY', [
    ['parlay_decimal', { american_odds: [120, -150] }, 11 / 3, '2.2 x 5/3', 1e-6],
    ['parlay_decimal', { american_odds: [-200, -300, 100] }, 4, '3/2 x 4/3 x 2', 1e-6],
    ['parlay_decimal', { decimal_odds: [1.5, 2.5] }, 3.75, '1.5 x 2.5', 1e-6],
    ['parlay_american', { american_odds: [-400, -400] }, -1600 / 9, '1.25² = 1.5625; −100/0.5625', 1e-6],
    ['parlay_american', { american_odds: [120, -150] }, 800 / 3, '100 x 8/3', 1e-6],
    ['parlay_american_rounded', { american_odds: [-400, -400] }, -178, '−177.78'],
    ['parlay_total_return', { american_odds: [150, -120], stake: 24 }, 110, '24 x 2.5 x 11/6', CENT],
    ['parlay_profit', { american_odds: [-110, -110], stake: 20 }, 52.89, '20 (21/11)² − 20 = 52.8926', CENT],
    [
      'fixed_payout_parlay_expected_loss',
      { bets: 200, stake: 10, legs: 2, leg_p: 0.5, net_payout: 2.6 },
      200,
      '2000 staked; 1 − 3.6/4 = 0.1 of it is lost',
      1e-6,
    ],
  ]),
  ...golden('PSET', [
    [
      'settle_parlay',
      { stake: 50, legs: [leg(-120, 'won'), leg(150, 'won')] },
      { result: 'won', total_return: 229.17 },
      '50 x 11/6 x 2.5 = 229.1667',
      CENT,
    ],
    [
      'settle_parlay',
      { stake: 33.33, legs: [leg(-110, 'won'), leg(-110, 'won')] },
      { result: 'won', total_return: 121.48 },
      '33.33 x 441/121 = 121.4755',
      CENT,
    ],
    [
      'settle_parlay',
      { stake: 50, legs: [leg(-110, 'push'), leg(140, 'won')] },
      { result: 'won', total_return: 120 },
      `${DROPPED}: 50 x 2.4`,
      CENT,
    ],
    [
      'settle_parlay',
      { stake: 30, legs: [leg(-150, 'won'), leg(200, 'void'), leg(100, 'won')] },
      { result: 'won', total_return: 100 },
      `${DROPPED}: 30 x 5/3 x 2`,
      CENT,
    ],
    [
      'settle_parlay',
      { stake: 30, legs: [leg(-150, 'push'), leg(120, 'push')] },
      { result: 'push', total_return: 30 },
      `${DROPPED}: the stake comes back`,
      CENT,
    ],
    [
      'settle_parlay',
      { stake: 30, legs: [leg(-150, 'void'), leg(120, 'void')] },
      { result: 'void', total_return: 30 },
      `${DROPPED}: the stake comes back`,
      CENT,
    ],
    [
      'settle_parlay',
      { stake: 30, legs: [leg(-150, 'push'), leg(120, 'void')] },
      { result: 'push', total_return: 30 },
      `${DROPPED}: one was played to a tie`,
      CENT,
    ],
    ['settle_parlay', { stake: 80, legs: [leg(-150, 'lost'), leg(120, 'pending')] }, { result: 'lost', total_return: 0 }, LOST, CENT],
    [
      'settle_parlay',
      { stake: 80, legs: [leg(-150, 'won'), leg(120, 'lost'), leg(-105, 'push')] },
      { result: 'lost', total_return: 0 },
      LOST,
      CENT,
    ],
    ['settle_parlay', { stake: 80, legs: [leg(-150, 'void'), leg(120, 'lost')] }, { result: 'lost', total_return: 0 }, LOST, CENT],
    [
      'settle_parlay',
      { stake: 80, legs: [leg(-150, 'void'), leg(120, 'pending')] },
      { result: 'pending', total_return: null },
      'Nothing is decided',
      CENT,
    ],
    ['settle_parlay', { stake: 20, legs: [leg(-125, 'won')] }, { result: 'won', total_return: 36 }, 'A straight bet: 20 x 1.8', CENT],
    ['settle_parlay', { stake: 20, legs: [leg(130, 'lost')] }, { result: 'lost', total_return: 0 }, LOST, CENT],
  ]),
  ...golden('SYS', [
    ['round_robin_counts', { teams: 5, sizes: [2, 3, 4, 5] }, [10, 10, 5, 1], 'C(5, 2), C(5, 3), C(5, 4), C(5, 5)'],
    ['round_robin_counts', { teams: 6, sizes: [2] }, [15], 'C(6, 2) = 6 x 5/2'],
    ['round_robin_counts', { teams: 3, sizes: [4] }, 'error', 'Three legs make no parlay of four'],
    [
      'round_robin',
      { unit_stake: 5, legs: [at(2, 'won'), at(3, 'won'), at(4, 'lost')], combination_sizes: [2] },
      { units: 3, total_stake: 15, current_return: 30, max_return: 30, won: 1, void: 0, lost: 2 },
      'Only the first two win together: 5 x 2 x 3',
    ],
    [
      'round_robin',
      { unit_stake: 1, legs: [at(2, 'won'), at(3, 'push'), at(5, 'won')], combination_sizes: [2, 3] },
      { units: 4, total_stake: 4, current_return: 27, max_return: 27, won: 4, void: 0, lost: 0 },
      `${DROPPED}: 2 + 10 + 5 by twos, 10 by three`,
    ],
    [
      'round_robin',
      { unit_stake: 4, legs: [at(1.5, 'void'), at(1.8, 'void'), at(2, 'void')], combination_sizes: [2] },
      { units: 3, total_stake: 12, current_return: 12, max_return: 12, won: 0, void: 3, lost: 0 },
      `${DROPPED}: every stake comes back`,
    ],
    [
      'round_robin',
      { unit_stake: 10, legs: [at(2, 'won'), at(1.5, 'pending'), at(3, 'lost')], combination_sizes: [2] },
      { units: 3, total_stake: 30, current_return: 0, max_return: 30, won: 0, void: 0, lost: 2 },
      'The open unit can still return 10 x 2 x 1.5',
    ],
    [
      'round_robin',
      { unit_stake: 1.11, legs: [leg(-110, 'won'), leg(-110, 'won'), leg(-110, 'won')], combination_sizes: [2] },
      { units: 3, total_stake: 3.33, current_return: 12.15, max_return: 12.15, won: 3, void: 0, lost: 0 },
      'House rule round-robin: each settled by itself, 1.11 x 441/121 = 4.0455, three times 4.05',
    ],
  ]),
  ...golden('SPEC', [
    ['potential_win', { stake: 80, american: -160 }, 50, '80 x 100/160', CENT],
    ['combined_american', { american_odds: [120, -150] }, 800 / 3, '2.2 x 5/3 = 11/3; 100 x 8/3', 1e-6],
    ['parlay_payout', { stake: 30, american_odds: [120, -150] }, 110, '30 x 11/3', CENT],
    ['parlay_recommendation', { ev_percent: 15.01 }, 'excellent', 'Bands of the parlay builder: above 15, above 8, above 0'],
    ['parlay_recommendation', { ev_percent: 8.01 }, 'good', 'Bands of the parlay builder: above 15, above 8, above 0'],
    ['parlay_recommendation', { ev_percent: 8 }, 'fair', 'Bands of the parlay builder: above 15, above 8, above 0'],
    ['parlay_recommendation', { ev_percent: 0 }, 'poor', 'Bands of the parlay builder: above 15, above 8, above 0'],
    ['parlay_builder_kelly', { p: 0.52, american: 100 }, { kelly_percent: 4, max_bet: 40 }, '0.52 x 2 − 1; $10 for each percent', CENT],
    ['parlay_builder_kelly', { p: 0.6, american: -110 }, { kelly_percent: 16, max_bet: 100 }, '1.6/10; at most $100', CENT],
    ['parlay_builder_kelly', { p: 0.4, american: 120 }, { kelly_percent: 0, max_bet: 0 }, '0.4 x 2.2 is below 1', CENT],
    [
      'leaderboard_week',
      { date: '2026-03-04' },
      { week_start: '2026-03-02', week_end: '2026-03-08' },
      'A Wednesday; weeks run Monday to Sunday',
    ],
    [
      'leaderboard_week',
      { date: '2026-11-01' },
      { week_start: '2026-10-26', week_end: '2026-11-01' },
      'The Sunday on which clocks go back',
    ],
    ['leaderboard_week', { date: '2025-12-31' }, { week_start: '2025-12-29', week_end: '2026-01-04' }, 'A week may span two years'],
    [
      'player_prop_parlay_analysis',
      { american_odds: [100, 100] },
      { decimal: 4, estimated_probability: 0.275625, ev: 0.1025, recommendation: 'moderate_bet', confidence: 65 },
      '1.05² − 1 is above 5% and not above 15%',
    ],
  ]),
];

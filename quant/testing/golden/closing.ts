import { type GoldenCase, golden } from './golden-case.ts';

/** Closing line value. */
export const CLOSING_CASES: GoldenCase[] = golden('CLV', [
  [
    'clv',
    { bet_american: -140, close_american: -160 },
    { price_ratio: 5 / 91, probability_points: 500 / 156, relative_probability: 5 / 91 },
    '12/7 over 13/8 is 96/91; 8/13 − 7/12 = 5/156',
  ],
  [
    'clv',
    { bet_american: 120, close_american: 140 },
    { price_ratio: -1 / 12, probability_points: -25 / 6.6, relative_probability: -1 / 12 },
    '2.2/2.4 − 1; 5/12 − 5/11 = −5/132',
  ],
  ['clv_relative_probability_percent', { bet_american: 200, close_american: 150 }, 20, '0.4 over 1/3 is 1.2'],
  [
    'clv_no_vig',
    { bet_decimal: 1.6, close_decimal_same_side: 1.25, close_decimal_other_side: 5 / 3 },
    0.024,
    '0.8² + 0.6² = 1: fair 0.64; 0.64 x 1.6 − 1',
  ],
  ['clv_no_vig', { bet_decimal: 2.1, close_decimal_same_side: 1.9, close_decimal_other_side: 1.9 }, 0.05, '0.5 x 2.1 − 1'],
]);

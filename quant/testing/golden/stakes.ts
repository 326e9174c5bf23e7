import { type GoldenCase, golden } from './golden-case.ts';

const NO_EDGE = 'p d is at most 1: nothing is staked';
const NO_CHANCE = 'A probability lies between 0 and 1';

/** Expected values and Kelly stakes. */
export const STAKE_CASES: GoldenCase[] = [
  ...golden('EV', [
    ['ev_per_unit', { p: 0.55, decimal: 2 }, 0.1, '0.55 x 2 − 1'],
    ['ev_per_unit', { p: 0.4, decimal: 2.4 }, -0.04, '0.4 x 2.4 − 1'],
    ['ev_per_100', { p: 0.62, american: -150 }, 10 / 3, '100 (0.62 x 5/3 − 1)'],
    ['ev_per_100', { p: 0.25, american: 300 }, 0, '100 (0.25 x 4 − 1)'],
    ['ev_per_100', { p: 0.3, american: 280 }, 14, '100 (0.3 x 3.8 − 1)'],
    ['ev_per_100', { p: 0.5, decimal: 1.9 }, -5, '100 (0.5 x 1.9 − 1)'],
    ['ev_from_fair_decimal', { fair_decimal: 1.8, price_decimal: 1.9 }, 1 / 18, '1.9/1.8 − 1'],
    ['ev_from_fair_decimal', { fair_decimal: 2.5, price_decimal: 2.5 }, 0, '2.5/2.5 − 1'],
    ['ev_from_fair_decimal', { fair_decimal: 4, price_decimal: 3.2 }, -0.2, '3.2/4 − 1'],
  ]),
  ...golden('KELLY', [
    ['kelly_fraction', { p: 0.6, decimal: 2 }, 0.2, '(0.6 x 2 − 1)/1'],
    ['kelly_fraction', { p: 0.55, decimal: 1.9 }, 0.05, '(0.55 x 1.9 − 1)/0.9 = 0.045/0.9'],
    ['kelly_fraction', { p: 0.25, decimal: 5 }, 0.0625, '(0.25 x 5 − 1)/4'],
    ['kelly_fraction', { p: 0.6, american: -110 }, 0.16, '(0.6 x 21/11 − 1)/(10/11) = 1.6/10'],
    ['kelly_fraction', { p: 0.6, decimal: 2, fraction: 0.25 }, 0.05, 'A quarter of 0.2'],
    ['kelly_fraction', { p: 0.25, decimal: 5, fraction: 0.5 }, 0.03125, 'Half of 0.0625'],
    ['kelly_fraction', { p: 0.5, decimal: 1.9 }, 0, NO_EDGE],
    ['kelly_fraction', { p: 0.25, decimal: 4 }, 0, NO_EDGE],
    ['kelly_fraction', { p: 0.1, american: 150 }, 0, NO_EDGE],
    ['kelly_fraction', { p: 1.01, decimal: 2.2 }, 'error', NO_CHANCE],
    ['kelly_fraction', { p: -0.2, decimal: 2.2 }, 'error', NO_CHANCE],
    ['kelly_fraction', { p: 0.6, decimal: 0.9 }, 'error', 'A decimal price is above 1'],
  ]),
];

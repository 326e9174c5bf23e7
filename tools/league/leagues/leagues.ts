import { NBA } from '../../../server/providers/demo/nba/form.ts';
import { NBA_MARKET } from '../../../server/providers/demo/nba/market.ts';
import { NFL } from '../../../server/providers/demo/nfl/form.ts';
import { NFL_MARKET } from '../../../server/providers/demo/nfl/market.ts';
import { NHL } from '../../../server/providers/demo/nhl/form.ts';
import { NHL_MARKET } from '../../../server/providers/demo/nhl/market.ts';
import type { Measured, ReportedLeague, Row } from './measure.ts';

const margin =
  (...of: readonly number[]) =>
  ({ margins }: Measured): number =>
    of.reduce((sum, apart) => sum + margins(apart), 0);

// Real figures are means of seasons (NFL 2015 to 2022); bands are about two standard errors of a season, or of what seasons differ by.
const NFL_ROWS: readonly Row[] = [
  ['Points a team', ({ perTeam }) => perTeam, 22.9, 22, 24, false],
  ['Standard deviation of the margin', ({ marginDeviation }) => marginDeviation, 14.06, 13.2, 14.9, false],
  ['Standard deviation of the total', ({ totalDeviation }) => totalDeviation, 13.91, 13.3, 14.5, false],
  ['Home wins', ({ homeWins }) => homeWins, 0.55, 0.52, 0.58, true],
  ['Overtime', ({ overtime }) => overtime, 0.059, 0.042, 0.076, true],
  ['Ties', margin(0), 0.004, 0, 0.01, true],
  ['Decided by 3', margin(3), 0.148, 0.12, 0.17, true],
  ['Decided by 6', margin(6), 0.071, 0.04, 0.09, true],
  ['Decided by 7', margin(7), 0.089, 0.07, 0.11, true],
  ['Decided by 10', margin(10), 0.051, 0.037, 0.065, true],
  ['First half, both sides', ({ firstHalf }) => firstHalf, 22.9, 21.9, 24.4, false],
  ['Log loss of the close', ({ closeLoss }) => closeLoss, 0.614, 0.59, 0.635, false],
];

// Means of 2021-22 to 2023-24; the log loss of the close is that of 2020-21 and 2021-22, the last with closing lines.
const NHL_ROWS: readonly Row[] = [
  ['Goals a team', ({ perTeam }) => perTeam, 3.14, 3, 3.25, false],
  ['Standard deviation of the margin', ({ marginDeviation }) => marginDeviation, 2.65, 2.5, 2.8, false],
  ['Standard deviation of the total', ({ totalDeviation }) => totalDeviation, 2.31, 2.2, 2.45, false],
  ['Home wins', ({ homeWins }) => homeWins, 0.533, 0.51, 0.56, true],
  ['Overtime and shootout', ({ overtime }) => overtime, 0.218, 0.19, 0.245, true],
  ['Of those, by shootout', ({ shootouts }) => shootouts, 0.33, 0.27, 0.39, true],
  ['Decided by one goal', margin(1), 0.395, 0.365, 0.425, true],
  ['Decided by two goals', margin(2), 0.192, 0.17, 0.215, true],
  ['Log loss of the close', ({ closeLoss }) => closeLoss, 0.65, 0.635, 0.668, false],
];

// Means of 2020-21 to 2023-24.
const NBA_ROWS: readonly Row[] = [
  ['Points a team', ({ perTeam }) => perTeam, 112.6, 110.5, 114.7, false],
  ['Standard deviation of the margin', ({ marginDeviation }) => marginDeviation, 14.95, 13.9, 15.8, false],
  ['Standard deviation of the total', ({ totalDeviation }) => totalDeviation, 20.03, 19, 21, false],
  ['Home wins', ({ homeWins }) => homeWins, 0.556, 0.53, 0.585, true],
  ['Overtime', ({ overtime }) => overtime, 0.052, 0.038, 0.066, true],
  ['First half, both sides', ({ firstHalf }) => firstHalf, 113.5, 110.5, 116.5, false],
  ['Log loss of the close', ({ closeLoss }) => closeLoss, 0.609, 0.585, 0.63, false],
];

export const LEAGUES: Readonly<Record<string, ReportedLeague>> = {
  nfl: {
    form: NFL,
    market: NFL_MARKET,
    totalWeights: 0,
    unit: 'quarter',
    partWeights: { half1: 50, quarter1: 36, team: 56 },
    rows: NFL_ROWS,
  },
  nba: { form: NBA, market: NBA_MARKET, totalWeights: 0, unit: 'quarter', partWeights: { half1: 0, quarter1: 0, team: 0 }, rows: NBA_ROWS },
  nhl: {
    form: NHL,
    market: NHL_MARKET,
    totalWeights: 16,
    unit: 'period',
    partWeights: { period1: 7, regulation: 12, team: 11 },
    rows: NHL_ROWS,
  },
};

import { NFL } from '../../../server/providers/demo/nfl/form.ts';
import { NFL_MARKET } from '../../../server/providers/demo/nfl/market.ts';
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

export const LEAGUES: Readonly<Record<string, ReportedLeague>> = {
  nfl: { form: NFL, market: NFL_MARKET, totalWeights: 0, rows: NFL_ROWS },
};

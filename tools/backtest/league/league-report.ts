import type { JudgedFigures } from '../figures/judged-plays.ts';
import { judgedRows } from '../report/judged-report.ts';
import { table } from '../report/table.ts';
import { type LeagueSeason, RIVALS } from './league-figures.ts';

const fixed = (value: number | null, digits = 4): string => (value === null ? '–' : value.toFixed(digits));
const nameOf = ({ season }: LeagueSeason): string => (season === null ? 'all' : String(season));

function compared(row: LeagueSeason, rival: (typeof RIVALS)[number]): string {
  const found = row.against[rival];
  if (found === null) return '–';
  const { mean, standardError } = found.difference;
  return `${mean < 0 ? '−' : '+'}${Math.abs(mean).toFixed(4)} (${standardError.toFixed(4)})`;
}

/** The figures of a league as lines for a terminal. */
export const leagueReport = (seasons: readonly LeagueSeason[], judged: JudgedFigures): string[] => [
  ...table(
    ['season', 'games', 'log loss', 'Brier', 'home', 'MAE spread', 'close', 'MAE total', 'close'],
    seasons.map((row) => [
      nameOf(row),
      String(row.games),
      fixed(row.logLoss),
      fixed(row.brier),
      fixed(row.homeRate, 3),
      fixed(row.spreadError, 2),
      fixed(row.closeSpreadError, 2),
      fixed(row.totalError, 3),
      fixed(row.closeTotalError, 3),
    ]),
  ),
  '',
  'Log loss of the model less that of another forecast on the games of both (standard error, clustered by day)',
  ...table(
    ['season', 'Elo', 'FiveThirtyEight', 'opening price', 'closing price'],
    seasons.map((row) => [nameOf(row), ...RIVALS.map((rival) => compared(row, rival))]),
  ),
  '',
  ...judgedRows(judged),
];

import { playerReport } from '../players/player-report.ts';
import { judgedRows } from '../report/judged-report.ts';
import { table } from '../report/table.ts';
import { type LeagueSeason, RIVALS } from './league-figures.ts';
import type { LeagueBacktest } from './run-league.ts';

const fixed = (value: number | null, digits = 4): string => (value === null ? '–' : value.toFixed(digits));
const nameOf = ({ season }: LeagueSeason): string => (season === null ? 'all' : String(season));

function compared(row: LeagueSeason, rival: (typeof RIVALS)[number]): string {
  const found = row.against[rival];
  if (found === null) return '–';
  const { mean, standardError } = found.difference;
  return `${mean < 0 ? '−' : '+'}${Math.abs(mean).toFixed(4)} (${standardError.toFixed(4)})`;
}

/** The figures of a league as lines for a terminal. */
export const leagueReport = ({ seasons, judged, shares, players }: LeagueBacktest): string[] => [
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
  'The model’s share beside the market, starters, wind and roofs unknown: of the way to it, the open had gone by the close, the close by the result',
  ...table(
    ['', 'games', 'share (se)'],
    shares.map(({ center, at, games, share, standardError }) => [
      `${center}, ${at}`,
      String(games),
      `${fixed(share, 2)} (${fixed(standardError, 2)})`,
    ]),
  ),
  '',
  ...judgedRows(judged),
  '',
  ...playerReport(players),
];

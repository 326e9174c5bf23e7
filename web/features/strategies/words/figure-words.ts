import { formatMoney, formatPercent, formatSignedMoney, formatSignedPercent, NONE } from '../../../lib/format.ts';
import type { Backtest, Figures } from '../strategy.queries.ts';

export const countOf = (count: number, one: string): string => `${count.toLocaleString('en-US')} ${count === 1 ? one : `${one}s`}`;

/** The games that a backtest looked at. */
export const periodOf = ({ games, from, to }: Backtest['history'], date: (day: string, style: 'plain') => string): string =>
  from && to
    ? `${countOf(games, 'game')}, ${date(from, 'plain')} to ${date(to, 'plain')}, best closing price of all books`
    : 'No past games with prices are stored yet';

const range = ({ low, high }: { low: number; high: number }, text: (value: number, decimals: number) => string): string =>
  `95%: ${text(low, 0)} to ${text(high, 0)}`;

const chanceText = (chance: number): string => (chance < 0.01 ? 'under 1%' : chance > 0.99 ? 'over 99%' : formatPercent(chance, 0));

export interface FigureWord {
  name: string;
  value: string;
  note: string;
}

/** Every figure of a test with what stands behind it. */
export function figureWords(figures: Figures, odds: (american: number | null) => string): FigureWord[] {
  const { totalBets, wins, losses, pushes, winRate, winInterval, neededRate, averageOdds, profit, staked, roi, roiInterval } = figures;
  const { drawdown, longestLosingRun, chance } = figures;
  return [
    {
      name: 'Bets',
      value: totalBets.toLocaleString('en-US'),
      note: `${wins} won, ${losses} lost${pushes > 0 ? `, ${pushes} pushed` : ''}`,
    },
    {
      name: 'Win rate',
      value: winRate === null ? NONE : formatPercent(winRate, 1),
      note:
        winInterval && neededRate !== null
          ? `${range(winInterval, formatPercent)}; prices needed ${formatPercent(neededRate, 1)}`
          : 'nothing decided yet',
    },
    {
      name: 'ROI',
      value: roi === null ? NONE : formatSignedPercent(roi, 1),
      note: roiInterval ? range(roiInterval, formatSignedPercent) : 'fewer than five days',
    },
    { name: 'Profit', value: formatSignedMoney(profit), note: `on ${formatMoney(staked)}, mean price ${odds(averageOdds)}` },
    { name: 'Max drawdown', value: formatMoney(drawdown), note: 'from a best total' },
    { name: 'Losing run', value: String(longestLosingRun), note: 'longest in a row' },
    {
      name: 'Chance',
      value: chance === null ? NONE : chanceText(chance),
      note: 'that bets worth nothing do as well',
    },
  ];
}

/** What a test says, in one sentence that promises nothing. */
export function verdictOf({ totalBets, roiInterval, roi }: Figures): string {
  if (totalBets === 0) return 'No game fits yet.';
  if (roi === null || roiInterval === null) return 'Too few days to say anything.';
  if (roiInterval.low > 0) return 'Above zero over the whole interval. One good test among many tried is still likely luck.';
  if (roiInterval.high < 0) return 'Below zero over the whole interval: this has lost money.';
  return 'Not distinguishable from chance: the interval holds zero.';
}

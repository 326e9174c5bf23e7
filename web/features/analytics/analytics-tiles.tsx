import { useReaderFormat } from '../../core/settings/reader-format.ts';
import { formatCount, formatMoney, formatPercent, formatSignedMoney, formatSignedPercent, NONE } from '../../lib/format.ts';
import { type TileItem, Tiles } from '../../ui/layout/tiles.tsx';
import type { AnalyticsFigures } from './analytics.queries.ts';
import { signedSpanText, spanText } from './analytics-words.ts';

function rateTile({ winRate, winInterval, wins, losses, neededRate }: AnalyticsFigures): TileItem {
  const note =
    winInterval && neededRate !== null
      ? `${wins} of ${wins + losses}, ${spanText(winInterval)}; your prices needed ${formatPercent(neededRate)}`
      : 'no bet decided yet';
  return { label: 'Win Rate', value: winRate === null ? NONE : formatPercent(winRate), note };
}

function profitTile({ totalProfit, roi, roiInterval, staked, totalBets }: AnalyticsFigures): TileItem {
  const range = roiInterval ? ` (${signedSpanText(roiInterval)})` : '';
  const note = roi === null ? 'nothing staked yet' : `ROI ${formatSignedPercent(roi)}${range} on ${formatMoney(staked)}`;
  const title = 'ROI: profit over money staked. The range is a 95% interval, resampled by day.';
  return { label: 'Total Profit', value: totalBets === 0 ? NONE : formatSignedMoney(totalProfit), note, title };
}

function streakTile({ streakCount, streakType, streaks }: AnalyticsFigures): TileItem {
  const value = streakType === null ? NONE : `${streakCount} ${streakType === 'win' ? 'won' : 'lost'}`;
  const longest = streaks ? `longest ${streaks.won.length} won, ${streaks.lost.length} lost, of ${streaks.bets}` : 'too few bets for more';
  return { label: 'Current Streak', value, note: longest };
}

/** The four cards: each figure with its sample and its range. */
export function AnalyticsTiles({ figures }: { figures: AnalyticsFigures }) {
  const { odds } = useReaderFormat();
  const { totalBets, avgOdds, open, pushes, cashedOut } = figures;
  const rest = [open > 0 && `${open} open`, pushes > 0 && `${pushes} pushed`, cashedOut > 0 && `${cashedOut} cashed out`].filter(Boolean);
  const bets: TileItem = {
    label: 'Total Bets',
    value: formatCount(totalBets),
    note: [`average odds ${odds(avgOdds)}`, ...rest].join('; '),
    title: 'The average of decimal prices. Voids are left out.',
  };
  return <Tiles items={[rateTile(figures), profitTile(figures), streakTile(figures), bets]} />;
}

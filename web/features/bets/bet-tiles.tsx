import { formatCount, formatMoney, formatPercent, formatSignedMoney, formatSignedPercent, NONE } from '../../lib/format.ts';
import { type TileItem, Tiles } from '../../ui/layout/tiles.tsx';
import type { BetStats } from './bet-types.ts';
import './my-bets.css';

const whole = (fraction: number): string => formatPercent(fraction, 0);

function winRateTile(stats: BetStats | undefined): TileItem {
  if (!stats || stats.winRate === null) return { label: 'Win Rate', value: NONE, note: stats ? 'no bet decided yet' : '' };
  const { winRate, winRateInterval: interval, wins, losses } = stats;
  const range = interval ? `, ${whole(interval.low)} to ${whole(interval.high)}` : '';
  return {
    label: 'Win Rate',
    value: formatPercent(winRate),
    note: `${formatCount(wins)} of ${formatCount(wins + losses)}${range}`,
    title: 'Wins over wins and losses; pushes and voids count as neither. The range is where the true rate lies with 95% confidence.',
  };
}

function profitTile(stats: BetStats | undefined): TileItem {
  if (!stats || stats.roi === null) return { label: 'Total Profit', value: NONE, note: stats ? 'no bet settled yet' : '' };
  const { totalProfit, roi, totalStaked } = stats;
  return {
    label: 'Total Profit',
    value: (
      <data value={totalProfit} className={totalProfit > 0 ? 'pos' : totalProfit < 0 ? 'neg' : undefined}>
        {formatSignedMoney(totalProfit)}
      </data>
    ),
    note: `ROI ${formatSignedPercent(roi)} on ${formatMoney(totalStaked)}`,
    title: 'Over settled bets; void bets are not counted as staked.',
  };
}

/** What counts here and in no public figure. */
const exclusions = ({ corrected, selfMarked }: BetStats): string[] => [
  ...(corrected > 0 ? [`${formatCount(corrected)} corrected after the start`] : []),
  ...(selfMarked > 0 ? [`${formatCount(selfMarked)} marked by you`] : []),
];

/** How the bettor stands, each figure with what it rests on. */
export function BetTiles({ stats }: { stats: BetStats | undefined }) {
  const settled = stats ? stats.totalBets - stats.pendingBets : 0;
  const items: TileItem[] = [
    winRateTile(stats),
    profitTile(stats),
    {
      label: 'Total Bets',
      value: stats ? formatCount(stats.totalBets) : NONE,
      note: stats ? [`${formatCount(settled)} settled`, ...exclusions(stats)].join(', ') : '',
    },
    {
      label: 'Pending Bets',
      value: stats ? formatCount(stats.pendingBets) : NONE,
      note: stats && stats.pendingBets > 0 ? `${formatMoney(stats.pendingStake)} at stake` : '',
    },
  ];
  return <Tiles items={items} />;
}

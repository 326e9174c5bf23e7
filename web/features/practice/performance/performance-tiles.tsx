import { formatCount, formatMoney, formatPercent, formatSignedMoney, formatSignedPercent, NONE } from '../../../lib/format.ts';
import { type TileItem, Tiles } from '../../../ui/layout/tiles.tsx';
import type { Performance } from '../practice-types.ts';

const EMPTY: TileItem[] = ['Total Bets', 'Net Profit', 'Win Rate', 'ROI'].map((label) => ({ label, value: NONE, note: '' }));
const whole = (fraction: number): string => formatPercent(fraction, 0);

function winRate(data: Performance): TileItem {
  const decided = data.wins + data.losses;
  if (data.winRate === null) return { label: 'Win Rate', value: NONE, note: 'no bet decided yet' };
  const won = data.wins > 0 ? `, average win ${formatMoney(data.avgWin / 100)}` : '';
  const range = data.winRateInterval ? `, ${whole(data.winRateInterval.low)} to ${whole(data.winRateInterval.high)}` : '';
  return {
    label: 'Win Rate',
    value: formatPercent(data.winRate),
    note: `${formatCount(data.wins)} of ${formatCount(decided)}${range}${won}`,
    title: 'Wins over wins and losses. The range is where the true rate lies with 95% confidence.',
  };
}

const signed = (cents: number) => (
  <data value={cents / 100} className={cents > 0 ? 'pos' : cents < 0 ? 'neg' : undefined}>
    {formatSignedMoney(cents / 100)}
  </data>
);

function items(data: Performance): TileItem[] {
  const staked = formatMoney(data.totalStaked / 100);
  return [
    {
      label: 'Total Bets',
      value: formatCount(data.totalBets),
      note: data.totalBets > 0 ? `average stake ${formatMoney(data.avgStake / 100)}, ${formatCount(data.pendingBets)} open` : 'none yet',
    },
    { label: 'Net Profit', value: data.settledBets > 0 ? signed(data.netProfit) : NONE, note: `on ${staked} staked and settled` },
    winRate(data),
    {
      label: 'ROI',
      value: data.roi === null ? NONE : formatSignedPercent(data.roi),
      note: `${formatCount(data.settledBets)} settled bets`,
      title: 'Net profit over the stakes of settled bets.',
    },
  ];
}

export function PerformanceTiles({ data }: { data: Performance | undefined }) {
  return <Tiles items={data ? items(data) : EMPTY} />;
}

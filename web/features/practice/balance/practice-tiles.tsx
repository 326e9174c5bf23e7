import { formatCount, formatMoney, formatPercent, NONE } from '../../../lib/format.ts';
import { Tiles } from '../../../ui/layout/tiles.tsx';
import { useBalance } from '../practice.queries.ts';
import type { Balance } from '../practice-types.ts';

const openNote = ({ openBets, openStake }: Balance): string =>
  openBets === 0 ? 'practice, no cash value' : `${formatMoney(openStake)} at stake`;

function items(data: Balance | undefined) {
  const money = (amount: number | undefined): string => (amount === undefined ? NONE : formatMoney(amount));
  const decided = data?.winRate === null ? 'no bet decided yet' : undefined;
  return [
    {
      label: 'Virtual Balance',
      value: money(data?.balance),
      note: data ? openNote(data) : '',
      title: 'Practice money, without cash value',
    },
    { label: 'Total Winnings', value: money(data?.totalWinnings), note: 'profit of won bets', title: 'Since the last reset' },
    { label: 'Total Losses', value: money(data?.totalLosses), note: 'stakes of lost bets', title: 'Since the last reset' },
    {
      label: 'Win Rate',
      value: data?.winRate === null || !data ? NONE : formatPercent(data.winRate),
      note: data ? (decided ?? `${formatCount(data.winCount)} won of ${formatCount(data.betCount)} bets`) : '',
      title: 'Wins over wins and losses since the last reset; pushes, voids and open bets count as neither.',
    },
  ];
}

/** How the practice bankroll stands. */
export function PracticeTiles() {
  return <Tiles items={items(useBalance().data)} />;
}

import { formatPercent, formatSignedMoney, NONE } from '../../../lib/format.ts';
import { Tiles } from '../../../ui/layout/tiles.tsx';
import type { Figures, Strategy } from '../strategy.queries.ts';

const sum = (list: readonly Figures[], of: (figures: Figures) => number): number => list.reduce((total, one) => total + of(one), 0);

function averageRate(list: readonly Figures[]): number | null {
  const rates = list.flatMap(({ winRate }) => (winRate === null ? [] : [winRate]));
  return rates.length === 0 ? null : rates.reduce((total, rate) => total + rate, 0) / rates.length;
}
const rateText = (rate: number | null): string => (rate === null ? NONE : formatPercent(rate, 1));

/** The forward tests first: a backtest can be chosen to look well. */
export function StrategyTiles({ strategies }: { strategies: readonly Strategy[] }) {
  const forward = strategies.map((strategy) => strategy.forward);
  const past = strategies.map(({ performance }) => performance);
  const active = strategies.filter(({ isActive }) => isActive).length;
  return (
    <Tiles
      items={[
        { label: 'Active Strategies', value: active, note: `of ${strategies.length}` },
        {
          label: 'Combined Profit',
          value: formatSignedMoney(sum(forward, ({ profit }) => profit)),
          note: `forward, ${sum(forward, ({ totalBets }) => totalBets)} bets; backtests ${formatSignedMoney(sum(past, ({ profit }) => profit))}`,
        },
        {
          label: 'Average Win Rate',
          value: rateText(averageRate(forward)),
          note: `forward; backtests ${rateText(averageRate(past))}`,
        },
      ]}
    />
  );
}

import { Select } from '../../../ui/controls/select.tsx';
import { BANKROLLS, HISTORIES, PERIODS, type PerformanceFilter, STATUSES, TYPES } from './performance-filter.ts';

const STATUS_WORD = { all: 'All', settled: 'Settled', pending: 'Pending' } as const;
const TYPE_LABEL = { all: 'All', moneyline: 'Moneyline', spread: 'Spread', total: 'Total', prop: 'Prop', parlay: 'Parlay' } as const;
const PERIOD_WORD = { all: 'All time', '7d': 'Last 7 days', '30d': 'Last 30 days', '90d': 'Last 90 days' } as const;
const BANKROLL_WORD = { practice: 'Practice', contest: 'Contest' } as const;
const HISTORY_WORD = {
  practice: { current: 'Since the last reset', all: 'With earlier resets' },
  contest: { current: 'This week', all: 'All weeks' },
} as const;

const options = <T extends string>(values: readonly T[], words: Record<T, string>) =>
  values.map((value) => ({ value, label: words[value] }));

/** The five filters; the address keeps them. */
export function FilterTools({ filter, onChange }: { filter: PerformanceFilter; onChange: (patch: Partial<PerformanceFilter>) => void }) {
  return (
    <div className="tools">
      <Select
        label="Bankroll"
        value={filter.bankroll}
        options={options(BANKROLLS, BANKROLL_WORD)}
        onChange={(bankroll) => onChange({ bankroll })}
      />
      <Select label="Status" value={filter.status} options={options(STATUSES, STATUS_WORD)} onChange={(status) => onChange({ status })} />
      <Select label="Type" value={filter.betType} options={options(TYPES, TYPE_LABEL)} onChange={(betType) => onChange({ betType })} />
      <Select label="Period" value={filter.period} options={options(PERIODS, PERIOD_WORD)} onChange={(period) => onChange({ period })} />
      <Select
        label="History"
        value={filter.history}
        options={options(HISTORIES, HISTORY_WORD[filter.bankroll])}
        onChange={(history) => onChange({ history })}
      />
    </div>
  );
}

import { Button } from '../../../ui/controls/button.tsx';
import { Select } from '../../../ui/controls/select.tsx';
import { RECORD_FILTERS } from './filter-options.ts';
import { monthName } from './record-words.ts';
import '../record.css';

interface Props {
  filter: Readonly<Record<string, string | undefined>>;
  months: readonly string[];
  onChange: (name: string, value: string) => void;
  onClear: () => void;
}

/** Sport, market, confidence and month choose what is counted; the result only what is listed. */
export function RecordFilters({ filter, months, onChange, onClear }: Props) {
  const month = { name: 'month', label: 'Month', options: months.map((value) => ({ value, label: monthName(value) })) };
  const isFiltered = Object.values(filter).some(Boolean);
  return (
    <div className="tools rec-tools">
      {[...RECORD_FILTERS.slice(0, -1), month, ...RECORD_FILTERS.slice(-1)].map(({ name, label, options }) => (
        <Select
          key={name}
          label={label}
          value={filter[name] ?? ''}
          options={[{ value: '', label: 'All' }, ...options]}
          onChange={(value) => onChange(name, value)}
        />
      ))}
      {isFiltered ? <Button onClick={onClear}>Clear filters</Button> : null}
    </div>
  );
}

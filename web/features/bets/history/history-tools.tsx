import { betTypeName, selectionLabel } from '../../../core/slip/index.ts';
import { Chip } from '../../../ui/controls/chip.tsx';
import { SearchField } from '../../../ui/controls/field.tsx';
import { Select } from '../../../ui/controls/select.tsx';
import type { BetType, Grade } from '../bet-types.ts';
import { BET_TYPES, GRADE_WORD, GRADES } from '../bet-words.ts';
import { type HistoryFilter, NO_FILTER } from './history-filter.ts';
import { PERIOD_WORD, PERIODS, type Period } from './period-rules.ts';

interface HistoryToolsProps {
  filter: HistoryFilter;
  books: readonly string[];
  onChange: (patch: Partial<HistoryFilter>) => void;
}

/** Search and the four filters of the history. */
export function HistoryTools({ filter, books, onChange }: HistoryToolsProps) {
  return (
    <div className="tools">
      <SearchField label="Search settled bets" placeholder="Search bets..." value={filter.q} onChange={(q) => onChange({ q })} />
      <Select
        label="Result"
        value={filter.result}
        options={[{ value: '', label: 'All' }, ...GRADES.map((value) => ({ value, label: GRADE_WORD[value] }))]}
        onChange={(result: Grade | '') => onChange({ result })}
      />
      <Select
        label="Type"
        value={filter.type}
        options={[{ value: '', label: 'All' }, ...BET_TYPES.map((value) => ({ value, label: betTypeName(value) }))]}
        onChange={(type: BetType | '') => onChange({ type })}
      />
      <Select
        label="Book"
        value={filter.book}
        options={[{ value: '', label: 'All' }, ...books.map((value) => ({ value, label: value }))]}
        onChange={(book) => onChange({ book })}
      />
      <Select
        label="Period"
        value={filter.period}
        options={PERIODS.map((value) => ({ value, label: PERIOD_WORD[value] }))}
        onChange={(period: Period) => onChange({ period })}
      />
    </div>
  );
}

function chipsOf(filter: HistoryFilter): { key: keyof HistoryFilter; text: string }[] {
  return [
    ...(filter.q ? [{ key: 'q' as const, text: `“${selectionLabel(filter.q)}”` }] : []),
    ...(filter.result ? [{ key: 'result' as const, text: GRADE_WORD[filter.result] }] : []),
    ...(filter.type ? [{ key: 'type' as const, text: betTypeName(filter.type) }] : []),
    ...(filter.book ? [{ key: 'book' as const, text: filter.book }] : []),
    ...(filter.period === 'all' ? [] : [{ key: 'period' as const, text: PERIOD_WORD[filter.period] }]),
  ];
}

export function HistoryChips({ filter, shown, total, onChange }: Omit<HistoryToolsProps, 'books'> & { shown: number; total: number }) {
  const chips = chipsOf(filter);
  if (chips.length === 0) return null;
  return (
    <div className="chips">
      {chips.map(({ key, text }) => (
        <Chip key={key} removeLabel={`Remove filter ${text}`} onRemove={() => onChange({ [key]: NO_FILTER[key] })}>
          {text}
        </Chip>
      ))}
      <span>
        {shown} of {total} settled bets
      </span>
    </div>
  );
}

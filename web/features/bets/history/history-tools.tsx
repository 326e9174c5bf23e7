import { betTypeName, selectionLabel } from '../../../core/slip/index.ts';
import { formatCount } from '../../../lib/format.ts';
import { Chip } from '../../../ui/controls/chip.tsx';
import { SearchField } from '../../../ui/controls/field.tsx';
import { Select } from '../../../ui/controls/select.tsx';
import type { BetType, Grade, HistoryFigures } from '../bet-types.ts';
import { BET_TYPES, GRADE_WORD, GRADES } from '../bet-words.ts';
import { type HistoryFilter, NO_FILTER } from './history-filter.ts';
import { PERIOD_WORD, PERIODS, type Period } from './period-words.ts';

interface HistoryToolsProps {
  filter: HistoryFilter;
  books: readonly string[];
  onChange: (patch: Partial<HistoryFilter>) => void;
}

/** The one that is chosen stands in the list whatever is known of the others. */
const named = (books: readonly string[], chosen: string): readonly string[] =>
  chosen === '' || books.includes(chosen) ? books : [chosen, ...books];

/** Search and the four filters of the history. */
export function HistoryTools({ filter, books, onChange }: HistoryToolsProps) {
  return (
    <div className="tools">
      <SearchField
        label="Search settled bets"
        placeholder="Search bets..."
        value={filter.q}
        maxLength={120}
        onChange={(q) => onChange({ q })}
      />
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
        options={[{ value: '', label: 'All' }, ...named(books, filter.book).map((value) => ({ value, label: value }))]}
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

interface HistoryChipsProps extends Omit<HistoryToolsProps, 'books'> {
  /** Of the last answer; while there is none, nothing is counted. */
  figures: HistoryFigures | null | undefined;
}

export function HistoryChips({ filter, figures, onChange }: HistoryChipsProps) {
  const chips = chipsOf(filter);
  if (chips.length === 0) return null;
  return (
    <div className="chips">
      {chips.map(({ key, text }) => (
        <Chip key={key} removeLabel={`Remove filter ${text}`} onRemove={() => onChange({ [key]: NO_FILTER[key] })}>
          {text}
        </Chip>
      ))}
      {figures ? (
        <span>
          {formatCount(figures.bets)} of {formatCount(figures.settled)} settled bets
        </span>
      ) : null}
    </div>
  );
}

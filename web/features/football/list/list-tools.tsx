import { SearchField } from '../../../ui/controls/field.tsx';
import { Select } from '../../../ui/controls/select.tsx';
import { DIVISION_NAME } from '../words/football-words.ts';
import type { WeekOption } from './list-rules.ts';
import type { DivisionChoice, ListState } from './list-url.ts';

const DIVISIONS: readonly { value: DivisionChoice; label: string }[] = [
  { value: 'all', label: 'All Divisions' },
  { value: 'east', label: 'East Division' },
  { value: 'west', label: 'West Division' },
];

export function ListTools({ list, weeks }: { list: ListState; weeks: readonly WeekOption[] }) {
  return (
    <div className="tools">
      <SearchField
        label="Search teams or venue"
        placeholder="Search teams or venue..."
        value={list.search}
        onChange={list.setSearch}
        className="g-q"
      />
      <Select
        label="Week"
        value={list.week === null ? 'all' : String(list.week)}
        options={weeks}
        onChange={(week) => list.change({ week: week === 'all' ? null : Number(week) })}
      />
      <Select label="Division" value={list.division} options={DIVISIONS} onChange={(division) => list.change({ division })} />
    </div>
  );
}

/** How a list says that it is of one division. */
export function divisionChip({ division, change }: Pick<ListState, 'division' | 'change'>) {
  if (division === 'all') return null;
  return { label: `${DIVISION_NAME[division]} Division`, removeLabel: 'Remove division', onRemove: () => change({ division: 'all' }) };
}

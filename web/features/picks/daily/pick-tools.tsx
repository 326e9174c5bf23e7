import { SearchField } from '../../../ui/controls/field.tsx';
import { Select } from '../../../ui/controls/select.tsx';
import { type Choice, FILTER_NAME, FILTERS, SORT_NAME, SORTS } from './list-rules.ts';

/** What narrows and orders the list. */
export function PickTools({ choice, onChange }: { choice: Choice; onChange: (change: Partial<Choice>) => void }) {
  return (
    <div className="tools">
      <SearchField
        label="Search picks"
        placeholder="Search teams or picks..."
        value={choice.search}
        onChange={(search) => onChange({ search })}
        className="g-q"
      />
      <Select
        label="Sort"
        value={choice.sort}
        options={SORTS.map((value) => ({ value, label: SORT_NAME[value] }))}
        onChange={(sort) => onChange({ sort })}
      />
      <Select
        label="Filter"
        value={choice.filter}
        options={FILTERS.map((value) => ({ value, label: FILTER_NAME[value] }))}
        onChange={(filter) => onChange({ filter })}
      />
    </div>
  );
}

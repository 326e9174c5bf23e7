import { Button } from '../../../ui/controls/button.tsx';
import { Chip } from '../../../ui/controls/chip.tsx';
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

interface ListChipsProps {
  list: ListState;
  caption: string;
  onToday?: (() => void) | undefined;
}

/** What narrows the list, each with its way out, and how many games are left. */
export function ListChips({ list, caption, onToday }: ListChipsProps) {
  const search = list.search.trim();
  return (
    <div className="chips">
      {search ? (
        <Chip removeLabel="Remove search" onRemove={() => list.setSearch('')}>
          “{search}”
        </Chip>
      ) : null}
      {list.division === 'all' ? null : (
        <Chip removeLabel="Remove division" onRemove={() => list.change({ division: 'all' })}>
          {`${DIVISION_NAME[list.division]} Division`}
        </Chip>
      )}
      <output>{caption}</output>
      {onToday ? (
        <Button size="sm" onClick={onToday}>
          View Today's Games
        </Button>
      ) : null}
    </div>
  );
}

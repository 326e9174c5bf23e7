import { Rows3 } from 'lucide-react';
import { Button } from '../../../ui/controls/button.tsx';
import { Chip } from '../../../ui/controls/chip.tsx';
import { SearchField } from '../../../ui/controls/field.tsx';
import { Select } from '../../../ui/controls/select.tsx';
import { FILTER_LABEL, FILTERS, SORT_LABEL, SORTS } from './list-rules.ts';
import type { ListState } from './list-state.ts';

const SORT_OPTIONS = SORTS.map((value) => ({ value, label: SORT_LABEL[value] }));
const FILTER_OPTIONS = FILTERS.map((value) => ({ value, label: FILTER_LABEL[value] }));

export function ListTools({ list }: { list: ListState }) {
  return (
    <div className="tools">
      <SearchField label="Search teams" placeholder="Search teams..." value={list.searchText} onChange={list.setSearch} className="g-q" />
      <Select label="Sort" value={list.sort} options={SORT_OPTIONS} onChange={(sort) => list.change({ sort })} />
      <Select label="Filter" value={list.filter} options={FILTER_OPTIONS} onChange={(filter) => list.change({ filter })} />
      <span className="grow" />
      <Button
        className="g-dense"
        title="Compact rows"
        aria-pressed={list.isCompact}
        onClick={() => list.change({ isCompact: !list.isCompact })}
      >
        <Rows3 />
        <span>Compact rows</span>
      </Button>
    </div>
  );
}

/** "13 games, 8 shown. Best price across 7 books." */
export function listCaption(total: number, shown: number, books: number): string {
  const games = `${total} ${total === 1 ? 'game' : 'games'}, ${shown} shown.`;
  return books > 0 ? `${games} Best price across ${books} ${books === 1 ? 'book' : 'books'}.` : games;
}

interface ListChipsProps {
  list: ListState;
  caption: string;
  /** Leads back to today; absent while today is shown, or where something else already does. */
  onToday?: (() => void) | undefined;
}

export function ListChips({ list, caption, onToday }: ListChipsProps) {
  const search = list.searchText.trim();
  return (
    <div className="chips">
      {search ? (
        <Chip removeLabel="Remove search" onRemove={() => list.setSearch('')}>
          “{search}”
        </Chip>
      ) : null}
      {list.filter === 'all' ? null : (
        <Chip removeLabel="Remove filter" onRemove={() => list.change({ filter: 'all' })}>
          {FILTER_LABEL[list.filter]}
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

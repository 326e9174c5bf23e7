import { Rows3 } from 'lucide-react';
import { Button } from '../../../ui/controls/button.tsx';
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

/** How a list says that it is filtered. */
export function filterChip({ filter, change }: Pick<ListState, 'filter' | 'change'>) {
  if (filter === 'all') return null;
  return { label: FILTER_LABEL[filter], removeLabel: 'Remove filter', onRemove: () => change({ filter: 'all' }) };
}

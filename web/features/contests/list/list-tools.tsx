import { type GameSport, sportOf } from '@clearedge/contract/sports';
import { Rows3 } from 'lucide-react';
import { plural } from '../../../lib/format.ts';
import type { GameParts } from '../../../sports/registry.ts';
import { gameParts } from '../../../sports/registry.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { SearchField } from '../../../ui/controls/field.tsx';
import { Select } from '../../../ui/controls/select.tsx';
import { ANY_GROUP, FILTER_LABEL, FILTERS, SORT_LABEL, SORTS } from './list-rules.ts';
import type { ListState } from './list-state.ts';
import { EVERY_WEEK, type WeekOption } from './week-options.ts';

const SORT_OPTIONS = SORTS.map((value) => ({ value, label: SORT_LABEL[value] }));
const FILTER_OPTIONS = FILTERS.map((value) => ({ value, label: FILTER_LABEL[value] }));

function Analyzed({ list }: { list: ListState }) {
  return (
    <>
      <Select label="Sort" value={list.sort} options={SORT_OPTIONS} onChange={(sort) => list.change({ sort })} />
      <Select label="Filter" value={list.filter} options={FILTER_OPTIONS} onChange={(filter) => list.change({ filter })} />
    </>
  );
}

function Weeks({ list, weeks }: { list: ListState; weeks: readonly WeekOption[] }) {
  return (
    <Select
      label="Week"
      value={list.week === null ? EVERY_WEEK : String(list.week)}
      options={weeks}
      onChange={(week) => list.change({ week: week === EVERY_WEEK ? null : Number(week) })}
    />
  );
}

type Groups = NonNullable<GameParts<never>['groups']>;

function GroupChoice({ list, groups }: { list: ListState; groups: Pick<Groups, 'label' | 'all' | 'options'> }) {
  const options = [{ value: ANY_GROUP, label: groups.all }, ...groups.options];
  return <Select label={groups.label} value={list.group} options={options} onChange={(group) => list.change({ group })} />;
}

export function ListTools({ list, sport, weeks }: { list: ListState; sport: GameSport; weeks: readonly WeekOption[] }) {
  const { words, groups } = gameParts(sport);
  const { slate, hasAnalysis } = sportOf(sport);
  return (
    <div className="tools">
      <SearchField
        label={words.search}
        placeholder={`${words.search}...`}
        value={list.search}
        onChange={(search) => list.change({ search })}
        className="g-q"
      />
      {hasAnalysis ? <Analyzed list={list} /> : null}
      {slate === 'week' ? <Weeks list={list} weeks={weeks} /> : null}
      {groups ? <GroupChoice list={list} groups={groups} /> : null}
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
  const games = `${plural(total, 'game')}, ${shown} shown.`;
  return books > 0 ? `${games} Best price across ${plural(books, 'book')}.` : games;
}

export function filterChip({ filter, group, change }: Pick<ListState, 'filter' | 'group' | 'change'>, sport: GameSport) {
  const { groups } = gameParts(sport);
  const chosen = groups?.options.find(({ value }) => value === group);
  if (groups && chosen)
    return { label: chosen.label, removeLabel: `Remove ${groups.label.toLowerCase()}`, onRemove: () => change({ group: ANY_GROUP }) };
  if (filter === 'all') return null;
  return { label: FILTER_LABEL[filter], removeLabel: 'Remove filter', onRemove: () => change({ filter: 'all' }) };
}

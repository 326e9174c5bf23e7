import type { ReactNode } from 'react';
import { EvReferenceSwitch, useEvReference } from '../../../core/settings/ev-reference.tsx';
import { SearchField } from '../../../ui/controls/field.tsx';
import { Segmented } from '../../../ui/controls/segmented.tsx';
import { Select } from '../../../ui/controls/select.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { EmptyState, ErrorState } from '../../../ui/states/states.tsx';
import { useChoice } from '../choice/choice-store.ts';
import { useBuilderProps } from '../parlay.queries.ts';
import { MoreList } from './more-list.tsx';
import { wait } from './opportunity-list.tsx';
import { CATEGORY_OPTIONS, choicesOf, filterProps, type PropFilter, readPropFilter, SORT_OPTIONS } from './prop-filter.ts';
import { PropRow } from './prop-row.tsx';
import { StaleNote } from './stale-note.tsx';
import { useQueryChange } from './use-query-change.ts';

interface ToolsProps {
  filter: PropFilter;
  change: (name: string, value: string) => void;
  options: ReturnType<typeof choicesOf>;
}

function PropTools({ filter, change, options }: ToolsProps) {
  return (
    <div className="tools pb-tools">
      <SearchField label="Search props" placeholder="Player, club, prop" value={filter.search} onChange={(text) => change('q', text)} />
      <Segmented label="Category" value={filter.category} options={CATEGORY_OPTIONS} onChange={(value) => change('category', value)} />
      <Select label="Prop" value={filter.propType} options={options.types} onChange={(value) => change('type', value)} />
      <Select label="Club" value={filter.team} options={options.teams} onChange={(value) => change('team', value)} />
      <Select label="Sort" value={filter.sort} options={SORT_OPTIONS} onChange={(value) => change('sort', value === 'edge' ? '' : value)} />
      <EvReferenceSwitch />
      <label className="choice">
        <input type="checkbox" checked={filter.isPositive} onChange={(event) => change('ev', event.target.checked ? 'positive' : '')} />
        Positive EV only
      </label>
    </div>
  );
}

/** The day's props that still take bets. `dateTool` chooses the day. */
export function PropList({ date, dateTool }: { date: string; dateTool: ReactNode }) {
  const { query, change } = useQueryChange();
  const filter = readPropFilter(query);
  const { legs } = useChoice('player_prop');
  const { data, isError, refetch } = useBuilderProps(date);
  const reference = useEvReference();
  const shown = data && filterProps(data, filter, reference);
  const chosen = new Set(legs.map(({ id }) => id));
  return (
    <Panel
      title="Available Props"
      tools={dateTool}
      caption={shown ? `${shown.length} of ${data.length} props, best price of each side` : 'Loading'}
      padded={false}
    >
      <div className="pb-head">
        <PropTools filter={filter} change={change} options={choicesOf(data ?? [])} />
      </div>
      {isError && data ? <StaleNote list={data} onRetry={() => void refetch()} /> : null}
      {isError && !data ? <ErrorState title="Props could not be loaded" onRetry={() => void refetch()} /> : null}
      {!data && !isError ? wait : null}
      {shown?.length === 0 ? (
        <EmptyState title="No props found matching your criteria" hint="Try another day, club or kind, or take the filters off." />
      ) : null}
      {shown && shown.length > 0 ? (
        <MoreList
          key={JSON.stringify([date, filter, reference])}
          items={shown}
          label="Props"
          draw={(prop) => <PropRow key={prop.id} prop={prop} chosen={chosen} />}
        />
      ) : null}
    </Panel>
  );
}

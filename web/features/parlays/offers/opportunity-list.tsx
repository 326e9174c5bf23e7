import { EvReferenceSwitch, useEvReference } from '../../../core/settings/ev-reference.tsx';
import { SearchField } from '../../../ui/controls/field.tsx';
import { Select } from '../../../ui/controls/select.tsx';
import { EmptyState, ErrorState, Skeleton } from '../../../ui/states/states.tsx';
import { useChoice } from '../choice/choice-store.ts';
import { useOpportunities } from '../parlay.queries.ts';
import { MoreList } from './more-list.tsx';
import { NothingYet } from './nothing-yet.tsx';
import {
  BET_TYPE_OPTIONS,
  EV_OPTIONS,
  filterOpportunities,
  type OpportunityFilter,
  type RankedOpportunity,
  rankOpportunities,
  readFilter,
} from './opportunity-filter.ts';
import { OpportunityRow } from './opportunity-row.tsx';
import { StaleNote } from './stale-note.tsx';
import { useQueryChange } from './use-query-change.ts';

/** Search and filters, kept in the address. */
export function OpportunityTools({ filter, onChange }: { filter: OpportunityFilter; onChange: (name: string, value: string) => void }) {
  return (
    <div className="tools pb-tools">
      <SearchField
        label="Search bets"
        placeholder="Team, player, selection"
        value={filter.search}
        onChange={(text) => onChange('q', text)}
      />
      <Select label="Type" value={filter.betType} options={BET_TYPE_OPTIONS} onChange={(value) => onChange('type', value)} />
      <Select label="EV" value={filter.ev} options={EV_OPTIONS} onChange={(value) => onChange('ev', value)} />
      <EvReferenceSwitch />
    </div>
  );
}

export function useOpportunityTools() {
  const { query, change } = useQueryChange();
  return { filter: readFilter(query), change, query };
}

export const wait = (
  <div className="pb-wait">
    {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((row) => (
      <Skeleton key={row} height={52} radius={6} />
    ))}
  </div>
);

const NONE = {
  positive: [
    'No positive EV opportunities found matching your filters.',
    'A price that is worth its risk is rare: look again as prices move.',
  ],
  all: ['No bets found matching your search criteria.', 'Try adjusting your filters or search term.'],
} as const;

/** What can be a leg, the best worth first. `isBare`: the day offers nothing at all, whatever the filters. */
export function OpportunityList({ list, of, isBare }: { list: readonly RankedOpportunity[]; of: 'positive' | 'all'; isBare: boolean }) {
  const { legs } = useChoice('parlay');
  const { query } = useOpportunityTools();
  const on = new Set(legs.map(({ id }) => id));
  if (isBare) return <NothingYet />;
  if (list.length === 0) return <EmptyState title={NONE[of][0]} hint={NONE[of][1]} />;
  return (
    <MoreList
      key={query.toString()}
      items={list}
      label="Bets"
      draw={(item) => <OpportunityRow key={item.id} item={item} isOn={on.has(item.id)} />}
    />
  );
}

/** The day's opportunities by the filters in the address; undefined while they load. */
export function useFiltered(date: string) {
  const { filter } = useOpportunityTools();
  const { data, isError, refetch } = useOpportunities(date);
  const reference = useEvReference();
  const all = data && filterOpportunities(rankOpportunities(data, reference), filter);
  return {
    all,
    isBare: data?.length === 0,
    positive: all?.filter(({ doubt }) => doubt === null),
    failure: isError && !data ? <ErrorState title="Opportunities could not be loaded" onRetry={() => void refetch()} /> : null,
    stale: isError && data ? <StaleNote list={data} onRetry={() => void refetch()} /> : null,
  };
}

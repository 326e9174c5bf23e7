import type { GameSport } from '@clearedge/contract/sports';
import { EvReferenceSwitch, useEvReference } from '../../../core/settings/ev-reference.tsx';
import { evName } from '../../../lib/worth.ts';
import { SearchField } from '../../../ui/controls/field.tsx';
import { Select } from '../../../ui/controls/select.tsx';
import { ColumnHeads } from '../../../ui/layout/column-heads.tsx';
import { EmptyState, ErrorState, Skeleton } from '../../../ui/states/states.tsx';
import { useOpportunities } from '../parlay.queries.ts';
import { useChoice } from '../parlay-choice.ts';
import { MoreButton, useSteps } from './list-steps.tsx';
import { NothingYet, type SportDayShown } from './nothing-yet.tsx';
import {
  betTypesOf,
  EV_OPTIONS,
  filterOpportunities,
  type RankedOpportunity,
  rankOpportunities,
  readFilter,
} from './opportunity-filter.ts';
import { OpportunityRow } from './opportunity-row.tsx';
import { StaleNote } from './stale-note.tsx';
import { useQueryChange } from './use-query-change.ts';

/** Search and filters, kept in the address. */
export function OpportunityTools({ sport }: { sport: GameSport }) {
  const { filter, change: onChange } = useOpportunityTools(sport);
  return (
    <div className="tools pb-tools">
      <SearchField
        label="Search bets"
        placeholder="Team, player, selection"
        value={filter.search}
        onChange={(text) => onChange('q', text)}
      />
      <Select label="Type" value={filter.betType} options={betTypesOf(sport)} onChange={(value) => onChange('type', value)} />
      <Select label="EV" value={filter.ev} options={EV_OPTIONS} onChange={(value) => onChange('ev', value)} />
      <EvReferenceSwitch />
    </div>
  );
}

function useOpportunityTools(sport: GameSport) {
  const { query, change } = useQueryChange();
  return { filter: readFilter(query, sport), change, query };
}

export const wait = (
  <div className="pb-wait">
    {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((row) => (
      <Skeleton key={row} height={52} radius={6} />
    ))}
  </div>
);

const NONE = {
  positive: ['No positive EV opportunities found matching your filters.', 'Good prices are rare; the list follows the lines as they move.'],
  all: ['No bets found matching your search criteria.', 'Try adjusting your filters or search term.'],
} as const;

/** The rows under their heads, in steps. */
function OpportunityTable({ list }: { list: readonly RankedOpportunity[] }) {
  const { legs } = useChoice('parlay');
  const { shown, left, more } = useSteps(list);
  const reference = useEvReference();
  const on = new Set(legs.map(({ id }) => id));
  return (
    <>
      <table className="tbl pb-tbl" aria-label="Bets">
        <ColumnHeads
          heads={[
            'Leg',
            { text: 'Book', className: 'pb-book' },
            ['Price'],
            { text: reference === 'model' ? 'Our %' : 'Market %', className: 'num pb-wide' },
            { text: 'Break-even', className: 'num pb-wide' },
            { text: evName(reference), className: 'num pb-ev' },
            { spoken: 'Add' },
          ]}
        />
        <tbody>
          {shown.map((item) => (
            <OpportunityRow key={item.id} item={item} isOn={on.has(item.id)} />
          ))}
        </tbody>
      </table>
      <MoreButton left={left} onPress={more} />
    </>
  );
}

interface ListProps {
  list: readonly RankedOpportunity[];
  of: 'positive' | 'all';
  board: SportDayShown;
  isBare: boolean;
}

/** What can be a leg, the best worth first. `isBare`: the day offers nothing at all, whatever the filters. */
export function OpportunityList({ list, of, board, isBare }: ListProps) {
  const { query } = useQueryChange();
  if (isBare) return <NothingYet {...board} />;
  if (list.length === 0) return <EmptyState title={NONE[of][0]} hint={NONE[of][1]} />;
  return <OpportunityTable key={query.toString()} list={list} />;
}

/** The day's opportunities by the filters in the address; undefined while they load. */
export function useFiltered(sport: GameSport, date: string) {
  const { filter } = useOpportunityTools(sport);
  const { data, isError, refetch } = useOpportunities(sport, date);
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

import { useQuery } from '@tanstack/react-query';
import { useNow } from '../../../core/clock.ts';
import { type AnyGame, takesBets } from '../../../core/games.ts';
import { EvReferenceSwitch, useEvReference } from '../../../core/settings/ev-reference.tsx';
import { apiQuery } from '../../../lib/query.ts';
import { evName } from '../../../lib/worth.ts';
import { SearchField } from '../../../ui/controls/field.tsx';
import { Select } from '../../../ui/controls/select.tsx';
import { ColumnHeads } from '../../../ui/layout/column-heads.tsx';
import { EmptyState, ErrorState, Skeleton } from '../../../ui/states/states.tsx';
import { useOpportunities } from '../parlay.queries.ts';
import { useChoice } from '../parlay-choice.ts';
import { MoreButton, useSteps } from './list-steps.tsx';
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

const FRESH_MS = 60_000;
type Requested = Pick<AnyGame, 'status' | 'gameTime'> & { aiSummary: object | null };

function wordsOf(games: readonly Requested[], now: number): readonly [title: string, hint: string] {
  const open = games.filter((game) => takesBets(game) && Date.parse(game.gameTime) > now);
  if (open.length === 0) return ['Today’s games have all started.', 'Opportunities come back with the next day’s games.'];
  return open.every(({ aiSummary }) => aiSummary === null)
    ? ['The model hasn’t posted yet.', 'We’re analyzing today’s games. Bets appear here as they are ready.']
    : ['No book offers a price on today’s open games.', 'Bets appear here as soon as one does.'];
}

/** Why a day offers nothing to put together: that is not the filters' doing. */
function NothingYet({ date }: { date: string }) {
  const { data, isError } = useQuery({ ...apiQuery('GET /api/games', { query: { date } }), staleTime: FRESH_MS });
  const now = useNow(FRESH_MS);
  if (!data && !isError) return <Skeleton height={180} radius={8} />;
  const [title, hint] = data ? wordsOf(data, now) : ['No bets to show yet.', 'Check back in a moment.'];
  return <EmptyState title={title} hint={hint} />;
}

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
  positive: ['No positive EV opportunities found matching your filters.', 'Good prices are rare. Check back as lines move.'],
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
  date: string;
  isBare: boolean;
}

/** What can be a leg, the best worth first. `isBare`: the day offers nothing at all, whatever the filters. */
export function OpportunityList({ list, of, date, isBare }: ListProps) {
  const { query } = useOpportunityTools();
  if (isBare) return <NothingYet date={date} />;
  if (list.length === 0) return <EmptyState title={NONE[of][0]} hint={NONE[of][1]} />;
  return <OpportunityTable key={query.toString()} list={list} />;
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

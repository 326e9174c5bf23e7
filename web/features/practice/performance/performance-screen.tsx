import { SETTLED_LISTED } from '@clearedge/contract/constants';
import { useSearchParams } from 'react-router';
import { useNow } from '../../../core/clock.ts';
import { messageOf } from '../../../lib/query.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { EmptyState, ErrorState, Skeleton } from '../../../ui/states/states.tsx';
import { BetList } from '../bets/bet-list.tsx';
import { ByType } from './by-type.tsx';
import { FilterTools } from './filter-tools.tsx';
import { useHistory, usePerformance } from './performance.queries.ts';
import { filterBets, NO_FILTER, type PerformanceFilter, readFilter, writeFilter } from './performance-filter.ts';
import { PerformanceTiles } from './performance-tiles.tsx';
import { PracticeCurve } from './profit-curve.tsx';

const PAGE = 25;

function History({ filter, onClear }: { filter: PerformanceFilter; onClear: () => void }) {
  const { data, isError, error, refetch } = useHistory(filter.history);
  const now = useNow(60_000);
  if (!data && isError) return <ErrorState text={messageOf(error) ?? 'Failed to fetch virtual bets'} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <div className="vs-wait" aria-busy="true">
        <span className="sr">Loading virtual bets</span>
        <Skeleton height={220} radius={6} />
      </div>
    );
  const shown = filterBets(data, filter, now);
  if (shown.length > 0)
    return (
      <>
        {data.length >= SETTLED_LISTED / 2 ? (
          <p className="note">
            Searched are the newest {(SETTLED_LISTED / 2).toLocaleString('en-US')} settled bets; the CSV has every one.
          </p>
        ) : null}
        <BetList bets={shown} page={PAGE} />
      </>
    );
  return (
    <EmptyState
      title="No bets found matching your filters."
      action={data.length > 0 ? <Button onClick={onClear}>Clear filters</Button> : undefined}
    />
  );
}

function Figures({ filter }: { filter: PerformanceFilter }) {
  const { data, isError, error, refetch } = usePerformance(filter);
  if (!data && isError)
    return (
      <div className="panel">
        <ErrorState text={messageOf(error) ?? 'Failed to fetch performance stats'} onRetry={() => void refetch()} />
      </div>
    );
  return (
    <>
      <PerformanceTiles data={data} />
      <div className="vp-two">
        {data ? <PracticeCurve curve={data.curve} /> : <Skeleton height={260} radius={8} />}
        {data ? <ByType byBetType={data.byBetType} /> : <Skeleton height={260} radius={8} />}
      </div>
    </>
  );
}

/** How practice betting has gone, in figures and bet by bet. */
export function PerformanceScreen() {
  const [search, setSearch] = useSearchParams();
  const filter = readFilter(search);
  const change = (patch: Partial<PerformanceFilter>): void =>
    setSearch((now) => writeFilter(now, { ...readFilter(now), ...patch }), { preventScrollReset: true });
  return (
    <>
      <FilterTools filter={filter} onChange={change} />
      <Figures filter={filter} />
      <Panel title="Detailed history" padded={false} className="vp-history">
        <History filter={filter} onClear={() => change(NO_FILTER)} />
      </Panel>
    </>
  );
}

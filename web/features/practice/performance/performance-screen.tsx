import { useSearchParams } from 'react-router';
import { messageOf } from '../../../lib/query.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { EmptyState, ErrorState, Skeleton } from '../../../ui/states/states.tsx';
import { BetList } from '../bets/bet-list.tsx';
import { useBetPages } from '../practice.queries.ts';
import { ByType } from './by-type.tsx';
import { FilterTools } from './filter-tools.tsx';
import { usePerformance } from './performance.queries.ts';
import { askedOf, isFiltered, NO_FILTER, type PerformanceFilter, readFilter, writeFilter } from './performance-filter.ts';
import { PerformanceTiles } from './performance-tiles.tsx';
import { PracticeCurve } from './profit-curve.tsx';

const PAGE = 25;

function History({ filter, onClear }: { filter: PerformanceFilter; onClear: () => void }) {
  const older = useBetPages({ ...askedOf(filter), limit: PAGE });
  const total = usePerformance(filter).data?.totalBets;
  const { data, isError, error, refetch, isPlaceholderData } = older;
  if (!data && isError) return <ErrorState text={messageOf(error) ?? 'Failed to fetch virtual bets'} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <div className="vs-wait" aria-busy="true">
        <span className="sr">Loading virtual bets</span>
        <Skeleton height={220} radius={6} />
      </div>
    );
  const bets = data.pages.flat();
  if (bets.length === 0)
    return (
      <EmptyState
        title="No bets found matching your filters."
        action={isFiltered(filter) ? <Button onClick={onClear}>Clear filters</Button> : undefined}
      />
    );
  return (
    <div aria-busy={isPlaceholderData}>
      <BetList key={JSON.stringify(filter)} bets={bets} page={PAGE} older={older} total={total} />
    </div>
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
        {data ? <PracticeCurve curve={data.curve} drawdown={data.drawdown} /> : <Skeleton height={260} radius={8} />}
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

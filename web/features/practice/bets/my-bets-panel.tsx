import { useState } from 'react';
import { messageOf } from '../../../lib/query.ts';
import { Segmented } from '../../../ui/controls/segmented.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { EmptyState, ErrorState, Skeleton } from '../../../ui/states/states.tsx';
import { useVirtualBets } from '../practice.queries.ts';
import type { VirtualBet } from '../practice-types.ts';
import { BetList } from './bet-list.tsx';
import { type BetView, countBets, sortBets } from './bet-rules.ts';

const PAGE = 10;
const NOTHING: Record<Exclude<BetView, 'all'>, string> = { pending: 'No bets are open.', settled: 'No bets are settled yet.' };

function Bets({ bets, view }: { bets: readonly VirtualBet[]; view: BetView }) {
  const shown = sortBets(bets, view);
  if (bets.length === 0)
    return (
      <EmptyState
        title="No virtual bets yet."
        hint="Put a price on the slip, name a stake and place it: it is tracked here until it is settled."
      />
    );
  if (shown.length === 0 && view !== 'all') return <p className="muted vs-none">{NOTHING[view]}</p>;
  return <BetList key={view} bets={shown} page={PAGE} />;
}

/** One's own practice bets since the last reset: those that run with their live scores, the others with receipts. */
export function MyBetsPanel() {
  const { data, isError, error, refetch } = useVirtualBets();
  const [view, setView] = useState<BetView>('all');
  const counts = countBets(data ?? []);
  const seg = (
    <Segmented
      label="Which bets"
      value={view}
      onChange={setView}
      options={[
        { value: 'all', label: `All ${counts.all}` },
        { value: 'pending', label: `Pending ${counts.pending}` },
        { value: 'settled', label: `Settled ${counts.settled}` },
      ]}
    />
  );
  return (
    <Panel title="My Virtual Bets" tools={data && data.length > 0 ? seg : null} padded={false} className="vs-mine">
      {data ? <Bets bets={data} view={view} /> : null}
      {!data && isError ? <ErrorState text={messageOf(error) ?? 'Failed to fetch virtual bets'} onRetry={() => void refetch()} /> : null}
      {data || isError ? null : (
        <div className="vs-wait" aria-busy="true">
          <span className="sr">Loading virtual bets</span>
          <Skeleton height={48} radius={6} />
          <Skeleton height={48} radius={6} />
        </div>
      )}
    </Panel>
  );
}

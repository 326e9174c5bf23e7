import { useState } from 'react';
import { formatCount } from '../../../lib/format.ts';
import { messageOf } from '../../../lib/query.ts';
import { Segmented } from '../../../ui/controls/segmented.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { EmptyState, ErrorState, Skeleton } from '../../../ui/states/states.tsx';
import { type BetPages, useBalance, useBetPages, useOpenBets } from '../practice.queries.ts';
import type { VirtualBet } from '../practice-types.ts';
import { BetList } from './bet-list.tsx';
import { type BetView, sortBets } from './bet-rules.ts';

const PAGE = 10;
const NOTHING: Record<Exclude<BetView, 'all'>, string> = { pending: 'No bets are open.', settled: 'No bets are settled yet.' };

function Bets({ bets, view, older, total }: { bets: readonly VirtualBet[]; view: BetView; older: BetPages | undefined; total: number }) {
  if (bets.length > 0) return <BetList key={view} bets={sortBets(bets)} page={PAGE} older={older} total={total} />;
  if (view !== 'all') return <p className="muted vs-none">{NOTHING[view]}</p>;
  return (
    <EmptyState
      title="No virtual bets yet."
      hint="Add a price to your slip, enter a stake and place it. We track it here until it settles."
    />
  );
}

/** How many there are of each, practice bets and the week's contest bets, those included that are not loaded. */
function useCounts(open: readonly VirtualBet[], settled: readonly VirtualBet[]): Record<BetView, number> {
  const { data: balance } = useBalance();
  const known = balance ? balance.settledCount + balance.contest.settledBets : 0;
  const counts = { pending: open.length, settled: Math.max(settled.length, known) };
  return { ...counts, all: counts.pending + counts.settled };
}

/** One's own practice bets since the last reset and contest bets of the week: those that run with their live scores, the others with receipts. */
export function MyBetsPanel() {
  const open = useOpenBets();
  const older = useBetPages({ status: 'settled', limit: 2 * PAGE });
  const [view, setView] = useState<BetView>('all');
  const of = { pending: open.data ?? [], settled: older.data?.pages.flat() ?? [] };
  const counts = useCounts(of.pending, of.settled);
  const isHere = open.data !== undefined && older.data !== undefined;
  const failed = [open, older].find(({ data, isError }) => !data && isError);
  const seg = (
    <Segmented
      label="Which bets"
      value={view}
      onChange={setView}
      options={[
        { value: 'all', label: `All ${formatCount(counts.all)}` },
        { value: 'pending', label: `Pending ${formatCount(counts.pending)}` },
        { value: 'settled', label: `Settled ${formatCount(counts.settled)}` },
      ]}
    />
  );
  return (
    <Panel title="My Virtual Bets" tools={isHere && counts.all > 0 ? seg : null} padded={false} className="vs-mine">
      {isHere ? (
        <Bets
          bets={view === 'all' ? [...of.pending, ...of.settled] : of[view]}
          view={view}
          older={view === 'pending' ? undefined : older}
          total={counts[view]}
        />
      ) : null}
      {failed && !isHere ? (
        <ErrorState
          text={messageOf(failed.error) ?? 'Failed to fetch virtual bets'}
          onRetry={() => void Promise.all([open.refetch(), older.refetch()])}
        />
      ) : null}
      {isHere || failed ? null : (
        <div className="vs-wait" aria-busy="true">
          <span className="sr">Loading virtual bets</span>
          <Skeleton height={48} radius={6} />
          <Skeleton height={48} radius={6} />
        </div>
      )}
    </Panel>
  );
}

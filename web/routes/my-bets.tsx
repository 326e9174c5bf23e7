import { useDocumentTitle } from '../core/document-title.ts';
import { useSlip } from '../core/slip/index.ts';
import { useBetStats, usePendingBets, useWantedBet } from '../features/bets/bet.queries.ts';
import { BetActions } from '../features/bets/bet-actions.tsx';
import { BetTiles } from '../features/bets/bet-tiles.tsx';
import { BetsState } from '../features/bets/bets-state.tsx';
import { HistoryList } from '../features/bets/history/history-list.tsx';
import { PendingList } from '../features/bets/pending/pending-list.tsx';
import { readTab, tabAddress } from '../features/bets/tab-rules.ts';
import { SlipReceipt } from '../features/slip/receipt/slip-receipt.tsx';
import { SlipView } from '../features/slip/slip-view.tsx';
import { formatCount } from '../lib/format.ts';
import { useSearch } from '../lib/use-search.ts';
import { Tabs } from '../ui/controls/tabs.tsx';

function SlipTab() {
  return (
    <>
      <h2 className="sr">Betting slip</h2>
      <SlipReceipt />
      <SlipView isStrict />
    </>
  );
}

/** The slip, the bets that are running and the ones that are decided. */
export default function MyBets() {
  useDocumentTitle('My Bets');
  const [search, change] = useSearch();
  const { entries } = useSlip();
  const { data: stats } = useBetStats();
  const pending = usePendingBets();
  const { bet, isLost } = useWantedBet(search.get('bet'));
  const open = pending.data?.filter(({ status }) => status === 'pending').length ?? stats?.pendingBets ?? 0;
  const settled = stats ? stats.totalBets - stats.pendingBets : 0;
  return (
    <div className="page bets">
      <header className="page-h">
        <h1>My Bets</h1>
        <span className="grow" />
        <BetActions />
      </header>
      <BetTiles stats={stats} />
      {isLost ? <p className="note bets-lost">This bet is no longer in your list.</p> : null}
      <Tabs
        label="Bets"
        value={readTab(search, bet)}
        onChange={(tab) => change(tabAddress(tab))}
        tabs={[
          { value: 'slip', label: `Betting Slip (${entries.length})`, content: <SlipTab /> },
          {
            value: 'pending',
            label: `Pending Bets (${formatCount(open)})`,
            content: <BetsState answer={pending}>{(bets) => <PendingList bets={bets} />}</BetsState>,
          },
          { value: 'history', label: `Betting History (${formatCount(settled)})`, content: <HistoryList /> },
        ]}
      />
    </div>
  );
}

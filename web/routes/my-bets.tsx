import { useSearchParams } from 'react-router';
import { useDocumentTitle } from '../core/document-title.ts';
import { useSlip } from '../core/slip/index.ts';
import { useBetStats, useBets } from '../features/bets/bet.queries.ts';
import { BetActions } from '../features/bets/bet-actions.tsx';
import { BetTiles } from '../features/bets/bet-tiles.tsx';
import { BetsState } from '../features/bets/bets-state.tsx';
import { countSettled } from '../features/bets/history/count-settled.ts';
import { HistoryList } from '../features/bets/history/history-list.tsx';
import { PendingList } from '../features/bets/pending/pending-list.tsx';
import { isLost, readTab, tabAddress } from '../features/bets/tab-rules.ts';
import { SlipView } from '../features/slip/slip-view.tsx';
import { Tabs } from '../ui/controls/tabs.tsx';
import '../ui/charts/curve.css';
import '../features/bets/styles/bets.css';
import '../features/bets/styles/history.css';
import '../features/bets/styles/receipt.css';

const NO_BETS = [] as const;

function SlipTab() {
  return (
    <>
      <h2 className="sr">Betting slip</h2>
      <SlipView isStrict />
    </>
  );
}

/** The slip, the bets that are running and the ones that are decided. */
export default function MyBets() {
  useDocumentTitle('My Bets');
  const [search, setSearch] = useSearchParams();
  const { entries } = useSlip();
  const { data: stats } = useBetStats();
  const { data } = useBets();
  const bets = data ?? NO_BETS;
  const listed = bets.filter((bet) => bet.status === 'settled').length;
  const settled = countSettled(listed, stats);
  return (
    <div className="page bets">
      <header className="page-h">
        <h1>My Bets</h1>
        <span className="grow" />
        <BetActions />
      </header>
      <BetTiles stats={stats} />
      {isLost(search, data) ? <p className="note bets-lost">This bet is no longer in your list.</p> : null}
      <Tabs
        label="Bets"
        value={readTab(search, bets)}
        onChange={(tab) => setSearch((now) => tabAddress(now, tab))}
        tabs={[
          { value: 'slip', label: `Betting Slip (${entries.length})`, content: <SlipTab /> },
          {
            value: 'pending',
            label: `Pending Bets (${bets.length - listed})`,
            content: <BetsState>{(all) => <PendingList bets={all} />}</BetsState>,
          },
          {
            value: 'history',
            label: `Betting History (${settled})`,
            content: <BetsState>{(all) => <HistoryList bets={all} settled={settled} />}</BetsState>,
          },
        ]}
      />
    </div>
  );
}

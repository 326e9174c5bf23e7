import { useId, useState } from 'react';
import { Link } from 'react-router';
import { useNow } from '../../../core/clock.ts';
import { paths } from '../../../lib/paths.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { EmptyState } from '../../../ui/states/states.tsx';
import type { Bet } from '../bet-types.ts';
import { ProfitCurve } from '../chart/profit-curve.tsx';
import { filterHistory, listBooks, NO_FILTER } from './history-filter.ts';
import { HistoryRow } from './history-row.tsx';
import { historyStats } from './history-stats.ts';
import { HistorySummary } from './history-summary.tsx';
import { HistoryChips, HistoryTools } from './history-tools.tsx';
import { useHistoryUrl } from './use-history-url.ts';

const PAGE = 50;

function NothingFits({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState
      title="No bets fit"
      hint="Try adjusting your search or filters."
      action={<Button onClick={onClear}>Clear filters</Button>}
    />
  );
}

function Older({ listed, total }: { listed: number; total: number }) {
  return (
    <p className="note">
      {`These are the newest ${listed.toLocaleString('en-US')} of ${total.toLocaleString('en-US')} settled bets. `}
      <Link to={paths.performance}>Performance</Link> counts every one, and Export has them all.
    </p>
  );
}

/** Settled bets with their outcome, filters, what they come to, and the receipt behind each. */
export function HistoryList({ bets, settled: total }: { bets: readonly Bet[]; settled?: number }) {
  const { filter, openBet, changeFilter, toggleBet } = useHistoryUrl();
  const [wanted] = useState(openBet);
  const [pages, setPages] = useState(1);
  const headingId = useId();
  const now = useNow(60_000);
  const settled = bets.filter((bet) => bet.status === 'settled');
  if (settled.length === 0)
    return (
      <EmptyState title="No settled bets yet" hint="When a game is final, its bets move here with a receipt of how they were graded." />
    );
  const shown = filterHistory(settled, filter, now);
  const limit = Math.max(pages * PAGE, shown.findIndex((bet) => bet.id === wanted) + 1);
  return (
    <>
      <HistoryTools filter={filter} books={listBooks(settled)} onChange={changeFilter} />
      {total !== undefined && total > settled.length ? <Older listed={settled.length} total={total} /> : null}
      <HistoryChips filter={filter} shown={shown.length} total={settled.length} onChange={changeFilter} />
      {shown.length === 0 ? (
        <NothingFits onClear={() => changeFilter(NO_FILTER)} />
      ) : (
        <section className="panel" aria-labelledby={headingId}>
          <h2 className="sr" id={headingId}>
            Settled bets
          </h2>
          <HistorySummary stats={historyStats(shown)} />
          <ProfitCurve bets={shown} />
          <ul>
            {shown.slice(0, limit).map((bet) => (
              <HistoryRow
                key={bet.id}
                bet={bet}
                isOpen={bet.id === openBet}
                isWanted={bet.id === wanted}
                onToggle={() => toggleBet(bet.id)}
              />
            ))}
          </ul>
          {shown.length > limit ? (
            <div className="hist-more">
              <Button onClick={() => setPages(pages + 1)}>Show {Math.min(PAGE, shown.length - limit)} more</Button>
            </div>
          ) : null}
        </section>
      )}
    </>
  );
}

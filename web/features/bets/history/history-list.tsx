import { useState } from 'react';
import { useSession } from '../../../core/session/session.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { EmptyState } from '../../../ui/states/states.tsx';
import { BetsState } from '../bets-state.tsx';
import { useCalm, useHistory } from './history.queries.ts';
import { isFiltered, NO_FILTER } from './history-filter.ts';
import { HistoryPages } from './history-pages.tsx';
import { HistoryChips, HistoryTools } from './history-tools.tsx';
import { useHistoryUrl } from './use-history-url.ts';

function NothingFits({ settled, onClear }: { settled: string; onClear: () => void }) {
  return (
    <EmptyState
      title="No bets fit"
      hint={`All ${settled} settled bets were searched. Try adjusting your search or filters.`}
      action={<Button onClick={onClear}>Clear filters</Button>}
    />
  );
}

/** Settled bets with their outcome, filters, what they come to, and the receipt behind each. */
export function HistoryList() {
  const { filter, openBet, changeFilter, toggleBet } = useHistoryUrl();
  const [wanted] = useState(openBet);
  const answer = useHistory({ ...filter, q: useCalm(filter.q) });
  const figures = answer.data?.pages[0]?.summary;
  const hasFilter = isFiltered(filter);
  const { user } = useSession();
  return (
    <>
      {user && (hasFilter || figures?.settled !== 0) ? (
        <>
          <HistoryTools filter={filter} books={figures?.books ?? []} onChange={changeFilter} />
          <HistoryChips filter={filter} figures={figures} onChange={changeFilter} />
        </>
      ) : null}
      <BetsState answer={answer}>
        {({ pages }) => {
          const summary = pages[0]!.summary!;
          if (summary.settled === 0)
            return (
              <EmptyState
                title="No settled bets yet"
                hint="When a game is final, its bets move here with a receipt of how they were graded."
              />
            );
          if (summary.bets === 0)
            return <NothingFits settled={summary.settled.toLocaleString('en-US')} onClear={() => changeFilter(NO_FILTER)} />;
          return (
            <HistoryPages answer={answer} pages={pages} isFiltered={hasFilter} wanted={wanted} openBet={openBet} onToggle={toggleBet} />
          );
        }}
      </BetsState>
    </>
  );
}

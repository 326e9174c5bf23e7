import { useId } from 'react';
import { formatCount } from '../../../lib/format.ts';
import { messageOf } from '../../../lib/query.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { useWantedBet } from '../bet.queries.ts';
import type { Bet, BetHistory } from '../bet-types.ts';
import { ProfitCurve } from '../chart/profit-curve.tsx';
import type { useHistory } from './history.queries.ts';
import { HistoryRow } from './history-row.tsx';
import { HistorySummary } from './history-summary.tsx';

interface HistoryPagesProps {
  answer: ReturnType<typeof useHistory>;
  pages: readonly BetHistory[];
  isFiltered: boolean;
  /** The bet that the address named when the page was opened. */
  wanted: string | null;
  openBet: string | null;
  onToggle: (betId: string) => void;
}

function More({ answer, shown, total }: { answer: HistoryPagesProps['answer']; shown: number; total: number }) {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, error, fetchNextPage, refetch } = answer;
  if (isFetchNextPageError)
    return (
      <div className="hist-more" role="alert">
        <span>{messageOf(error) ?? 'Older bets could not be loaded.'}</span>
        <Button onClick={() => void refetch()}>Try again</Button>
      </div>
    );
  if (!hasNextPage) return null;
  return (
    <div className="hist-more">
      <Button onClick={() => void fetchNextPage()} disabled={isFetchingNextPage}>
        {isFetchingNextPage ? 'Loading older bets' : 'Show older bets'}
      </Button>
      <span className="cap">
        {formatCount(shown)} of {formatCount(total)} shown, the last settled first
      </span>
    </div>
  );
}

/** The bet of a link that stands further down than what is loaded, or outside the filter. */
function useLinkedBet(wanted: string | null, bets: readonly Bet[]): Bet | null {
  const { bet } = useWantedBet(wanted);
  return bet?.status === 'settled' && !bets.some(({ id }) => id === bet.id) ? bet : null;
}

/** What fits in figures, as a curve and bet by bet, as far as it was asked for. */
export function HistoryPages({ answer, pages, isFiltered, wanted, openBet, onToggle }: HistoryPagesProps) {
  const headingId = useId();
  const bets = pages.flatMap((page) => page.bets);
  const linked = useLinkedBet(wanted, bets);
  const figures = pages[0]!.summary!;
  const row = (bet: Bet) => (
    <HistoryRow key={bet.id} bet={bet} isOpen={bet.id === openBet} isWanted={bet.id === wanted} onToggle={() => onToggle(bet.id)} />
  );
  return (
    <section className="panel" aria-labelledby={headingId} aria-busy={answer.isPlaceholderData}>
      <h2 className="sr" id={headingId}>
        Settled bets
      </h2>
      <HistorySummary figures={figures} isFiltered={isFiltered} />
      <ProfitCurve figures={figures} />
      {linked ? (
        <>
          <p className="cap hist-linked">The bet of your link; it is not among those listed below.</p>
          <ul>{row(linked)}</ul>
        </>
      ) : null}
      <ul className={linked ? 'hist-rest' : undefined}>{bets.map(row)}</ul>
      <More answer={answer} shown={bets.length} total={figures.bets} />
    </section>
  );
}

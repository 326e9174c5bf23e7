import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { messageOf } from '../../../lib/query.ts';
import { Badge } from '../../../ui/marks/badge.tsx';
import { Skeleton } from '../../../ui/states/states.tsx';
import { TestFigures } from '../card/test-figures.tsx';
import { HistoryNote } from '../panels/history-note.tsx';
import { type Conditions, useBacktest } from '../strategy.queries.ts';
import { verdictOf } from '../words/figure-words.ts';

/** What the conditions would have done, before anything is kept. */
export function BacktestPreview({ conditions }: { conditions: Conditions | null }) {
  const answer = useBacktest(conditions);
  const { date } = useReaderFormat();
  if (conditions === null && !answer.data) return <p className="muted">The backtest follows once every field is in range.</p>;
  if (answer.isError)
    return (
      <p className="err" role="alert">
        {messageOf(answer.error) ?? 'The backtest could not be made.'}
      </p>
    );
  if (!answer.data) return <Skeleton height={150} radius={8} />;
  const { figures, history, seasons } = answer.data;
  return (
    <section className="st-preview" aria-label="Backtest" aria-busy={answer.isFetching}>
      <header>
        <Badge look="warn">Backtest</Badge>
        <span className="cap">
          {history.from && history.to
            ? `${date(history.from, 'plain')} to ${date(history.to, 'plain')}, best closing price of all books`
            : 'No past games yet'}
        </span>
      </header>
      <TestFigures figures={figures} />
      <p>
        {verdictOf(figures)}
        {seasons.length > 1
          ? ` By season: ${seasons.map((one) => `${one.season}: ${one.figures.totalBets} bets, ${one.figures.roi === null ? '—' : `${(one.figures.roi * 100).toFixed(1).replace('-', '−')}%`}`).join('; ')}.`
          : ''}
      </p>
      <HistoryNote history={history} asksConfidence={(conditions?.confidenceThreshold ?? 1) > 1} />
    </section>
  );
}

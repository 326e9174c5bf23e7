import type { Backtest } from '../strategy.queries.ts';

/** What a backtest could not look at. */
export function HistoryNote({ history, asksConfidence }: { history: Backtest['history']; asksConfidence: boolean }) {
  const notes = [
    ...(history.isReading ? ['Older games are still being read in; figures grow with them.'] : []),
    ...(asksConfidence && history.withoutOpinion > 0
      ? [
          `The model has no opinion of ${history.withoutOpinion.toLocaleString('en-US')} of ${history.games.toLocaleString('en-US')} games; with a minimum confidence they are left out.`,
        ]
      : []),
  ];
  return notes.length > 0 ? <p className="cap">{notes.join(' ')}</p> : null;
}

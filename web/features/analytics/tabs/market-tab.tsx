import type { ReactNode } from 'react';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import type { AnalyticsFigures } from '../analytics.queries.ts';
import { PartTable } from '../panels/part-table.tsx';

export type NameOf = (cut: 'market' | 'price' | 'book', key: string) => string;

interface Props {
  figures: AnalyticsFigures;
  nameOf: NameOf;
  /** Prices against the close, drawn by the page of one's own results. */
  closing: ReactNode;
}

/** Markets, prices and books, and the prices taken against the close. */
export function MarketTab({ figures, nameOf, closing }: Props) {
  const { prices } = useReaderFormat();
  const { marketBreakdown, bands, books, bestMarket, bestSport, leastBets, totalBets } = figures;
  if (totalBets === 0)
    return (
      <Panel title="Market Analysis">
        <p className="muted">No bet is settled yet.</p>
      </Panel>
    );
  const best = [
    bestSport && `Best sport: ${bestSport}.`,
    bestMarket && `Best market: ${nameOf('market', bestMarket)}.`,
    bestMarket === null && `No market holds ${leastBets} bets yet, so none is called best.`,
  ].filter(Boolean);
  return (
    <div className="an-grid">
      <PartTable
        title="By market"
        caption={best.join(' ')}
        parts={marketBreakdown.map((part) => ({ ...part, name: nameOf('market', part.market) }))}
      />
      <PartTable title="By odds" parts={bands.map((part) => ({ ...part, name: prices(nameOf('price', part.key)) }))} />
      <PartTable title="By book" parts={books.map((part) => ({ ...part, name: nameOf('book', part.key) }))} />
      {closing}
      <p className="cap an-all">{`A part of fewer than ${leastBets} bets gets no rate. Intervals are 95%: Wilson for win rates, days resampled for ROI.`}</p>
    </div>
  );
}

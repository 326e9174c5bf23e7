import type { ReactNode } from 'react';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { formatPercent, formatSignedMoney, formatSignedPercent, NONE } from '../../../lib/format.ts';
import { ColumnHeads } from '../../../ui/layout/column-heads.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { WideTable } from '../../../ui/layout/wide-table.tsx';
import type { AnalyticsFigures, Part } from '../analytics.queries.ts';
import { signedSpanText, spanText } from '../analytics-words.ts';
import '../../../ui/layout/two-line.css';

interface NamedPart extends Part {
  name: string;
}

function PartRow({ part }: { part: NamedPart }) {
  const { name, bets, wins, losses, winRate, winInterval, neededRate, profit, roi, roiInterval, isTooFew } = part;
  const look = isTooFew ? 'num muted' : 'num';
  return (
    <tr>
      <th scope="row">{name}</th>
      <td className="num">{bets}</td>
      <td className="num">{`${wins} of ${wins + losses}`}</td>
      <td className={look}>
        {winRate === null ? NONE : formatPercent(winRate)}
        {winInterval ? <small>{spanText(winInterval)}</small> : null}
        {isTooFew ? <small>{`n = ${wins + losses}`}</small> : null}
      </td>
      <td className="num">{neededRate === null ? NONE : formatPercent(neededRate)}</td>
      <td className="num">{formatSignedMoney(profit)}</td>
      <td className={look}>
        {roi === null ? NONE : formatSignedPercent(roi)}
        {roiInterval ? <small>{signedSpanText(roiInterval)}</small> : null}
        {isTooFew ? <small>{`n = ${bets}`}</small> : null}
      </td>
    </tr>
  );
}

function PartTable({ title, caption, parts }: { title: string; caption?: string; parts: readonly NamedPart[] }) {
  if (parts.length === 0) return null;
  return (
    <Panel title={title} caption={caption} padded={false}>
      <WideTable label={`${title}, figures`}>
        <table className="tbl under">
          <ColumnHeads heads={[{ spoken: 'Part' }, ['Bets'], ['Won'], ['Win rate'], ['Needed'], ['Profit'], ['ROI']]} />
          <tbody>
            {parts.map((part) => (
              <PartRow key={part.name} part={part} />
            ))}
          </tbody>
        </table>
      </WideTable>
    </Panel>
  );
}

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
      <p className="cap an-all">{`Grey: fewer than ${leastBets} bets, shown with n. Intervals are 95%: Wilson for win rates, days resampled for ROI.`}</p>
    </div>
  );
}

import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import type { PriceCell } from '../digest.queries.ts';

/** What is priced, its best price and whose that is. */
export function Price({ cell, label }: { cell: Pick<PriceCell, 'odds' | 'bookName' | 'state'> | undefined; label: string }) {
  const { odds } = useReaderFormat();
  return (
    <span className="dg-price">
      <span className="cap">{label}</span>
      <b>{odds(cell?.odds)}</b>
      <span className="cap">{cell?.odds == null ? 'no price' : `${cell.bookName}${cell.state === 'stale' ? ', stale' : ''}`}</span>
    </span>
  );
}

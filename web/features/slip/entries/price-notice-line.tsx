import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { type SlipEntry, slip } from '../../../core/slip/index.ts';
import { formatLine } from '../../../lib/format.ts';
import { Button } from '../../../ui/controls/button.tsx';
import type { PriceNotice } from '../rules/price-notice.ts';

type Moved = Extract<PriceNotice, { kind: 'worse' | 'better' }>;

function takeNewPrice(entry: SlipEntry, { to, book, bookName }: Moved): void {
  slip.update(entry, { odds: to, addedOdds: to, ...(book ? { book } : {}), ...(bookName ? { bookName } : {}) });
}

/** What the board says about this price now, and the way to take it over. */
export function PriceNoticeLine({ entry, notice }: { entry: SlipEntry; notice: PriceNotice }) {
  const { odds } = useReaderFormat();
  if (notice.kind === 'off') return <p className="note slip-note">No book on our board offers this at the moment.</p>;
  if (notice.kind === 'stale')
    return <p className="note warn slip-note">Our board has no fresh price for this: check it at your book before you place it.</p>;
  if (notice.kind === 'line') {
    const line = (value: number): string => (entry.betType === 'total' ? String(value) : formatLine(value));
    return (
      <p className="note warn slip-note">
        The line moved from {line(notice.from)} to {line(notice.to)}, now {odds(notice.odds)}. Yours may no longer be on offer.
      </p>
    );
  }
  const isBetter = notice.kind === 'better';
  return (
    <div className={`note slip-note ${isBetter ? 'good' : 'warn'}`}>
      <p>
        {isBetter ? 'Better price' : 'Price moved'}: {odds(notice.from)} <span aria-hidden="true">→</span>
        <span className="sr">to</span> <b>{odds(notice.to)}</b>
        {notice.bookName ? ` at ${notice.bookName}` : ''}
      </p>
      <Button size="sm" onClick={() => takeNewPrice(entry, notice)}>
        Use new price
      </Button>
    </div>
  );
}

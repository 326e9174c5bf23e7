import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { selectionLabel } from '../../../core/slip/index.ts';
import { formatMoney } from '../../../lib/format.ts';
import type { Bet } from '../bet-types.ts';

type Terms = Bet['corrections'][number]['before'];

/** Every correction after the start, with what the bet stated before and after. */
export function Corrections({ bet }: { bet: Pick<Bet, 'corrections'> }) {
  const { odds, dateTime } = useReaderFormat();
  const words = ({ selection, odds: price, stake, book }: Terms): string =>
    [`${selectionLabel(selection)} ${odds(price)}`, formatMoney(stake), book].filter(Boolean).join(', ');
  if (bet.corrections.length === 0) return null;
  return (
    <section className="rcpt-fix" aria-label="Corrections">
      <h3>Corrected after the start</h3>
      <ol>
        {bet.corrections.map(({ at, reason, before, after }) => (
          <li key={at}>
            <span>
              <del>{words(before)}</del> <ins>{words(after)}</ins>
            </span>
            <small>
              {dateTime(at)}: {reason}
            </small>
          </li>
        ))}
      </ol>
      <p className="cap">Not counted in public figures or against the closing price.</p>
    </section>
  );
}

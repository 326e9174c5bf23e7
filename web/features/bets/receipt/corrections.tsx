import { DETAIL_NAMES } from '@clearedge/contract/bet-details';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { selectionLabel } from '../../../core/slip/index.ts';
import { formatMoney } from '../../../lib/format.ts';
import type { Bet } from '../bet-types.ts';

type Terms = Bet['corrections'][number]['before'];

/** Every correction after the start, with what the bet stated before and after. */
export function Corrections({ bet }: { bet: Pick<Bet, 'corrections'> }) {
  const { odds, dateTime } = useReaderFormat();
  const words = (terms: Terms): string =>
    [`${selectionLabel(terms.selection)} ${odds(terms.odds)}`, formatMoney(terms.stake), ...DETAIL_NAMES.map((name) => terms[name])]
      .filter(Boolean)
      .join(', ');
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

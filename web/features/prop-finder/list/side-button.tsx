import { DOUBT_WORDS } from '@clearedge/contract/doubts/price-doubts';
import clsx from 'clsx';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { type SlipIdentity, slip, useIsOnSlip } from '../../../core/slip/index.ts';
import { formatSignedPercent, NONE } from '../../../lib/format.ts';
import { evName } from '../../../lib/worth.ts';
import type { FinderProp } from '../finder.queries.ts';
import type { Shown } from '../finder-actions.ts';
import { kindWords, SIDE_WORD, type Side } from '../rules/words.ts';
import { type SideWorth, worthBand } from '../rules/worth-rules.ts';

interface SideButtonProps extends Shown {
  prop: FinderProp;
  side: Side;
  worth: SideWorth | null;
  isBest: boolean;
}

const NOWHERE: SlipIdentity = { gameId: '', betType: 'prop', selection: '' };

/** What stands beside the price: what it is worth, or why that is unknown. */
export function worthNote(prop: FinderProp, worth: SideWorth | null): string {
  if (worth === null) return 'not offered';
  if (prop.isStale) return 'stale';
  if (prop.isModelPrice) return 'model price';
  if (worth.ev === null) return 'no fair price';
  const why = worth.ev > 0 && worth.doubt !== null ? `. ${DOUBT_WORDS[worth.doubt]}` : '';
  return `${formatSignedPercent(worth.ev)} ${evName(worth.reference)}${why}`;
}

/** One side at its best price: press it and it is on the slip, press it again and it is not. */
export function SideButton({ prop, side, worth, isBest, actions, bookNames }: SideButtonProps) {
  const { odds } = useReaderFormat();
  const bookName = worth ? (bookNames.get(worth.book) ?? worth.book) : '';
  const entry = worth && !prop.isModelPrice ? actions.entryOf(prop, worth, bookName) : null;
  const isOn = useIsOnSlip(entry ?? NOWHERE);
  const isOpen = entry !== null && !prop.isStale;
  const note = worthNote(prop, worth);
  // Beside a book's code there is no room for a reason: the title has it.
  const book = worth && !prop.isModelPrice ? worth.book : null;
  const figure = worth?.ev != null ? formatSignedPercent(worth.ev) : book && !prop.isStale ? NONE : note;
  const price = worth ? odds(worth.odds) : NONE;
  const label = `${prop.playerName} ${SIDE_WORD[side]} ${prop.line} ${kindWords(prop.propType)}, ${worth ? `${price} at ${prop.isModelPrice ? 'the model price' : bookName}, ` : ''}${note}`;
  return (
    <button
      type="button"
      className={clsx('odds pf-side', !worth && 'off', prop.isStale && 'stale', isOn && isOpen && 'sel', isBest && 'best')}
      aria-pressed={isOpen ? isOn : undefined}
      aria-label={label}
      title={label}
      disabled={!isOpen && !isOn}
      onClick={() => entry && (isOn ? slip.remove(entry) : slip.add(entry))}
    >
      <span className="ln">{`${SIDE_WORD[side][0]} ${prop.line}`}</span>
      <span className="pr">{price}</span>
      {book && <span className="bk">{book}</span>}
      <span className={clsx('ag', worth && worthBand(worth))}>{figure}</span>
    </button>
  );
}

import clsx from 'clsx';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { NONE } from '../../../lib/format.ts';
import { practiceSlip, useIsOnPracticeSlip } from '../slip/slip-store.ts';
import type { GameOffer } from './game-offer.ts';

const NOTHING = { gameId: '', betType: 'moneyline', selection: '' } as const;

/** One price: a press puts it on the practice slip, and the next takes it off. */
export function PriceButton({ offer }: { offer: GameOffer }) {
  const { odds } = useReaderFormat();
  const { item, isOpen } = offer;
  const isOn = useIsOnPracticeSlip(item ?? NOTHING);
  const label = isOn ? `${offer.spoken}, on your slip` : offer.spoken;
  const toggle = (): void => {
    if (!item) return;
    if (isOn) practiceSlip.remove(item);
    else practiceSlip.add(item);
  };
  return (
    <button
      type="button"
      className={clsx('odds', offer.look, isOn && isOpen && 'sel')}
      disabled={!isOpen || !item}
      title={label}
      aria-pressed={isOn}
      onClick={toggle}
    >
      <span className="sr">{label}</span>
      <span className="ln" aria-hidden="true">
        {offer.short}
      </span>
      <span className="pr" aria-hidden="true">
        {offer.odds === null ? NONE : odds(offer.odds)}
      </span>
      <span className="bk" aria-hidden="true">
        {offer.book ?? ''}
      </span>
      <span className="ag" aria-hidden="true">
        {offer.note}
      </span>
    </button>
  );
}

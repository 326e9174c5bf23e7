import { comparePrices, isAmericanPrice } from '@clearedge/quant/price';
import { useReaderFormat } from '../../../../core/settings/reader-format.ts';
import { slipIdentity } from '../../../../core/slip/index.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import type { Quote } from '../../practice-types.ts';
import { forgetRefusal, useRefusal } from '../placing/place-slip.ts';
import type { PracticeItem } from '../rules/item.ts';
import { practiceSlip } from '../slip-store.ts';

interface PriceChoiceProps {
  from: number;
  to: number;
  disabled: boolean;
  onAccept: () => void;
  onRefuse: () => void;
}

/** Old and new price, and the choice that is the bettor's. */
export function PriceChoice({ from, to, disabled, onAccept, onRefuse }: PriceChoiceProps) {
  const { odds } = useReaderFormat();
  return (
    <div className="note warn vs-note vs-moved" role="alert">
      <p>
        Price moved: {odds(from)} <span aria-hidden="true">→</span>
        <span className="sr">to</span> <b>{odds(to)}</b>
      </p>
      <span className="acts">
        <Button size="sm" disabled={disabled} onClick={onAccept}>
          Accept {odds(to)}
        </Button>
        <Button size="sm" look="quiet" disabled={disabled} onClick={onRefuse}>
          Refuse
        </Button>
      </span>
    </div>
  );
}

const isBetter = (now: number, before: number): boolean =>
  isAmericanPrice(now) && isAmericanPrice(before) && comparePrices(now, before) > 0;

interface MovedPriceProps {
  item: PracticeItem;
  quoted: Quote['legs'][number] | undefined;
  disabled: boolean;
  /** Called with the item at its new price, when a placement had been refused for it. */
  onAccept: (item: PracticeItem) => void;
  onRefuse: () => void;
}

/** What stands between a single and its placement: a price that moved, or another refusal. */
export function MovedPrice({ item, quoted, disabled, onAccept, onRefuse }: MovedPriceProps) {
  const { odds, prices } = useReaderFormat();
  const refusal = useRefusal(slipIdentity(item));
  const current = quoted && quoted.seenOdds === item.odds ? quoted.odds : null;
  const to = refusal?.movedTo ?? current;
  const accept = (price: number): void => {
    const wasRefused = refusal?.movedTo === price;
    forgetRefusal(slipIdentity(item));
    practiceSlip.change(item, { odds: price });
    if (wasRefused) onAccept({ ...item, odds: price });
  };
  if (to !== null && to !== item.odds && !isBetter(to, item.odds))
    return <PriceChoice from={item.odds} to={to} disabled={disabled} onAccept={() => accept(to)} onRefuse={onRefuse} />;
  if (refusal && refusal.movedTo === null)
    return (
      <p className="note bad vs-note" role="alert">
        {prices(refusal.message)}
      </p>
    );
  return to !== null && to !== item.odds ? <p className="note good vs-note">Now {odds(to)}: you get the better price.</p> : null;
}

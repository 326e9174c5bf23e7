import { X } from 'lucide-react';
import { useReaderFormat } from '../../../../core/settings/reader-format.ts';
import { gameLabel, selectionLabel, slipIdentity } from '../../../../core/slip/index.ts';
import { formatMoney, NONE } from '../../../../lib/format.ts';
import { AmountInput } from '../../../../ui/controls/amount-input.tsx';
import { IconButton } from '../../../../ui/controls/button.tsx';
import type { Quote } from '../../practice-types.ts';
import { forgetRefusal } from '../placing/place-slip.ts';
import { type PracticeItem, readDollars, seenOdds, writeDollars } from '../rules/item.ts';
import { winOf } from '../rules/slip-totals.ts';
import { practiceSlip } from '../slip-store.ts';
import { MovedPrice } from './moved-price.tsx';

export interface SlipLegProps {
  item: PracticeItem;
  quoted: Quote['legs'][number] | undefined;
  /** As a leg of a parlay it has no stake of its own, and its price is always the current one. */
  isLeg: boolean;
  /** Another leg of the same game stands beside it. */
  isSameGame: boolean;
  disabled: boolean;
  onAccept: (item: PracticeItem) => void;
}

function Stake({ item, disabled }: Pick<SlipLegProps, 'item' | 'disabled'>) {
  const win = winOf(item.stake, item.odds);
  return (
    <div className="vs-stake">
      <AmountInput
        label="Stake $"
        spoken={`Stake, ${selectionLabel(item.selection)}`}
        value={item.stake}
        read={readDollars}
        write={writeDollars}
        step={1}
        min={0}
        disabled={disabled}
        onChange={(stake) => practiceSlip.change(item, { stake })}
      />
      <p>
        <span className="cap">to win</span> <b>{win > 0 ? formatMoney(win) : NONE}</b>
      </p>
    </div>
  );
}

function Where({ item, isLeg, isSameGame }: Pick<SlipLegProps, 'item' | 'isLeg' | 'isSameGame'>) {
  const { gameTime } = useReaderFormat();
  const source = item.isModelPrice ? 'model price' : item.bookName;
  const time = item.startsAt ? gameTime(item.startsAt) : null;
  return (
    <p className="cap">
      {[gameLabel(item.gameId), isLeg && isSameGame ? 'same game' : time].filter(Boolean).join(', ')}
      {source ? ` · ${source}` : ''}
    </p>
  );
}

export function SlipLeg({ item, quoted, isLeg, isSameGame, disabled, onAccept }: SlipLegProps) {
  const { odds } = useReaderFormat();
  const stated = selectionLabel(item.selection);
  const remove = (): void => {
    forgetRefusal(slipIdentity(item));
    practiceSlip.remove(item);
  };
  return (
    <li className="vs-leg" data-rail={(isLeg && isSameGame) || undefined}>
      <div className="vs-leg-h">
        <div>
          <b>{stated}</b>
          <Where item={item} isLeg={isLeg} isSameGame={isSameGame} />
        </div>
        <b className="vs-leg-o">{odds(isLeg ? seenOdds(item, quoted) : item.odds)}</b>
        <IconButton label={`Remove ${stated}`} disabled={disabled} onClick={remove}>
          <X />
        </IconButton>
      </div>
      {isLeg ? null : <Stake item={item} disabled={disabled} />}
      {quoted?.problem ? <p className="note warn vs-note">{quoted.problem}</p> : null}
      {isLeg ? null : <MovedPrice item={item} quoted={quoted} disabled={disabled} onAccept={onAccept} onRefuse={remove} />}
    </li>
  );
}

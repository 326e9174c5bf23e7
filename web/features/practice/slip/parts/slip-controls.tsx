import { AmountInput } from '../../../../ui/controls/amount-input.tsx';
import { forgetRefusal, WHOLE_SLIP } from '../placing/refusals.ts';
import type { SlipOrder } from '../placing/use-slip-order.ts';
import { readDollars, writeDollars } from '../rules/stake-text.ts';
import { practiceSlip } from '../slip-store.ts';
import { ParlaySum } from './parlay-part.tsx';
import { RoundRobin } from './round-robin.tsx';
import { ShareButtons } from './share-buttons.tsx';

interface SlipControlsProps {
  order: SlipOrder;
  part: 'mode' | 'stake';
  balance: number | undefined;
}

function ParlayMode({ order }: { order: SlipOrder }) {
  const { items, isParlay, sizes } = order.slip;
  if (items.length < 2) return null;
  const words = isParlay && sizes.length === 0 ? `one bet, ${items.length} legs` : `${order.totals.bets} bets`;
  return (
    <div className="vs-mode">
      <label className="choice">
        <input
          type="checkbox"
          checked={isParlay}
          disabled={order.isPlacing}
          onChange={(event) => {
            forgetRefusal(WHOLE_SLIP);
            practiceSlip.set({ isParlay: event.target.checked });
          }}
        />
        Parlay mode
      </label>
      {order.totals.bets > 0 ? <span className="cap">{words}</span> : null}
    </div>
  );
}

const setAll = (order: SlipOrder, stake: number): void => {
  for (const item of order.slip.items) practiceSlip.change(item, { stake });
};

/** Singles or parlay above the selections; the stake for all of them below. */
export function SlipControls({ order, part, balance }: SlipControlsProps) {
  const { items, isParlay, parlayStake, sizes } = order.slip;
  if (part === 'mode') return <ParlayMode order={order} />;
  if (!isParlay)
    return (
      <div className="vs-all">
        <span className="cap">{items.length > 1 ? 'Stake for each bet' : 'Stake'}</span>
        <ShareButtons balance={balance} bets={items.length} disabled={order.isPlacing} onPick={(stake) => setAll(order, stake)} />
      </div>
    );
  return (
    <>
      <RoundRobin legs={items.length} sizes={sizes} disabled={order.isPlacing} />
      {sizes.length === 0 ? <ParlaySum price={order.price} legs={items.length} /> : null}
      <div className="vs-all">
        <AmountInput
          label={sizes.length > 0 ? 'Each parlay $' : 'Stake $'}
          spoken="Parlay stake"
          value={parlayStake}
          read={readDollars}
          write={writeDollars}
          step={1}
          min={0}
          disabled={order.isPlacing}
          onChange={(stake) => practiceSlip.set({ parlayStake: stake })}
        />
        <ShareButtons
          balance={balance}
          bets={order.totals.bets}
          disabled={order.isPlacing}
          onPick={(stake) => practiceSlip.set({ parlayStake: stake })}
        />
      </div>
    </>
  );
}

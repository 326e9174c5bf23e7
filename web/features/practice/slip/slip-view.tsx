import { ReceiptText } from 'lucide-react';
import { formatMoney } from '../../../lib/format.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { EmptyState } from '../../../ui/states/states.tsx';
import { BankrollChoice, useSlipBalance } from './parts/bankroll-choice.tsx';
import { SlipControls } from './parts/slip-controls.tsx';
import { SlipLeg } from './parts/slip-leg.tsx';
import { SlipNotes } from './parts/slip-notes.tsx';
import { SlipSums } from './parts/slip-sums.tsx';
import { type SlipOrder, useSlipOrder } from './placing/use-slip-order.ts';
import { itemId } from './rules/item.ts';

function Legs({ order }: { order: SlipOrder }) {
  const { items, isParlay } = order.slip;
  return (
    <ul className="vs-legs">
      {items.map((item, at) => (
        <SlipLeg
          key={itemId(item)}
          item={item}
          quoted={order.quote?.legs[at]}
          isLeg={isParlay}
          isSameGame={items.some((other) => other !== item && other.gameId === item.gameId)}
          disabled={order.isPlacing}
          onAccept={order.placeOne}
        />
      ))}
    </ul>
  );
}

const placeWords = ({ totals, isPlacing }: SlipOrder): string => {
  if (isPlacing) return 'Placing...';
  const bets = Math.max(1, totals.bets);
  return `Place ${bets} ${bets === 1 ? 'Bet' : 'Bets'}${totals.stake > 0 ? `, ${formatMoney(totals.stake)}` : ''}`;
};

/** The whole practice slip. */
export function PracticeSlipView() {
  const order = useSlipOrder();
  const balance = useSlipBalance();
  const { win } = order.totals;
  if (order.slip.items.length === 0)
    return (
      <>
        <BankrollChoice />
        <EmptyState icon={ReceiptText} title="Your slip is empty" hint="Tap any price to add it." />
      </>
    );
  return (
    <>
      <BankrollChoice />
      <SlipControls order={order} part="mode" balance={balance} />
      <Legs order={order} />
      <SlipNotes order={order} />
      <SlipControls order={order} part="stake" balance={balance} />
      <SlipSums totals={order.totals} balance={balance} />
      <div className="vs-place">
        <Button look="primary" full className="vs-go" disabled={!order.canPlace} onClick={order.placeAll}>
          {placeWords(order)}
        </Button>
        <p className="cap">
          {win !== null && win > 0 ? <b>To win {formatMoney(win)}. </b> : null}
          Practice money, no cash value. Accepted at the server’s price until first pitch.
        </p>
      </div>
    </>
  );
}

import type { Bankroll } from '@clearedge/contract/competition';
import { ReceiptText } from 'lucide-react';
import { formatDate, formatMoney, NONE } from '../../../lib/format.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Segmented } from '../../../ui/controls/segmented.tsx';
import { EmptyState } from '../../../ui/states/states.tsx';
import { useBalance } from '../practice.queries.ts';
import type { Balance } from '../practice-types.ts';
import { SlipControls } from './parts/slip-controls.tsx';
import { SlipLeg } from './parts/slip-leg.tsx';
import { SlipNotes } from './parts/slip-notes.tsx';
import { forgetRefusals } from './placing/refusals.ts';
import { type SlipOrder, useSlipOrder } from './placing/use-slip-order.ts';
import { itemId } from './rules/item.ts';
import type { Totals } from './rules/slip-totals.ts';
import { practiceSlip, usePracticeSlip } from './slip-store.ts';

const noteOf = (bankroll: Bankroll, { contest }: Balance): string =>
  bankroll === 'contest'
    ? `Counts on the leaderboard: games of ${formatDate(contest.weekOn, 'plain')} to ${formatDate(contest.endsOn, 'plain')}. No cash-out, no reset.`
    : 'For practice alone: not ranked. Can be reset.';

const choose = (bankroll: Bankroll): void => {
  forgetRefusals();
  practiceSlip.set({ bankroll });
};

/** Which bankroll stakes the slip, with what each holds. */
function BankrollChoice() {
  const { bankroll } = usePracticeSlip();
  const { data } = useBalance();
  const label = (name: string, balance: number | undefined) => (
    <span className="vs-roll">
      {name}
      <small>{balance === undefined ? '' : formatMoney(balance)}</small>
    </span>
  );
  return (
    <div className="vs-rolls">
      <Segmented
        label="Bankroll"
        value={bankroll}
        onChange={choose}
        options={[
          { value: 'contest', label: label('Contest', data?.contest.balance) },
          { value: 'practice', label: label('Practice', data?.balance) },
        ]}
      />
      {data ? <p className="cap">{noteOf(bankroll, data)}</p> : null}
    </div>
  );
}

/** What the chosen bankroll holds. */
function useSlipBalance(): number | undefined {
  const { bankroll } = usePracticeSlip();
  const { data } = useBalance();
  return bankroll === 'contest' ? data?.contest.balance : data?.balance;
}

/** What is risked, what it may bring, and what is left of the balance. */
function SlipSums({ totals: { stake, win, bets }, balance }: { totals: Totals; balance: number | undefined }) {
  const has = stake > 0 && win !== null && win > 0;
  const left = balance === undefined ? undefined : Math.round((balance - stake) * 100) / 100;
  return (
    <dl className="vs-sum">
      <dt>Total stake{bets > 1 ? `, ${bets} bets` : ''}</dt>
      <dd>{formatMoney(stake)}</dd>
      <dt>Potential win</dt>
      <dd className="big">{has ? formatMoney(win) : NONE}</dd>
      <dt>Payout with stake</dt>
      <dd>{has ? formatMoney(Math.round((stake + win) * 100) / 100) : NONE}</dd>
      <dt>Balance after</dt>
      <dd className={left !== undefined && left < 0 ? 'neg' : undefined}>{left === undefined ? NONE : formatMoney(left)}</dd>
    </dl>
  );
}

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

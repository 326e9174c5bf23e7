import { type Bankroll, PRACTICE_STAKE_LEAST } from '@clearedge/contract/competition';
import { ReceiptText } from 'lucide-react';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { selectionLabel, slipIdentity } from '../../../core/slip/index.ts';
import { formatDate, formatMoney, NONE, plural } from '../../../lib/format.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Segmented } from '../../../ui/controls/segmented.tsx';
import { EmptyState } from '../../../ui/states/states.tsx';
import { bothSidesTaken, marketOf } from '../both-sides.ts';
import { useBalance, useOpenBets } from '../practice.queries.ts';
import type { Balance } from '../practice-types.ts';
import { ClearSlip } from './clear-slip.tsx';
import { PriceChoice } from './parts/moved-price.tsx';
import { SlipControls } from './parts/slip-controls.tsx';
import { SlipLeg } from './parts/slip-leg.tsx';
import { forgetRefusal, forgetRefusals, useRefusal, WHOLE_SLIP } from './placing/place-slip.ts';
import { type SlipOrder, useSlipOrder } from './placing/use-slip-order.ts';
import { LEGS_MOST, type Totals } from './rules/slip-totals.ts';
import { practiceSlip, usePracticeSlip } from './slip-store.ts';

const isCoveredBy = (order: SlipOrder): boolean => order.conflicts.length > 0 || !!order.quote?.legs.some((leg) => leg.problem);

function WholeRefusal({ order }: { order: SlipOrder }) {
  const { prices } = useReaderFormat();
  const refusal = useRefusal(WHOLE_SLIP);
  if (!refusal || !order.slip.isParlay) return null;
  const { movedTo } = refusal;
  const from = order.price?.odds;
  if (movedTo === null || from === undefined || order.slip.sizes.length > 0)
    return (
      <p className="note bad vs-note" role="alert">
        {prices(refusal.message)}
      </p>
    );
  const forget = (): void => forgetRefusal(WHOLE_SLIP);
  return (
    <PriceChoice
      from={from}
      to={movedTo}
      disabled={order.isPlacing}
      onRefuse={forget}
      onAccept={() => {
        forget();
        order.placeAt(movedTo);
      }}
    />
  );
}

/** Of contest bets: both sides of one market, on the slip or with an open bet, score nothing. */
function UnscoredNote({ order: { slip } }: { order: SlipOrder }) {
  const { data: open = [] } = useOpenBets();
  if (slip.bankroll !== 'contest') return null;
  const placed = open.filter(({ bankroll }) => bankroll === 'contest').flatMap(({ legs }) => legs);
  const both = bothSidesTaken([...slip.items, ...placed]);
  if (!slip.items.some((item) => both.has(marketOf(item)))) return null;
  return <p className="note warn vs-note">Both sides of one market: neither bet scores on the leaderboard.</p>;
}

const isBeyond = ({ totals }: SlipOrder, balance: number | undefined): balance is number => balance !== undefined && totals.stake > balance;

/** What stands in the way of the slip as a whole. */
function SlipNotes({ order, balance }: { order: SlipOrder; balance: number | undefined }) {
  const { prices } = useReaderFormat();
  const { isParlay, items } = order.slip;
  const parlayProblem = isParlay && !isCoveredBy(order) ? order.quote?.problem : null;
  const problem = order.slip.teaser === null ? parlayProblem : order.teaser?.problem;
  return (
    <>
      {order.conflicts.map(({ id, text }) => (
        <p className="note warn vs-note" key={id}>
          {text}
          {isParlay ? ' Take one of them off: a parlay needs legs that go together.' : ''}
        </p>
      ))}
      <UnscoredNote order={order} />
      {isParlay && items.length > LEGS_MOST ? <p className="note warn vs-note">A parlay has at most {LEGS_MOST} legs.</p> : null}
      {order.isTooLittle ? <p className="note warn vs-note">The minimum stake is ${PRACTICE_STAKE_LEAST}.</p> : null}
      {isBeyond(order, balance) ? (
        <p className="note bad vs-note" role="alert">
          {formatMoney(order.totals.stake)} is more than your balance of {formatMoney(balance)}.
        </p>
      ) : null}
      {problem ? <p className="note warn vs-note">{prices(problem)}</p> : null}
      {order.isQuoteLost ? (
        <p className="note vs-note">Prices could not be checked just now. The server checks them again when you place.</p>
      ) : null}
      <WholeRefusal order={order} />
    </>
  );
}

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
      <dt>To win</dt>
      <dd className="big">{has ? formatMoney(win) : NONE}</dd>
      <dt>Balance after</dt>
      <dd>{left === undefined || left < 0 ? NONE : formatMoney(left)}</dd>
    </dl>
  );
}

function Legs({ order }: { order: SlipOrder }) {
  const { items, isParlay } = order.slip;
  return (
    <ul className="vs-legs">
      {items.map((item, at) => (
        <SlipLeg
          key={slipIdentity(item)}
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

const placeWords = ({ totals, isPlacing, haveStarted }: SlipOrder): string => {
  if (isPlacing) return 'Placing...';
  if (haveStarted) return 'All of these have started';
  const bets = Math.max(1, totals.bets);
  return `Place ${plural(bets, 'Bet')}${totals.stake > 0 ? `, ${formatMoney(totals.stake)}` : ''}`;
};

/** Bets of the slip that can only be tracked. */
function NotTaken({ order }: { order: SlipOrder }) {
  const { left } = order.slip;
  if (left.length === 0) return null;
  return (
    <p className="note vs-note">
      Not offered in practice: {left.map(({ selection }) => selectionLabel(selection)).join(', ')}. Track it instead.
    </p>
  );
}

export function PracticeSlipView() {
  const order = useSlipOrder();
  const balance = useSlipBalance();
  if (order.slip.items.length === 0)
    return (
      <>
        <BankrollChoice />
        <EmptyState icon={ReceiptText} title="Your slip is empty" hint="Tap any price to add it." />
        <NotTaken order={order} />
      </>
    );
  return (
    <>
      <BankrollChoice />
      <SlipControls order={order} part="mode" balance={balance} />
      <Legs order={order} />
      <NotTaken order={order} />
      <SlipNotes order={order} balance={balance} />
      <SlipControls order={order} part="stake" balance={balance} />
      <div className="vs-place">
        <SlipSums totals={order.totals} balance={balance} />
        <Button look="primary" full className="vs-go" disabled={!order.canPlace || isBeyond(order, balance)} onClick={order.placeAll}>
          {placeWords(order)}
        </Button>
        <div className="vs-end">
          <p className="cap">Practice money, no cash value. Accepted at the server’s price until the game starts.</p>
          <ClearSlip />
        </div>
      </div>
    </>
  );
}

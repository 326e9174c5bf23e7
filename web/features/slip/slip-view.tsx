import { useId, useState } from 'react';
import { Link } from 'react-router';
import { useNow } from '../../core/clock.ts';
import { useSession } from '../../core/session/session.ts';
import { openSignIn } from '../../core/session/sign-in.ts';
import { type SlipEntry, slip, useSlip } from '../../core/slip/index.ts';
import type { ToastText } from '../../core/toasts/toasts.ts';
import { formatMoney, formatSignedMoney, formatSignedPercent, NONE } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { useBoard } from '../../sports/registry.ts';
import { AmountInput } from '../../ui/controls/amount-input.tsx';
import { Button, buttonClass } from '../../ui/controls/button.tsx';
import { EmptyState } from '../../ui/states/states.tsx';
import { EntryGroup } from './entries/entry-group.tsx';
import { UnitButtons } from './entries/unit-buttons.tsx';
import { showRefusals, usePlaceSlip } from './slip-placing.ts';
import { entryState, groupEntries, placeable, readStake, slipTotals, type SlipTotals as Totals } from './slip-rules.ts';
import './slip-foot.css';
import './slip.css';

interface PlaceButtonProps {
  /** Bets that would be sent. */
  ready: readonly SlipEntry[];
  /** Bets that can still be placed, staked or not. */
  open: readonly SlipEntry[];
  /** On My Bets every bet needs a stake before any is sent. */
  isStrict: boolean;
  isPlacing: boolean;
  onPlace: () => void;
  /** Called before the sign-in dialog opens, so that it does not open on top of another one. */
  onSignIn?: (() => void) | undefined;
}

function PlaceButton({ ready, open, isStrict, isPlacing, onPlace, onSignIn }: PlaceButtonProps) {
  const { user, isLoading } = useSession();
  if (!user && !isLoading)
    return (
      <Button
        look="primary"
        full
        className="slip-go"
        onClick={() => {
          onSignIn?.();
          openSignIn('login');
        }}
      >
        Sign In to place your bets
      </Button>
    );
  const count = isStrict || ready.length === 0 ? open.length : ready.length;
  const isOff = isPlacing || isLoading || ready.length === 0 || (isStrict && ready.length < open.length);
  return (
    <Button look="primary" full className="slip-go" disabled={isOff} onClick={onPlace}>
      {isPlacing ? 'Placing...' : `Place ${count} ${count === 1 ? 'Bet' : 'Bets'}`}
    </Button>
  );
}

/** What pressing the button does, and what it does not. */
function PlaceNote() {
  const { user, isLoading } = useSession();
  return (
    <p className="cap">
      {user || isLoading
        ? 'ClearEdge keeps the record. Place the bets themselves at your book; entries close at first pitch.'
        : 'Your slip stays as it is while you sign in.'}
    </p>
  );
}

/** One stake for every bet that can still be placed. */
function StakeAll({ entries, disabled }: { entries: readonly SlipEntry[]; disabled: boolean }) {
  const [stake, setStake] = useState(0);
  const apply = (amount: number): void => {
    setStake(amount);
    for (const entry of entries) slip.update(entry, { stake: amount });
  };
  return (
    <form
      className="slip-all"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        apply(stake);
      }}
    >
      <AmountInput
        label="Each bet $"
        spoken="Stake for every bet"
        value={stake}
        read={readStake}
        write={(amount) => amount.toFixed(2)}
        step={0.01}
        min={0}
        disabled={disabled}
        onChange={setStake}
      />
      <Button type="submit" disabled={disabled || stake <= 0}>
        Apply to all
      </Button>
      <UnitButtons label="Stake in units for every bet" disabled={disabled} onPick={apply} />
    </form>
  );
}

/** What is risked and what every bet winning would bring; "win" is the profit, as everywhere in the product. */
function SlipTotals({ stake, win, payout }: Totals) {
  const has = win > 0;
  return (
    <dl className="slip-sum">
      <dt>Total Stake</dt>
      <dd>{formatMoney(stake)}</dd>
      <dt>Potential Win</dt>
      <dd>{has ? formatMoney(win) : NONE}</dd>
      <dt>Payout with stake</dt>
      <dd>{has ? formatMoney(payout) : NONE}</dd>
      <dt className="big">Potential Profit</dt>
      <dd className={has ? 'big pos' : 'big'}>
        {has ? formatSignedMoney(win) : NONE}
        {has ? <small>{formatSignedPercent(win / stake)} of the stake if every bet wins</small> : null}
      </dd>
    </dl>
  );
}

interface SlipViewProps {
  /** On My Bets the button waits until every bet has a stake. */
  isStrict?: boolean;
  /** What is shown when bets are not taken, where a page has words of its own. */
  failure?: ToastText | undefined;
  /** Called when something on the slip leads elsewhere. */
  onLeave?: (() => void) | undefined;
}

function clearSlip(): void {
  slip.clear();
  showRefusals([]);
}

function SlipEmpty({ onLeave }: { onLeave?: (() => void) | undefined }) {
  return (
    <EmptyState
      title="No active bets"
      hint="Tap any price to add it."
      action={
        <Link className={buttonClass()} to={paths.games()} onClick={onLeave}>
          View games
        </Link>
      }
    />
  );
}

/** The whole slip: bets by game, one stake for all, totals and the button that places them. */
export function SlipView({ isStrict = false, failure, onLeave }: SlipViewProps) {
  const { entries } = useSlip();
  const board = useBoard(entries);
  const now = useNow(10_000);
  const hintId = useId();
  const { place, isPlacing } = usePlaceSlip(failure);
  if (entries.length === 0) return <SlipEmpty onLeave={onLeave} />;
  const open = entries.filter((entry) => entryState(entry, board, now) !== 'closed');
  const ready = placeable(entries, board, now);
  return (
    <div className="slip-v">
      <div className="slip-cols">
        <div className="slip-list">
          {groupEntries(entries).map((group) => (
            <EntryGroup key={group.gameId} group={group} board={board} now={now} hintId={hintId} disabled={isPlacing} />
          ))}
        </div>
        <div className="slip-foot">
          <p className="cap" id={hintId}>
            Got a different price? Edit it.
          </p>
          {open.length > 1 ? <StakeAll entries={open} disabled={isPlacing} /> : null}
          <SlipTotals {...slipTotals(ready)} />
          <div className="slip-place">
            <PlaceButton
              ready={ready}
              open={open}
              isStrict={isStrict}
              isPlacing={isPlacing}
              onPlace={() => place(ready)}
              onSignIn={onLeave}
            />
          </div>
          <PlaceNote />
          <Button look="quiet" size="sm" disabled={isPlacing} onClick={clearSlip}>
            Clear All
          </Button>
        </div>
      </div>
    </div>
  );
}

import { useState } from 'react';
import { useSession } from '../../core/session/session.ts';
import { openSignIn } from '../../core/session/sign-in.ts';
import { type SlipEntry, slip } from '../../core/slip/index.ts';
import { formatMoney, NONE, plural } from '../../lib/format.ts';
import { AmountInput } from '../../ui/controls/amount-input.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { QuickStakes } from './entries/quick-stakes.tsx';
import { readStake } from './slip-rules.ts';
import './slip-foot.css';

const ALL_STARTED = 'All of these have started';

interface PlaceButtonProps {
  /** Bets that the button speaks of; 0 once all have started. */
  count: number;
  /** Something is missing before any can be sent. */
  isOff: boolean;
  isPlacing: boolean;
  onPlace: () => void;
  /** Called before the sign-in dialog opens, so that it does not open on top of another one. */
  onSignIn?: (() => void) | undefined;
}

export function PlaceButton({ count, isOff, isPlacing, onPlace, onSignIn }: PlaceButtonProps) {
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
  return (
    <Button look="primary" full className="slip-go" disabled={isOff || isPlacing || isLoading} onClick={onPlace}>
      {isPlacing ? 'Placing...' : count === 0 ? ALL_STARTED : `Place ${plural(count, 'Bet')}`}
    </Button>
  );
}

/** What pressing the button does, and what it does not. */
export function PlaceNote() {
  const { user, isLoading } = useSession();
  return (
    <p className="cap">
      {user || isLoading ? 'ClearEdge records your bet. Place it at your book.' : 'Your slip stays as it is while you sign in.'}
    </p>
  );
}

/** One stake for every bet that can still be placed. */
export function StakeAll({ entries, disabled }: { entries: readonly SlipEntry[]; disabled: boolean }) {
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
      <QuickStakes label="Quick stakes for every bet" disabled={disabled} onPick={apply} />
    </form>
  );
}

/** What is risked and the profit if every bet wins. */
export function SlipTotals({ stake, win }: { stake: number; win: number }) {
  return (
    <dl className="slip-sum">
      <dt>Total Stake</dt>
      <dd>{formatMoney(stake)}</dd>
      <dt className="big">To win</dt>
      <dd className="big">{win > 0 ? formatMoney(win) : NONE}</dd>
    </dl>
  );
}

import { useSession } from '../../core/session/session.ts';
import { openSignIn } from '../../core/session/sign-in.ts';
import type { SlipEntry } from '../../core/slip/index.ts';
import { Button } from '../../ui/controls/button.tsx';

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

export function PlaceButton({ ready, open, isStrict, isPlacing, onPlace, onSignIn }: PlaceButtonProps) {
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
export function PlaceNote() {
  const { user, isLoading } = useSession();
  return (
    <p className="cap">
      {user || isLoading
        ? 'ClearEdge keeps the record. Place the bets themselves at your book; entries close at first pitch.'
        : 'Your slip stays as it is while you sign in.'}
    </p>
  );
}
